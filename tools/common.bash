# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What tools/play and tools/test share: saying what happens, installing what is missing, configuring and building.
# Sourced, not run. Everything that is said goes to standard error; standard output is for results.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say ()
{
  printf '%s\n' "$*" >&2
}

die ()
{
  say "$@"
  exit 1
}

# The packages of the given sections of packages.debian that are not installed, one a line.
missing_packages ()
{
  local section package wanted=no
  while read -r package _; do
    case $package in
      '' | '#'*) ;;
      '['*)
        wanted=no
        for section; do
          [[ $package != "[$section]" ]] || wanted=yes
        done
        ;;
      *)
        if [[ $wanted == yes && $(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null) != ii* ]]; then
          printf '%s\n' "$package"
        fi
        ;;
    esac
  done < "$root/tools/packages.debian"
}

# How to become root: nothing for root itself, sudo for those who may. False when there is no way.
become_root ()
{
  if ((EUID == 0)); then
    as_root=(env)
  elif command -v sudo > /dev/null && { [[ -t 0 ]] || sudo -n true 2> /dev/null; }; then
    as_root=(sudo)
  else
    return 1
  fi
}

# Installs what the given sections lack. Asks nothing of a machine that has it all.
install_packages ()
{
  local missing apt=(apt-get install -y --no-install-recommends)

  if ! command -v dpkg-query > /dev/null; then
    say "This is not a Debian system: nothing is installed. What is needed is named in tools/packages.debian."
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0

  say "Missing packages: ${missing[*]}"
  become_root || die "They can be installed by root only. Run this, then try again:
  su -c 'apt-get update && ${apt[*]} ${missing[*]}'"
  say "Installing them …"
  "${as_root[@]}" apt-get update -q >&2 < /dev/null
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${apt[@]}" -q "${missing[@]}" >&2 < /dev/null
}

# Makes a locale that the C library does not have yet: install_locale nl_NL UTF-8.
install_locale ()
{
  local name=$1 charset=$2
  locale -a | grep -qix "$name\.${charset//-/-\\?}" && return
  become_root || die "The locale $name.$charset is missing. As root: localedef -i $name -f $charset $name.$charset"
  say "Making the locale $name.$charset …"
  "${as_root[@]}" localedef -i "$name" -f "$charset" "$name.$charset"
}

# Reads what ninja prints, [12/345] and so on, and says how far it is: in place on a terminal, else by quarters. All of it
# goes to the file $log.
show_progress ()
{
  local line percent last=0
  while IFS= read -r line; do
    printf '%s\n' "$line" >> "$log"
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    if [[ -t 2 ]]; then
      printf '\r%3d %%' "$percent" >&2
    elif ((percent >= last + 25)); then
      last=$((percent - percent % 25))
      say "$last %"
    fi
  done
  [[ ! -t 2 ]] || printf '\r     \r' >&2
}

# configure FOLDER OPTION…: sets up the build folder, anew when it belongs to a tree that has been moved or is broken.
configure ()
{
  local build=$1 state=--wipe
  shift
  if [[ ! -e $build ]]; then
    state=
  elif grep -qF "\"source\": \"$root\"" "$build/meson-info/meson-info.json" 2> /dev/null; then
    state=--reconfigure
  fi
  meson setup ${state:+"$state"} "$build" "$root" "$@"
}
