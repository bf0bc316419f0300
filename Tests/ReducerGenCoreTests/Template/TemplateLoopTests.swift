import Testing

@testable import ReducerGenCore

@Suite struct TemplateLoopTests {
  static var values: TemplateValue {
    [
      "x": "outer", "yes": true, "xs": ["a", "b", "c"], "one": ["z"], "nothing": [],
      "pairs": ["b": 1, "a": 2, "c": 3], "noPairs": .dictionary([:]),
      "cases": [
        ["name": "tap", "fields": ["Int", "Bool"]], ["name": "load", "fields": []],
        ["name": "fail", "fields": ["Error"]],
      ],
    ]
  }

  @Test(arguments: [
    Row("{% for x in xs %}{{ x }};{% endfor %}", "a;b;c;"),
    Row("{% for x in xs %}{{ x }}{% endfor %}{{ x }}", "abcouter"),
    Row("{% for x in nothing %}{{ x }}{% empty %}none{{ x }}{% endfor %}", "noneouter"),
    Row("{% for x in xs %}{{ x }}{% empty %}none{% endfor %}", "abc"),
    Row("{% for x in xs|reversed %}{{ x }}{% endfor %}", "cba"),
    Row("{% for x in xs %}{{ forloop.counter }}{{ forloop.counter0 }} {% endfor %}", "10 21 32 "),
    Row("{% for x in xs %}{% if forloop.first %}<{% endif %}{{ x }}{% endfor %}", "<abc"),
    Row("{% for x in xs %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor %}", "a, b, c"),
    Row("{% for x in xs %}{{ forloop.length }}{% endfor %}", "333"),
    Row("{% for x in one %}{{ forloop.first }}{{ forloop.last }}{% endfor %}", "truetrue"),
    // A dictionary keeps the order in which it was given.
    Row("{% for k, v in pairs %}{{ k }}{{ v }}{% endfor %}", "b1a2c3"),
    Row("{% for k, v in noPairs %}{{ k }}{% empty %}none{% endfor %}", "none"),
    Row(
      "{% for k, v in pairs where v > 1 %}{{ k }}{{ forloop.last }} {% endfor %}", "afalse ctrue "),
    Row("{% for x in xs where x != 'b' %}{{ x }}{{ forloop.counter }}{% endfor %}", "a1c2"),
    Row("{% for x in xs where x == 'q' %}{{ x }}{% empty %}none{% endfor %}", "none"),
    Row("{% for c in cases where c.fields %}{{ c.name }} {% endfor %}", "tap fail "),
    Row(
      "{% for c in cases %}{% for f in c.fields %}{{ c.name }}:{{ f }} {% endfor %}{% endfor %}",
      "tap:Int tap:Bool fail:Error "),
    Row(
      "{% for x in xs %}{% for y in one %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }}{% endfor %}",
      "111213"),
    Row("{% for x in xs %}{% for x in one %}{{ x }}{% endfor %}{{ x }}{% endfor %}", "zazbzc"),
  ])
  func loops(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }

  @Test(arguments: [
    // What a round sets is gone in the next one; what an arm of an 'if' sets stays.
    Row(
      "{% for y in xs %}{% set x %}{{ x }}{{ y }}{% endset %}{{ x }} {% endfor %}{{ x }}",
      "outera outerb outerc outer"),
    Row("{% if yes %}{% set x %}new{% endset %}{% endif %}{{ x }}", "new"),
    Row("{% set x %}1{% endset %}{% set x %}{{ x }}2{% endset %}{{ x }}", "12"),
    Row("{% set x %}{% set x %}in{% endset %}<{{ x }}>{% endset %}{{ x }}", "<in>"),
  ])
  func assignmentsEndWithTheirBlock(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }

  @Test(arguments: [
    Row("{\n  {% lines xs %}\n}\n", "{\n  a\n  b\n  c\n}\n"),
    Row("{\n  {% lines nothing %}\n}\n", "{\n}\n"),
    Row("- {% lines xs|reversed %}", "- c\nb\na\n"),
    Row("{% for line in one %}\n{% lines xs %}\n{{ line }}\n{% endfor %}", "a\nb\nc\nz\n"),
  ])
  func linesPrintsEachElementOnALineIndentedAsTheTagIs(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }

  @Test func aPlaceThatSeesDictionariesOfSeveralShapesFindsItsKeyInEach() {
    let items: TemplateValue = [["a": 1, "b": 2], ["b": 3], ["c": 0, "d": 0, "b": 4], ["b": 5]]
    #expect(rendered("{% for x in xs %}{{ x.b }}{% endfor %}", ["xs": items]) == "2345")
  }
}
