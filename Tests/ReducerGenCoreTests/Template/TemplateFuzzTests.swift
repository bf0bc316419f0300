@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Whatever the bytes, reading and rendering come to an end, and give the same twice.
@Suite struct TemplateFuzzTests {
  static let seed = """
    {# reducergen: for CasePathable #}
    {% include "item" %}
    extension {{ type|escaped }} {
      {% for case in cases where case.name != "x" %}
      {{- access }} case {{ case.name|lowerFirst|escaped }}({{ case.types|join:", " }})
      {% if forloop.last and not (case.types|count > 1 or case.none) %}
      // {{ case.none|default:'é' -}}
      {% elif case.types.first == "Int" %}{% set a %}{{ case.types.0 }}{% endset %}{{ a|indent:4 }}
      {% else %}{% raw %}{{ {% {# {% endraw %}{% endif %}
      {% empty %}
      {% endfor %}
      {% for key, value in pairs %}{{ key }}{{ value }}{{ forloop.counter0 }}{% endfor %}
    }

    """
  static var values: TemplateValue {
    [
      "type": "Action", "access": "public", "pairs": ["a": 1, "b": true],
      "cases": [
        ["name": "A", "types": ["Int"], "none": .absent],
        ["name": "default", "types": ["Int", "B"], "none": .absent],
      ],
    ]
  }
  static let item = SourceFile(path: "item.stencil", text: "// {{ type }}\n")
  static let fragments = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-", "\"", "'", "|", ":", ".", "\\", "\n", "\0", "é",
    "{% if ", "{% for x in ", "{% endif %}", "{% endfor %}", "{% set x %}", "{% endset %}",
    "{% raw %}", "{% endraw %}", "{% include 'item' %}", "cases", "not ", "(", ")", "0", "==",
  ].map { Array($0.utf8) }

  @Test func seedIsValid() {
    let (library, diagnostics) = TemplateLibrary.read([
      SourceFile(path: "seed.stencil", text: Self.seed), Self.item,
    ])
    var buffer = ""
    #expect(lines(diagnostics) == [])
    #expect(library.render(library.templates[0], Self.values, into: &buffer) == nil)
  }

  @Test func randomBytesComeToAnEnd() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1500 {
      check((0..<random.below(200)).map { _ in UInt8(random.below(256)) })
    }
  }

  @Test func randomTagsComeToAnEnd() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1500 {
      check(
        (0..<random.below(40)).flatMap { _ in Self.fragments[random.below(Self.fragments.count)] })
    }
  }

  @Test func everyCutComesToAnEnd() {
    let bytes = Array(Self.seed.utf8)
    for end in bytes.indices { check(Array(bytes[..<end])) }
  }

  @Test func mutationsComeToAnEnd() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1500 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0...random.below(4) {
        let start = random.below(max(1, bytes.count))
        let end = min(bytes.count, start + random.below(12))
        bytes.replaceSubrange(start..<end, with: Self.fragments[random.below(Self.fragments.count)])
      }
      check(bytes)
    }
  }

  @Test func largeBrokenTemplatesAreReadInLinearTime() {
    for fragment in Self.fragments
      + ["{% set x %}{% set", "{{ \"{{", "{% if x %}{", "  \n{%x%}"].map({ Array($0.utf8) })
    {
      let bytes = Array(repeating: fragment, count: 20_000).flatMap { $0 }
      _ = TemplateLibrary.read([SourceFile(path: "large.stencil", bytes: bytes)])
    }
  }

  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let (first, second) = (run(bytes), run(bytes))
    #expect(first == second, sourceLocation: sourceLocation)
    #expect(first.places.allSatisfy { $0 <= bytes.count }, sourceLocation: sourceLocation)
  }

  private struct Outcome: Equatable {
    var output: String
    var messages: [String]
    var places: [Int]
  }

  private func run(_ bytes: [UInt8]) -> Outcome {
    let file = SourceFile(path: "main.stencil", bytes: bytes)
    var (library, diagnostics) = TemplateLibrary.read([file, Self.item])
    var buffer = ""
    // Rendered although it has errors: that must not trap either. It cannot include itself.
    if let failure = library.render(library.templates[0], Self.values, into: &buffer) {
      diagnostics.append(failure)
    }
    let places = diagnostics.filter { $0.place.file === file }.map { Int($0.place.range.end) }
    return Outcome(output: buffer, messages: lines(diagnostics), places: places)
  }
}
