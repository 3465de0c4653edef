# The types and constants that C files define at file scope, from the output of `cc -E`:
# one row per definition, "SPACE NAME KIND FILE:LINE", where SPACE is tag or name: typedef names and
# enumerators share a name space in C, the tags of structs, unions and enums have their own.
# Line markers say which file a line is from; only files that match the pattern `of` are listed.

function row(space, name, kind) {
  if (file ~ of) print space, name, kind, file ":" line
}

# The name that a typedef declares, of the tokens since the keyword: of "(*name)(...)" the one
# in the first parentheses, else the last before a bracket.
function typedef_name(  i, last) {
  for (i = 1; i <= held; i++) {
    if (token[i] == "(" && token[i + 1] == "*") return token[i + 2]
    if (token[i] == "[" || token[i] == "(" || token[i] == "__attribute__") break
    if (token[i] ~ /^[A-Za-z_]/) last = token[i]
  }
  return last
}

# A brace opens: what the tokens before it say it belongs to.
function open_brace(  what) {
  what = "body"
  if (before ~ /^(struct|union|enum)$/) what = before
  else if (older ~ /^(struct|union|enum)$/) { what = older; row("tag", before, older) }
  else if (depth > 0 || before == "=") what = "other"
  if (depth > 0 && (scope[depth] == "body" || scope[depth] == "hidden")) what = "hidden"
  scope[++depth] = what
  if (what == "enum") expects = 1
}

# One token, in order.
function take(t) {
  if (t == "{") open_brace()
  else if (t == "}") { if (depth > 0) depth-- ; if (depth == 0 && !typedefs) held = 0 }
  else if (depth == 0 && t == "typedef") { typedefs = 1; held = 0; }
  else if (depth == 0 && t == ";") {
    if (typedefs) row("name", typedef_name(), "typedef")
    typedefs = held = 0
  } else if (depth == 0 && typedefs) token[++held] = t
  else if (depth > 0 && scope[depth] == "enum") {
    if (t == "(") nested++
    else if (t == ")") nested--
    else if (t == "," && nested == 0) expects = 1
    else if (expects) { row("name", t, "constant"); expects = 0 }
  }
  older = before
  before = t
}

/^# [0-9]+ "/ {
  line = $2 - 1
  file = $0
  sub(/^# [0-9]+ "/, "", file)
  sub(/".*/, "", file)
  next
}
/^#/ { next }
{
  line++
  rest = $0
  gsub(/"([^"\\]|\\.)*"/, " 0 ", rest)
  gsub(/'([^'\\]|\\.)*'/, " 0 ", rest)
  while (match(rest, /[A-Za-z_][A-Za-z_0-9]*|[0-9][A-Za-z_0-9.]*|[^ \t]/)) {
    take(substr(rest, RSTART, RLENGTH))
    rest = substr(rest, RSTART + RLENGTH)
  }
}
