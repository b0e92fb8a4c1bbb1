# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plane geometry on a tile of SIZE units: x grows east, y grows south, points are (x, y) pairs."""

import math

SIZE = 512
MIDDLE = SIZE / 2
SIDES = "NESW"
SIDE_MIDDLE = {"N": (MIDDLE, 0), "E": (SIZE, MIDDLE), "S": (MIDDLE, SIZE), "W": (0, MIDDLE)}
INWARD = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
CORNERS = {"NW": (0, 0), "NE": (SIZE, 0), "SE": (SIZE, SIZE), "SW": (0, SIZE)}


def turn(point, quarters):
    """The point after the tile has been turned clockwise by so many quarters."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIZE - y, x
    return (x, y)


def lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def step(point, direction, length):
    return (point[0] + direction[0] * length, point[1] + direction[1] * length)


def heading(degrees):
    """Unit vector, 0 = east, growing clockwise on the screen."""
    return (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def bezier(p0, p1, p2, p3, steps=28):
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                       a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    return points


def smooth(points, steps=10):
    """A curve through all the points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    curve = [points[0]]
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1:i + 3]
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        curve += bezier(b, first, second, c, steps)[1:]
    return curve


def length(line):
    return sum(distance(a, b) for a, b in zip(line, line[1:]))


def normals(line):
    """Unit normals to the left of the walk as seen on the screen, one per point."""
    result = []
    for i in range(len(line)):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        d = distance(a, b) or 1
        result.append(((b[1] - a[1]) / d, -(b[0] - a[0]) / d))
    return result


def offset(line, by):
    """The line moved to its left; `by` is a number or a function of the part walked, 0 to 1."""
    amount = by if callable(by) else lambda _t: by
    last = len(line) - 1
    return [step(p, n, amount(i / last)) for i, (p, n) in enumerate(zip(line, normals(line)))]


def along(line, t):
    """Point and unit direction at the part t (0 to 1) of the line's length."""
    goal = length(line) * t
    for a, b in zip(line, line[1:]):
        piece = distance(a, b)
        if piece and goal <= piece:
            return lerp(a, b, goal / piece), ((b[0] - a[0]) / piece, (b[1] - a[1]) / piece)
        goal -= piece
    a, b = line[-2:]
    piece = distance(a, b)
    return b, ((b[0] - a[0]) / piece, (b[1] - a[1]) / piece)


def inside(point, polygon):
    x, y = point
    odd = False
    j = len(polygon) - 1
    for i, (xi, yi) in enumerate(polygon):
        xj, yj = polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            odd = not odd
        j = i
    return odd


def distance_to_line(point, line):
    x, y = point
    best = math.inf
    ax, ay = line[0]
    for bx, by in line[1:]:
        dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
        along_it = px * dx + py * dy
        if along_it > 0:
            square = dx * dx + dy * dy
            t = along_it / square if along_it < square else 1
            px -= t * dx
            py -= t * dy
        far = px * px + py * py
        if far < best:
            best = far
        ax, ay = bx, by
    return math.sqrt(best)


def distance_to_border(point):
    return min(point[0], point[1], SIZE - point[0], SIZE - point[1])
