# Prints an article for the site. The first file lists the pages, the second one the headings of all articles.
#
#   awk -v file=FILE -v folder=FOLDER -v base=/BASE -f site-links.awk PAGES HEADINGS FILE

# `a/b/../c` is `a/c`.
function resolved(path,   parts, count, kept, depth, i) {
  count = split(path, parts, "/")
  depth = 0
  for (i = 1; i <= count; i++) {
    if (parts[i] == "." || parts[i] == "") continue
    if (parts[i] == "..") depth--
    else kept[++depth] = parts[i]
  }
  path = kept[1]
  for (i = 2; i <= depth; i++) path = path "/" kept[i]
  return path
}

# The anchor of a heading on GitHub.
function slug(heading) {
  heading = tolower(heading)
  gsub(/[^a-z0-9 _-]/, "", heading)
  gsub(/ /, "-", heading)
  return heading
}

# The anchor of a heading in DocC.
function anchor(heading) {
  gsub(/[`?.,:()]/, "", heading)
  gsub(/ /, "-", heading)
  return heading
}

function fail(message) {
  print "error: " file ":" FNR ": " message > "/dev/stderr"
  failed = 1
}

# The address of the page that a link to a file leads to.
function address(link,   parts, path, fragment) {
  if (link ~ /^(https?|mailto):/ || link ~ /[.](svg|png)$/) return link
  split(link, parts, "#")
  path = parts[1] == "" ? file : resolved(folder "/" parts[1])
  if (!(path in page)) { fail("no page for '" link "'"); return link }
  if (parts[2] == "") return base "/documentation/" page[path]
  if (!((path, parts[2]) in anchors)) fail("no heading for '" link "'")
  return base "/documentation/" page[path] "#" anchors[path, parts[2]]
}

function linked(line,   result, link) {
  result = ""
  while (match(line, /\]\([^)]*\)/)) {
    link = substr(line, RSTART + 2, RLENGTH - 3)
    result = result substr(line, 1, RSTART + 1) address(link) ")"
    line = substr(line, RSTART + RLENGTH)
  }
  return result line
}

# Links in code are none.
function linkedOutsideOfCode(line,   parts, count, result, i) {
  count = split(line, parts, "`")
  result = linked(parts[1])
  for (i = 2; i <= count; i++) result = result "`" (i % 2 ? linked(parts[i]) : parts[i])
  return result
}

FILENAME == ARGV[1] {
  module = tolower($2); name = tolower($3)
  page[$1] = module == name ? module : module "/" name
  next
}
FILENAME == ARGV[2] {
  split($0, columns, "\t")
  heading = columns[2]
  sub(/^#+ /, "", heading)
  anchors[columns[1], slug(heading)] = anchor(heading)
  next
}
/^```/ && !inside {
  inside = 1
  if (NF > 1) {
    language = $1
    sub(/^```[a-z]+ /, "")
    if (language != "```sh") print "**`" $0 "`**\n"
    print language
    next
  }
  print; next
}
/^```/ { inside = 0 }
{ print inside ? $0 : linkedOutsideOfCode($0) }
END { exit failed }
