import Testing

@testable import ReducerGenCore

@Suite struct NameTests {
  @Test(arguments: [
    SyntaxRow(
      "raw identifiers",
      "func `a test, with (parentheses) }`() {}\nlet `1.5`: `My Type`.`Inner`\nenum E { case `a b`(`c d`: Int) }",
      "func `a test, with (parentheses) }`", "let `1.5` : `My Type`.`Inner`", "enum E",
      "  case `a b`(`c d`: Int)"),
    SyntaxRow(
      "keywords in back-ticks",
      "struct `struct` { var `var`: `Type`; func `func`(`in` `is`: Int) {} }",
      "struct `struct`", "  var `var` : `Type`", "  func `func`(`in` `is`: Int)"),
    SyntaxRow(
      "unicode names", "let größe = 1\nstruct 名前 { var 🐶: É }\nfunc 𝒻(_ é: Int) {}",
      "let größe = 1", "struct 名前", "  var 🐶 : É", "func 𝒻(_ é: Int)"),
    SyntaxRow(
      "keywords of places as names",
      "let get = 1, set = 2, async = 3, of = 4, actor = 5, macro = 6, some = 7\nvar any: Int, each: Int\nfunc open() {}",
      "let get = 1", "let set = 2", "let async = 3", "let of = 4", "let actor = 5", "let macro = 6",
      "let some = 7", "var any : Int", "var each : Int", "func open"),
    SyntaxRow(
      "keywords as labels", "func f(in a: Int, for: Int, default: Int, _: Int) {}",
      "func f(in a: Int, for: Int, default: Int, _: Int)"),
    SyntaxRow(
      "words that begin statements as names",
      "then = 2\nyield is A\ndiscard as? A\nthen ? 0 : 1\nyield: for then in [] { break yield }\nlet a = 1\nyield a\nlet b = 2",
      "let a = 1", "let b = 2"),
    SyntaxRow(
      "dollar names", "let a = $b\nvar $c: Int", "let a = $b", "var $c : Int"),
  ])
  func names(row: SyntaxRow) { assertDeclares(row) }
}

@Suite struct FileTests {
  @Test(arguments: [
    SyntaxRow("a first line for the shell", "#!/usr/bin/env swift }{\nlet a = 1", "let a = 1"),
    SyntaxRow("a byte-order mark", "\u{FEFF}import A\nlet b = 1", "import A", "let b = 1"),
    SyntaxRow(
      "line ends of Windows",
      "#if A\r\nstruct S {\r\n  var a: Int // b\r\n  /* c\r\n */ var d = \"\"\"\r\n    }\r\n    \"\"\"\r\n}\r\n#endif\r\nlet e = 1\r\n",
      "struct S #if A", "  var a : Int", "  var d = \"\"\"\n    }\n    \"\"\"", "let e = 1"),
    SyntaxRow("line ends of old Macs", "let a = 1 // b\rlet c = 2\r", "let a = 1", "let c = 2"),
    SyntaxRow("NUL bytes in white space", "let a\0 = 1\0\n\0let b = 2", "let a = 1", "let b = 2"),
    SyntaxRow("an empty file", ""),
    SyntaxRow("only comments", "// a\n/* b /* c */ */"),
    SyntaxRow(
      "statements of a script",
      "import A\nfor x in y { struct Hidden {} }\nlet a = 1\nprint(a)\nif case .b = c {}\nfunc d() {}",
      "import A", "let a = 1", "func d"),
    SyntaxRow(
      "expansions of macros between members",
      "struct S { #m(1) { }\n  var a: Int\n  @A #n\n  var b: Int }", "struct S", "  var a : Int",
      "  var b : Int"),
    SyntaxRow(
      "locations of other sources",
      "#sourceLocation(file: \"}\", line: 1)\nlet a = 1\n#sourceLocation()",
      "let a = 1"),
  ])
  func files(row: SyntaxRow) { assertDeclares(row) }
}
