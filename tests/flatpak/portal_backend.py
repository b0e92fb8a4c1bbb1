#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for the person at the file chooser: usage: portal_backend.py FILE.

Every dialog is answered at once with FILE, and what the program asked for is printed, a line of JSON for each dialog. The
portal and the document portal before it are the real ones, so the program gets a path as a person's choice would give it.
The session is watched too, as every desktop's is, but nothing ever happens to it: GTK complains where it cannot ask.
"""

import json
import sys
from pathlib import Path

from gi.repository import Gio, GLib

NAME = "org.freedesktop.impl.portal.desktop.kloosterland"
DIALOG = """
    <arg type="o" direction="in"/> <arg type="s" direction="in"/> <arg type="s" direction="in"/> <arg type="s" direction="in"/>
    <arg type="a{sv}" direction="in"/> <arg type="u" direction="out"/> <arg type="a{sv}" direction="out"/>"""
INTERFACES = f"""<node>
<interface name="org.freedesktop.impl.portal.FileChooser">
  <method name="OpenFile">{DIALOG}</method>
  <method name="SaveFile">{DIALOG}</method>
</interface>
<interface name="org.freedesktop.impl.portal.Inhibit">
  <method name="CreateMonitor">
    <arg type="o" direction="in"/> <arg type="o" direction="in"/> <arg type="s" direction="in"/> <arg type="s" direction="in"/>
    <arg type="u" direction="out"/>
  </method>
</interface>
</node>"""


def answer(_connection, _sender, _path, _interface, method, parameters, invocation):
    if method == "CreateMonitor":
        invocation.return_value(GLib.Variant("(u)", (0,)))
        return
    _handle, application, _parent, title, options = parameters.unpack()
    print(json.dumps({"method": method, "application": application, "title": title, "name": options.get("current_name"),
                      "filters": [name for name, _patterns in options.get("filters", [])]}), flush=True)
    choice = {"uris": GLib.Variant("as", [Path(sys.argv[1]).as_uri()]), "writable": GLib.Variant("b", True)}
    invocation.return_value(GLib.Variant("(ua{sv})", (0, choice)))


def main():
    loop = GLib.MainLoop()

    def register(connection, _name):
        for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
            connection.register_object("/org/freedesktop/portal/desktop", interface, answer, None, None)

    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, register, None, lambda _connection, _name: loop.quit())
    loop.run()


if __name__ == "__main__":
    main()
