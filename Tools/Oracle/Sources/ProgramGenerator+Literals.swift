/// Literals: numbers, strings with interpolation, regular expressions.
extension ProgramGenerator {
  mutating func number() {
    emit(random.word("0 1 42 1_000_000 0xFF_ff 0b1010 0o17 1.5 1e10 1.5e-3 0x1p-2 0xA.Bp+3"))
  }

  mutating func string() {
    switch random.below(6) {
    case 0...2: plainString()
    case 3: rawString()
    case 4: multiLineString()
    default: emit("\"" + interpolation("\\") + "\"")
    }
  }

  private mutating func plainString() {
    emit(
      random.pick([
        "\"\"", "\"text\"", "\"\\\"{\"", "\"}\"", "\"/*\"", "\"//\"", "\"\\u{1F600} \\n\\0\"",
        "\"#if\"", "\"é 😀\"", "\"`\"", "\"\\\\\"", "\"' \\' /\"", "\"#\"", "\"\\t)\"",
      ]))
  }

  private mutating func rawString() {
    let pounds = String(repeating: "#", count: 1 + random.below(3))
    let text = random.pick([
      "", "\\", "\" {", "\\(x)", "\\n", "\"\"", "/*", "a\\", "}\\\"", "\\#", "\"' ",
    ])
    let safe = pounds.count == 1 && text == "\\#" ? "" : text
    let inner = chance(30) ? interpolation("\\" + pounds) : safe
    emit(pounds + "\"" + inner + "\"" + pounds)
  }

  private mutating func multiLineString() {
    let pounds = chance(25) ? "#" : ""
    var text = pounds + "\"\"\"\n"
    for _ in 0..<random.below(4) {
      text += "  "
      text +=
        chance(25)
        ? interpolation("\\" + pounds)
        : random.pick([
          "text", "\"quoted\" {", "", "}", "/* ", "// \"\"", "\\\\", "#if A", "\"\" \"", "é \\t",
          pounds.isEmpty ? "\\\"\"\" (" : "\"\"\" (", pounds.isEmpty ? "joined \\" : "# \\",
        ]).replacing("joined \\", with: "joined \\\n  end")
      text += "\n"
    }
    emit(text + "  \"\"\"" + pounds)
  }

  /// Text with an interpolation that nests strings, closures and calls.
  private mutating func interpolation(_ escape: String) -> String {
    let inner: String
    switch isTired ? 0 : random.below(7) {
    case 0: inner = "x"
    case 1: inner = inline { $0.expression() }
    case 2: inner = "\"nested \\(\"}\" + \"\\(1)\")\""
    case 3: inner = "f { $0 }, format: \")\""
    case 4: inner = "(a) /* ) \" */ + [1: \"]\"][2]!"
    case 5: inner = "#\"\\\"#"
    default: inner = "x, default: \"?\""
    }
    if inner.contains("\"\"\"") || inner.contains("//") { return "\(escape)(x)" }
    return random.word("a { ) /* } ") + "\(escape)(\(inner))" + random.pick(["", " b", "}", ")"])
  }

  /// A bare literal where nothing before it can be divided, an extended one anywhere.
  mutating func regex() {
    switch random.below(4) {
    case 0, 1:
      emit(
        random.pick([
          "/a/", "/[/\"{]/", "/a b/", "/\\/\\//", "/(?<name>\\w+)/", "/\"/", "/{/", "/a|(b)/",
          "/[^)]+/", "/'/", "/a*/", "/=/", "/\\(x\\)/", "/}/", "/`/",
        ]), .space)
    case 2:
      emit(random.pick(["#/a/#", "#/ / /#", "##/ a/# \" { /##", "#/\"/#", "#/[/}]/#", "#/(/)/#"]))
    default: emit("#/\n  a { # comment \"\n  [/] b }\n/#")
    }
  }
}
