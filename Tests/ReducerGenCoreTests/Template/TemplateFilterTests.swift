import Testing

@testable import ReducerGenCore

@Suite struct TemplateFilterTests {
  static var values: TemplateValue {
    [
      "name": "timerTick", "words": ["b", "a", "c"], "numbers": [10, 9, 100], "none": .absent,
      "nothing": [], "empty": "", "text": "one\ntwo\n\n  three\n", "mixed": ["a", 1, true],
      "separator": " + ", "quoted": "a \"b\"\n", "dictionary": ["a": 1, "b": 2],
      "cases": [["name": "b", "id": 1], ["name": "a", "id": 2], ["name": "b", "id": 3]],
    ]
  }

  @Test(arguments: [
    Row("{{ name|upperFirst }}", "TimerTick"),
    Row("{{ 'URLSession'|lowerFirst }}", "urlSession"),
    Row("{{ 'default'|escaped }}", "`default`"),
    Row("{{ name|uppercase }} {{ name|lowercase }}", "TIMERTICK timertick"),
    Row("{{ 'straße'|uppercase }}", "STRASSE"),
    Row("[{{ ' \\t\\n a b \\n'|trim }}]", "[a b]"),
    Row("[{{ ' \\n '|trim }}]", "[]"),
    Row("{{ name|replace:'Tick','Tock' }}", "timerTock"),
    Row("{{ 'aXbXX'|replace:'X','' }}", "ab"),
    Row("{{ 'aaa'|replace:'aa','b' }}", "ba"),
    Row("{{ 'ab'|replace:'abc','x' }}", "ab"),
    Row("{{ 'a.b'|replace:'.','_' }}", "a_b"),
    Row("{{ name|hasPrefix:'timer' }} {{ name|hasPrefix:'Timer' }}", "true false"),
    Row("{{ name|hasSuffix:'Tick' }} {{ name|hasSuffix:'xtimerTick' }}", "true false"),
    Row(
      "{{ words|join }} {{ words|join:', ' }} {{ words|join:separator }}", "bac b, a, c b + a + c"),
    Row("{{ mixed|join:' ' }}", "a 1 true"),
    Row("[{{ nothing|join:',' }}]", "[]"),
    Row(
      "{{ words|count }} {{ 'äöü'|count }} {{ dictionary|count }} {{ nothing|count }}", "3 3 2 0"),
    Row("{{ words|sorted|join:',' }} {{ numbers|sorted|join:',' }}", "a,b,c 9,10,100"),
    Row("{{ nothing|sorted|count }}", "0"),
    Row("{% for c in cases|sorted:'name' %}{{ c.name }}{{ c.id }} {% endfor %}", "a2 b1 b3 "),
    Row("{{ words|reversed|join }}", "cab"),
    Row("{{ words|first }}{{ words|last }}", "bc"),
    Row("{{ nothing|first|default:'-' }}{{ nothing|last|default:'-' }}", "--"),
    Row(
      "{{ none|default:'x' }} {{ name|default:'x' }} [{{ empty|default:'x' }}]", "x timerTick []"),
    Row("{{ none|default:name|upperFirst }}", "TimerTick"),
    Row("  {{ text|indent:2 }}|", "  one\n  two\n\n    three\n|"),
    Row("{{ 'one'|indent:4 }}", "one"),
    Row("{{ 'a\\n\\nb'|indent:0 }}", "a\n\nb"),
    Row("\"{{ quoted|inLiteral }}\"", "\"a \\\"b\\\"\\n\""),
    Row("// {{ text|inComment }}", "// one two three"),
    Row("{{ words|sorted|reversed|join:'-'|uppercase }}", "C-B-A"),
  ])
  func filters(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }
}
