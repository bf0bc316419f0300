import Testing

@testable import ReducerGenCore

@Suite struct TemplateDiagnosticsTests {
  @Test(arguments: [
    Row("ab\n  {{ x", "2:3: error: '{{' is not closed [template-syntax]"),
    Row("{% if x\n{% endif %}", "1:1: error: '{%' is not closed [template-syntax]"),
    Row("{# x", "1:1: error: '{#' is not closed [template-syntax]"),
    Row("{{ x }", "1:1: error: '{{' is not closed [template-syntax]"),
    Row("{{ \"abc }}\n{{ 1 }}", "1:4: error: unterminated string [template-syntax]"),
    Row("{% if x == 'a %}\n{% endif %}", "1:12: error: unterminated string [template-syntax]"),
    Row(
      #"{{ "a\qb" }}"#, #"1:6: error: unknown escape sequence '\q' in a string [template-syntax]"#),
    Row(
      "{{ 99999999999999999999 }}",
      "1:4: error: number '99999999999999999999' is too large [template-syntax]"),
    Row("{{ }}", "1:4: error: expected a value, found the end of the tag [template-syntax]"),
    Row("{{ x y }}", "1:6: error: expected the end of the tag, found 'y' [template-syntax]"),
    Row("{{ x == y }}", "1:6: error: expected the end of the tag, found '==' [template-syntax]"),
    Row(
      "{{ x. }}",
      "1:7: error: expected the name of a property, found the end of the tag [template-syntax]"),
    Row("{{ x.-1 }}", "1:6: error: expected the name of a property, found '-1' [template-syntax]"),
    Row(
      "{{ x| }}",
      "1:7: error: expected the name of a filter, found the end of the tag [template-syntax]"),
    Row(
      "{{ x|join: }}", "1:12: error: expected a value, found the end of the tag [template-syntax]"),
    Row("{{ and }}", "1:4: error: expected a value, found 'and' [template-syntax]"),
    Row(
      "{% if a && b %}{% endif %}",
      "1:9: error: expected a name, a value or an operator, found '&&' [template-syntax]"),
    Row(
      "{% if !a %}{% endif %}",
      "1:7: error: expected a name, a value or an operator, found '!' [template-syntax]"),
    Row(
      "{% if (a %}{% endif %}",
      "1:10: error: expected ')', found the end of the tag [template-syntax]"),
    Row(
      "{% if %}{% endif %}",
      "1:7: error: expected a value, found the end of the tag [template-syntax]"),
    Row(
      "{% if a b %}{% endif %}",
      "1:9: error: expected the end of the tag, found 'b' [template-syntax]"),
    Row(
      "{% %}", "1:4: error: expected the name of a tag, found the end of the tag [template-syntax]"),
    Row(
      "{% for x on xs %}{% endfor %}", "1:10: error: expected 'in', found 'on' [template-syntax]"),
    Row(
      "{% for 1 in xs %}{% endfor %}",
      "1:8: error: expected the name of a variable, found '1' [template-syntax]"),
    Row(
      "{% for not in xs %}{% endfor %}",
      "1:8: error: 'not' cannot be the name of a variable [template-syntax]"),
    Row(
      "{% set forloop %}{% endset %}",
      "1:8: error: 'forloop' cannot be the name of a variable [template-syntax]"),
    Row(
      "{% include x %}",
      "1:12: error: expected the name of a template in quotes, found 'x' [template-syntax]"),
    Row("{% lines %}", "1:10: error: expected a value, found the end of the tag [template-syntax]"),
    Row(
      "{% lines xs x %}", "1:13: error: expected the end of the tag, found 'x' [template-syntax]"),
    Row("{% endfor x %}", "1:4: error: 'endfor' has no matching 'for' [template-block]"),
    Row("{% else %}", "1:4: error: 'else' has no matching 'if' [template-block]"),
    Row("{% endraw %}", "1:4: error: 'endraw' has no matching 'raw' [template-block]"),
    Row("{% raw %}x", "1:1: error: 'raw' has no 'endraw' [template-block]"),
    Row(
      "{% raw x %}{% endraw %}",
      "1:8: error: expected the end of the tag, found 'x' [template-syntax]"),
    Row("x{% for x in xs %}", "1:5: error: 'for' has no 'endfor' [template-block]"),
    Row(
      "{% for x in xs %}{% if x %}{% endfor %}", "1:21: error: 'if' has no 'endif' [template-block]"
    ),
    Row(
      "{% if a %}{% else %}{% else %}{% endif %}",
      "1:24: error: 'else' cannot follow the 'else' of the same 'if' [template-block]"),
    Row(
      "{% if a %}{% else %}{% elif b %}{% endif %}",
      "1:24: error: 'elif' cannot follow the 'else' of the same 'if' [template-block]"),
    Row(
      "{% for x in xs %}{% empty %}{% empty %}{% endfor %}",
      "1:32: error: 'empty' cannot follow the 'empty' of the same 'for' [template-block]"),
    Row("{{ x|joinn:',' }}", "1:6: error: unknown filter 'joinn' [unknown-filter]"),
    Row(
      "{{ x|replace:'a' }}",
      "1:6: error: filter 'replace' takes 2 arguments, found 1 [filter-arguments]"),
    Row(
      "{{ x|trim:1 }}", "1:6: error: filter 'trim' takes no arguments, found 1 [filter-arguments]"),
    Row(
      "{{ x|join:1,2 }}",
      "1:6: error: filter 'join' takes at most 1 argument, found 2 [filter-arguments]"),
    Row("{% fro x in xs %}", "1:4: error: unknown tag 'fro' [unknown-tag]"),
    Row(
      "{% for x in xs %}{{ forloop.frist }}{% endfor %}",
      "1:29: error: 'forloop' has no property 'frist' [unknown-property]"),
    Row(
      "{{ forloop }}",
      "1:12: error: expected '.' and one of counter, counter0, first, last, length, found the end of the tag [template-syntax]"
    ),
    Row("a\r\né{{ x y }}", "2:8: error: expected the end of the tag, found 'y' [template-syntax]"),
  ])
  func textThatCannotBeRead(_ row: Row) {
    #expect(problem(row.text) == row.expected)
  }

  static var values: TemplateValue {
    [
      "name": "tap", "none": .absent, "xs": ["a", "b"], "mixed": ["a", 1], "one": [1], "yes": true,
      "case": ["name": "tap", "payload": .absent], "cases": [["name": "a"]],
    ]
  }

  @Test(arguments: [
    Row("{{ nmae }}", "1:4: error: unknown variable 'nmae' [unknown-variable]"),
    Row("{% if nmae %}{% endif %}", "1:7: error: unknown variable 'nmae' [unknown-variable]"),
    Row("{{ nmae|default:'x' }}", "1:4: error: unknown variable 'nmae' [unknown-variable]"),
    Row(
      "{% for x in xs %}{% endfor %}{{ x }}", "1:33: error: unknown variable 'x' [unknown-variable]"
    ),
    Row("{{ case.nam }}", "1:9: error: 'case' has no property 'nam' [unknown-property]"),
    Row(
      "{{ case.name.x }}",
      "1:14: error: 'case.name' is text and has no property 'x' [unknown-property]"),
    Row("{{ xs.frist }}", "1:7: error: 'xs' has no property 'frist' [unknown-property]"),
    Row(
      "{{ xs.2 }}", "1:7: error: index 2 is out of range: the list has 2 elements [template-index]"),
    Row(
      "{{ one.1 }}", "1:8: error: index 1 is out of range: the list has 1 element [template-index]"),
    Row("{{ none }}", "1:4: error: 'none' has no value here [absent-value]"),
    Row("{{ case.payload }}", "1:4: error: 'case.payload' has no value here [absent-value]"),
    Row("{{ case.payload.type }}", "1:4: error: 'case.payload' has no value here [absent-value]"),
    Row("{{ none|trim }}", "1:4: error: 'none' has no value here [absent-value]"),
    Row("{% for x in none %}{% endfor %}", "1:13: error: 'none' has no value here [absent-value]"),
    Row("{{ xs }}", "1:4: error: 'xs' is a list and cannot be printed [template-type]"),
    Row("{{ case }}", "1:4: error: 'case' is a dictionary and cannot be printed [template-type]"),
    Row(
      "{% lines name %}",
      "1:10: error: cannot loop over 'name': it is text, expected a list [template-type]"),
    Row(
      "{% lines cases %}",
      "1:10: error: 'cases' is a dictionary and cannot be printed [template-type]"),
    Row("{{ xs|trim }}", "1:4: error: 'xs' is a list, expected text [template-type]"),
    Row("{{ name|trim|join }}", "1:4: error: 'name|trim' is text, expected a list [template-type]"),
    Row(
      "{{ yes|count }}",
      "1:4: error: 'yes' is a Boolean, expected text, a list or a dictionary [template-type]"),
    Row("{{ xs|join:1 }}", "1:12: error: '1' is a number, expected text [template-type]"),
    Row(
      "{{ cases|join }}",
      "1:4: error: 'cases' is not a list whose elements are texts [template-type]"),
    Row(
      "{{ name|indent:'a' }}",
      "1:16: error: 'a' is text, expected a number from 0 to 100 [template-type]"),
    Row(
      "{{ name|indent:101 }}",
      "1:16: error: '101' is not a number from 0 to 100 [template-type]"),
    Row(
      "{{ name|replace:'','x' }}",
      "1:17: error: '' is not text of at least one character [template-type]"),
    Row(
      "{{ mixed|sorted|join }}",
      "1:4: error: 'mixed' is not a list whose elements are all texts or all numbers [template-type]"
    ),
    Row(
      "{{ cases|sorted:'x'|count }}",
      "1:4: error: 'cases' is not a list whose elements are dictionaries with the key 'x' [template-type]"
    ),
    Row(
      "{{ '=='|escaped }}",
      "1:4: error: '==' cannot be a Swift name, not even with back-ticks [template-type]"),
    Row(
      "{% if name == 1 %}{% endif %}",
      "1:7: error: '==' cannot compare text with a number [template-type]"),
    Row(
      "{% if xs < xs %}{% endif %}",
      "1:7: error: '<' cannot compare a list with a list [template-type]"),
    Row(
      "{% if 1 in name %}{% endif %}",
      "1:7: error: 'in' cannot look for a number in text [template-type]"),
    Row(
      "{% for x in name %}{% endfor %}",
      "1:13: error: cannot loop over 'name': it is text, expected a list [template-type]"),
    Row(
      "{% for x in case %}{% endfor %}",
      "1:13: error: cannot loop over 'case': it is a dictionary, expected a list [template-type]"),
    Row(
      "{% for k, v in xs %}{% endfor %}",
      "1:16: error: cannot loop over 'xs': it is a list, expected a dictionary [template-type]"),
    Row(
      "{{ forloop.first }}",
      "1:4: error: 'forloop.first' is used outside of a 'for' loop [unknown-variable]"),
    Row(
      "{% for x in xs where y %}{% endfor %}",
      "1:22: error: unknown variable 'y' [unknown-variable]"),
  ])
  func valuesThatCannotBePrinted(_ row: Row) {
    #expect(problem(row.text, Self.values) == row.expected)
  }

  @Test(arguments: [
    Row("{{ nmae }}", "1:4: note: did you mean 'name'?"),
    Row("{{ case.paylod }}", "1:9: note: did you mean 'payload'?"),
    Row("{{ xs.frist }}", "1:7: note: did you mean 'first'?"),
    Row("{{ name|upperfirst }}", "1:9: note: did you mean 'upperFirst'?"),
    Row("{% esle %}", "1:4: note: did you mean 'else'?"),
    Row("{% if yes || yes %}{% endif %}", "1:11: note: write 'or' instead"),
    Row(
      "{{ case.payload }}",
      "1:4: note: use it only inside '{% if case.payload %}', or add a default value with '|default:'"
    ),
    Row("{% for x in case %}{% endfor %}", "1:13: note: write '{% for key, value in case %}'"),
    Row("{% for k, v in xs %}{% endfor %}", "1:16: note: write '{% for value in xs %}'"),
    Row("{{ xs }}", "1:4: note: loop over it, or use '|join:'"),
  ])
  func fixStandsInANote(_ row: Row) {
    #expect(problems(row.text, Self.values).last == row.expected)
  }

  @Test func nothingNearIsNotSuggested() {
    #expect(
      problems("{{ q }}", Self.values) == ["1:4: error: unknown variable 'q' [unknown-variable]"])
  }

  @Test func everyTagTellsItsFirstMistakeInTheOrderOfTheText() {
    let text = "{{ a b c }}\n{% if x y %}{{ \"z }}\n{% endif %}{% fo %}{{ x|q|r }}"
    #expect(
      problems(text).filter { !$0.contains("note") } == [
        "1:6: error: expected the end of the tag, found 'b' [template-syntax]",
        "2:9: error: expected the end of the tag, found 'y' [template-syntax]",
        "2:16: error: unterminated string [template-syntax]",
        "3:15: error: unknown tag 'fo' [unknown-tag]",
        "3:25: error: unknown filter 'q' [unknown-filter]",
      ])
  }

  @Test func whatNestsTooDeepIsRefusedOnce() {
    func nested(_ count: Int, _ open: String, _ middle: String, _ close: String) -> [String] {
      let text = String(repeating: open, count: count) + middle
      return problems(text + String(repeating: close, count: count)).filter { !$0.contains("note") }
    }
    #expect(nested(64, "{% if true %}", "", "{% endif %}") == [])
    #expect(
      nested(65, "{% if true %}", "", "{% endif %}")
        == ["1:836: error: blocks are nested more than 64 levels deep [template-nesting]"])
    #expect(nested(50_000, "{% for x in y %}", "", "").count == 1)
    #expect(problems("{% if " + String(repeating: "(", count: 100_000)).count == 2)
    let parentheses = String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)
    #expect(
      problem("{% if \(parentheses) %}{% endif %}")
        == "1:71: error: conditions are nested more than 64 levels deep [template-nesting]")
    #expect(
      problem("{% if \(String(repeating: "not ", count: 65))true %}{% endif %}")
        == "1:263: error: conditions are nested more than 64 levels deep [template-nesting]")
  }

  @Test func longChainsAreNotDeep() {
    let chain = Array(repeating: "true", count: 20_000).joined(separator: " and ")
    #expect(rendered("{% if \(chain) %}a{% endif %}") == "a")
    #expect(rendered("{{ 'a'" + String(repeating: "|trim", count: 20_000) + " }}") == "a")
    let arms = String(repeating: "{% elif false %}", count: 20_000)
    #expect(rendered("{% if false %}\(arms){% else %}a{% endif %}") == "a")
  }
}

/// Templates that would run for ever, or nearly.
@Suite struct TemplatePassesTests {
  private let list = TemplateValue.list((0..<10).map { .text("\($0)") })

  @Test func nestedLoopsComeToAnEnd() {
    let open = (0..<26).map { "{% for a\($0) in list %}\n" }.joined()
    let text = open + String(repeating: "{% endfor %}\n", count: 26)
    #expect(
      problems(text, ["list": list]) == [
        "26:15: error: the loops and includes that print one file run more than 10000000 times [template-passes]",
        "26:15: note: nest fewer loops, or give an inner loop a shorter list",
      ])
  }

  @Test func includesThatDoubleComeToAnEnd() {
    let others = Dictionary(
      uniqueKeysWithValues: (0..<40).map {
        ("t\($0)", "{% include \"t\($0 + 1)\" %}{% include \"t\($0 + 1)\" %}")
      })
    let found = problems("{% include \"t0\" %}", including: others.merging(["t40": ""]) { $1 })
    #expect(found.first?.contains("run more than 10000000 times [template-passes]") == true)
  }

  @Test func testedElementsCount() {
    let open = (0..<26).map { "{% for a\($0) in list where a\($0) %}\n" }.joined()
    let text = open + String(repeating: "{% endfor %}\n", count: 26)
    #expect(problem(text, ["list": list]).contains("[template-passes]"))
  }
}
