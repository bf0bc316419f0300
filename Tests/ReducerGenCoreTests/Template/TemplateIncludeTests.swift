@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

@Suite struct TemplateIncludeTests {
  @Test func includeSeesTheVariablesOfItsIncluder() {
    let text = "{% for x in xs %}{% include 'item' %}{% endfor %}"
    let item = "{{ forloop.counter }}{{ x }}{{ y }} "
    #expect(rendered(text, ["xs": ["a", "b"], "y": "!"], including: ["item": item]) == "1a! 2b! ")
  }

  @Test func whatAnIncludeSetsStaysInIt() {
    let set = "{% set x %}new{% endset %}{{ x }}"
    #expect(
      rendered("{% include 'set' %}{{ x }}", ["x": "old"], including: ["set": set]) == "newold")
  }

  @Test func includeOnALineOfItsOwnLendsItsIndentation() {
    let text = "a\n  {% include \"b\" %}\nc\n"
    #expect(
      rendered(text, including: ["b": "one\n\n  two\nthree\n"])
        == "a\n  one\n\n    two\n  three\nc\n")
    #expect(
      rendered("\t{% if true %}{% include 'b' %}{% endif %}\n", including: ["b": "x\n"]) == "\tx\n")
    #expect(rendered("- {% include 'b' %}\n", including: ["b": "x\ny"]) == "- x\ny\n")
    #expect(rendered("  {%- include 'b' %}\n", including: ["b": "x\ny"]) == "x\ny\n")
  }

  @Test func indentationAddsUpThroughIncludes() {
    let others = ["b": "b\n  {% include 'c' %}\n", "c": "c\nd\n"]
    #expect(rendered("  {% include 'b' %}\n", including: others) == "  b\n    c\n    d\n")
  }

  @Test func unknownIncludeIsAnErrorEvenWhereItIsNotReached() {
    #expect(
      problems("{% if false %}{% include 'haeder' %}{% endif %}", including: ["header": ""]) == [
        "1:26: error: unknown template 'haeder' [unknown-template]",
        "1:26: note: did you mean 'header'?",
      ])
  }

  @Test func cycleIsNamed() {
    #expect(
      problems(
        "{% include 'b' %}", including: ["b": "{% include 'c' %}", "c": "\n{% include 'b' %}"])
        == [
          "c.stencil:2:12: error: templates include each other: b → c → b [include-cycle]",
          "c.stencil:2:12: note: remove one of the includes",
        ])
    #expect(
      problems("{% include 'main' %}").first
        == "1:12: error: templates include each other: main → main [include-cycle]")
  }

  @Test func problemInAnIncludeTellsWhoIncludes() {
    #expect(
      problems("\n{% include 'b' %}", including: ["b": "{% include 'c' %}", "c": "{{ x }}"]) == [
        "c.stencil:1:4: error: unknown variable 'x' [unknown-variable]",
        "b.stencil:1:12: note: included here", "2:12: note: included here",
      ])
  }

  @Test func longChainsOfIncludesAreRefused() {
    let files = (0..<2000).map { index in
      SourceFile(path: "t\(index).stencil", text: "{% include 't\(index + 1)' %}")
    }
    let (_, diagnostics) = TemplateLibrary.read(
      files + [SourceFile(path: "t2000.stencil", text: "")])
    #expect(Set(diagnostics.map(\.id)) == ["template-nesting"])
  }

  @Test func namesAreFileNamesWithoutTheExtension() {
    let files = ["dir/a.b.stencil", "header.stencil", "plain"].map {
      SourceFile(path: $0, text: "")
    }
    let library = TemplateLibrary.read(files).0
    #expect(library.templates.map(\.name) == ["a.b", "header", "plain"])
    #expect(library["a.b"] != nil && library["b"] == nil)
  }

  @Test func twoTemplatesOfOneNameAreAnError() {
    let files = ["x/a.stencil", "y/a.stencil"].map { SourceFile(path: $0, text: "") }
    let (library, diagnostics) = TemplateLibrary.read(files)
    #expect(
      lines(diagnostics) == [
        "y/a.stencil:1:1: error: there are two templates named 'a' [duplicate-template]",
        "x/a.stencil:1:1: note: the other one is here",
      ])
    #expect(library["a"]?.file.path == "x/a.stencil")
  }
}
