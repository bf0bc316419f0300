@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

@Suite struct TemplateRenderingTests {
  static var values: TemplateValue {
    [
      "name": "timerTick", "count": 3, "zero": 0, "negative": -4, "yes": true, "no": false,
      "empty": "", "none": .absent, "nothing": [], "words": ["b", "a", "c"], "numbers": [3, 20, 1],
      "case": [
        "name": "tapped", "payload": .absent, "fields": [["type": "Int"], ["type": "String"]],
      ],
      "access": ["first": "public", "second": "internal"],
    ]
  }

  @Test(arguments: [
    Row("plain { text } }} %} #}", "plain { text } }} %} #}"),
    Row("{{ name }}", "timerTick"),
    Row("{{name}}{{ count }}{{ negative }}", "timerTick3-4"),
    Row("{{ yes }} {{ no }}", "true false"),
    Row("{{ \"a }} {% b\" }}", "a }} {% b"),
    Row("{{ 'it' }} {{ 42 }} {{ -1 }} {{ true }}", "it 42 -1 true"),
    Row(#"{{ "a\n\t\\\"\'b" }}"#, "a\n\t\\\"'b"),
    Row("{{ case.name }}", "tapped"),
    Row("{{\n  name\n}}", "timerTick"),
    Row("{{ x }}}", "X}"),
    Row("{{ words.0 }}{{ words.2 }}{{ words.first }}{{ words.last }}{{ words.count }}", "bcbc3"),
    Row("{{ case.fields.1.type }} {{ case.fields.first.type }}", "String Int"),
    Row("{{ access.first }}", "public"),
    Row("{# not {{ this }} nor {% that %} #}x", "x"),
    Row("a{# multi\nline #}b", "ab"),
    Row("{% raw %}{{ name }} {% if %} {# #}{% endraw %}", "{{ name }} {% if %} {# #}"),
    Row("{% raw %}{% endraw %}{{ name }}", "timerTick"),
    Row("{% set x %}<{{ name }}>{% endset %}{{ x }}{{ x }}", "<timerTick><timerTick>"),
    Row("größe → {{ name }} ✓", "größe → timerTick ✓"),
  ])
  func printsValuesAndText(_ row: Row) {
    guard case .dictionary(let dictionary) = Self.values else { return }
    let pairs = Array(zip(dictionary.keys, dictionary.values)) + [("x", .text("X"))]
    #expect(rendered(row.text, .dictionary(TemplateDictionary(pairs))) == row.expected)
  }

  @Test(arguments: [
    Row("{% if yes %}a{% endif %}", "a"),
    Row("{% if no %}a{% endif %}", ""),
    Row("{% if no %}a{% else %}b{% endif %}", "b"),
    Row("{% if no %}a{% elif yes %}b{% elif yes %}c{% else %}d{% endif %}", "b"),
    Row("{% if no %}a{% elif no %}b{% else %}c{% endif %}", "c"),
    Row("{% if name %}a{% endif %}{% if empty %}b{% endif %}", "a"),
    Row("{% if count %}a{% endif %}{% if zero %}b{% endif %}", "a"),
    Row("{% if words %}a{% endif %}{% if nothing %}b{% endif %}", "a"),
    Row("{% if case %}a{% endif %}{% if none %}b{% endif %}", "a"),
    Row("{% if not no %}a{% endif %}{% if not not yes %}b{% endif %}", "ab"),
    Row("{% if yes and no %}a{% else %}b{% endif %}", "b"),
    Row("{% if no or yes %}a{% else %}b{% endif %}", "a"),
    // 'and' binds closer than 'or', 'not' closer than both, comparisons closer than 'not'.
    Row("{% if yes or yes and no %}a{% endif %}", "a"),
    Row("{% if (yes or yes) and no %}a{% else %}b{% endif %}", "b"),
    Row("{% if not no and yes %}a{% endif %}", "a"),
    Row("{% if not count == 3 %}a{% else %}b{% endif %}", "b"),
    Row("{% if yes and not no or no == yes %}a{% endif %}", "a"),
    // What is after the deciding part is not looked at.
    Row("{% if none and none.name %}a{% else %}b{% endif %}", "b"),
    Row("{% if yes or unknown %}a{% endif %}", "a"),
  ])
  func decides(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }

  @Test(arguments: [
    ("name == \"timerTick\"", true), ("name != 'timerTick'", false), ("count == 3", true),
    ("count != 3", false), ("count < 3", false), ("count <= 3", true), ("count > 2", true),
    ("count >= 4", false), ("'a' < 'b'", true), ("'B' < 'a'", true), ("2 < 10", true),
    ("yes == true", true), ("yes == no", false), ("none == 'x'", false), ("none != 'x'", true),
    ("'a' in words", true), ("'z' in words", false), ("'Tick' in name", true),
    ("'name' in case", true), ("words|count > 2", true), ("name|hasPrefix:'timer'", true),
    ("words == words", true), ("not 'z' in words", true), ("negative < 0", true),
    ("'' in name", true), ("case.payload", false), ("(count == 3) == (yes)", true),
  ])
  func compares(_ condition: String, _ expected: Bool) {
    let text = "{% if \(condition) %}true{% else %}false{% endif %}"
    #expect(rendered(text, Self.values) == "\(expected)")
  }

  @Test func failureLeavesTheBufferAsItWas() {
    let file = SourceFile(path: "a.stencil", text: "printed {{ unknown }}")
    let (library, _) = TemplateLibrary.read([file])
    var buffer = "before"
    #expect(library.render(library.templates[0], [:], into: &buffer) != nil)
    #expect(buffer == "before")
  }

  @Test func outputIsAppended() {
    let (library, _) = TemplateLibrary.read([SourceFile(path: "a.stencil", text: "{{ x }}")])
    var buffer = "<"
    let template = library.templates[0]
    #expect(library.render(template, ["x": 1], into: &buffer) == nil)
    #expect(library.render(template, ["x": 2], into: &buffer) == nil)
    #expect(buffer == "<12")
  }

  @Test func longOutputIsComplete() {
    let items = TemplateValue.list((0..<10_000).map { .number($0) })
    let expected = (0..<10_000).map { "\($0)," }.joined()
    #expect(rendered("{% for x in xs %}{{ x }},{% endfor %}", ["xs": items]) == expected)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let file = SourceFile(path: "a.stencil", bytes: [0x61, 0x0A, 0x62, 0xFF, 0x00, 0xC3])
    #expect(
      lines(TemplateLibrary.read([file]).1) == [
        "a.stencil:2:2: error: this file is not UTF-8 text [invalid-utf8]",
        "a.stencil:2:2: note: save it as UTF-8",
      ])
  }

  @Test func byteOrderMarkIsNotPrinted() {
    #expect(rendered("\u{FEFF}{% if true %}\na\n{% endif %}\n") == "a\n")
  }
}
