# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Short SVG text: numbers without needless digits, and the elements the drawings are made of."""


def num(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def thin(values):
    """Opacity of the one thing that is painted, not of the element: that would be drawn apart first, which takes longer."""
    if "opacity" not in values or ("fill" in values) == ("stroke" in values):
        return values
    paint = "fill" if "fill" in values else "stroke"
    return {f"{paint}_opacity" if name == "opacity" else name: value for name, value in values.items()}


def attributes(values):
    parts = []
    for name, value in values.items():
        if value is not None:
            value = num(value) if isinstance(value, (int, float)) else value
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{value}"')
    return "".join(parts)


def path(d, **values):
    return f'<path d="{d}"{attributes(thin(values))}/>'


def line(points, closed=False):
    """Path data through the points, in relative steps of a tenth of a unit."""
    x, y = round(points[0][0] * 10), round(points[0][1] * 10)
    parts = [f"M{num(x / 10)} {num(y / 10)}l"]
    for px, py in points[1:]:
        nx, ny = round(px * 10), round(py * 10)
        dx, dy = num((nx - x) / 10), num((ny - y) / 10)
        parts.append(f"{dx}{'' if dy.startswith('-') else ' '}{dy} ")
        x, y = nx, ny
    return "".join(parts).rstrip() + ("z" if closed else "")


def dots(points):
    """Path data of dots, to be stroked with round caps."""
    return "".join(f"M{num(x)} {num(y)}h.1" for x, y in points)


def circle(x, y, r, **values):
    return f"<circle{attributes(thin(dict(cx=x, cy=y, r=r, **values)))}/>"


def ellipse(x, y, rx, ry, **values):
    return f"<ellipse{attributes(thin(dict(cx=x, cy=y, rx=rx, ry=ry, **values)))}/>"


def rect(x, y, width, height, **values):
    return f"<rect{attributes(thin(dict(x=x, y=y, width=width, height=height, **values)))}/>"


def group(content, **values):
    return f"<g{attributes(values)}>{content}</g>"
