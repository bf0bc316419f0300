import Testing

@testable import ReducerGenCore

@Suite struct TemplateWhitespaceTests {
  static var values: TemplateValue {
    ["yes": true, "no": false, "xs": ["a", "b"], "x": "X"]
  }

  @Test(arguments: [
    // A line of nothing but tags is layout.
    Row("a\n{% if yes %}\nb\n{% endif %}\nc\n", "a\nb\nc\n"),
    Row("a\n  {% if yes %}  \n  b\n\t{% endif %}\nc\n", "a\n  b\nc\n"),
    Row("{% if yes %}\nb\n{% endif %}", "b\n"),
    Row("{# why #}\na\n", "a\n"),
    Row("{# why,\n   in two lines #}\na\n", "a\n"),
    Row("a\n  {# one #} {# two #}\nb\n", "a\nb\n"),
    Row("a\n{% if yes %} {% if yes %}\nb\n{% endif %}{% endif %}\nc\n", "a\nb\nc\n"),
    Row("a\r\n{% if yes %}\r\nb\r\n{% endif %}\r\nc", "a\nb\nc"),
    Row("a\n{% for x in xs %}\n  {{ x }}\n{% endfor %}\nb\n", "a\n  a\n  b\nb\n"),
    Row("a\n\n{% if no %}\nb\n{% endif %}\n\nc\n", "a\n\n\nc\n"),
    Row("a\n{% raw %}\n{{ x }}\n{% endraw %}\nb\n", "a\n{{ x }}\nb\n"),
    // What a line sets is not printed there.
    Row("a\n  {% set y %}<{{ x }}>{% endset %}\n{{ y }}\n", "a\n<X>\n"),
    Row("{% set y %}\n  two\n  lines\n{% endset %}\n[{{ y }}]\n", "[  two\n  lines\n]\n"),
    // Lines with text or holes are printed as they stand.
    Row("a {% if yes %}\nb\n{% endif %} c\n", "a \nb\n c\n"),
    Row("  {{ x }}  \n", "  X  \n"),
    Row("a\n {% if yes %}b{% endif %} \nc\n", "a\n b \nc\n"),
    Row("a{% if no %}b{% endif %}\nc\n", "a\nc\n"),
    Row("  {% if yes %} {{ x }}\n{% endif %}", "   X\n"),
  ])
  func linesOfTagsLeaveNothingBehind(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }

  @Test(arguments: [
    Row("a \n {{- x }} b", "aX b"),
    Row("a {{ x -}} \n\n b", "a Xb"),
    Row("a {{- x -}} b", "aXb"),
    Row("a {%- if yes %} b {% endif -%} c", "a b c"),
    Row("a {%- if yes -%} b {%- endif -%} c", "abc"),
    Row("a {#- why -#} b", "ab"),
    Row("a {%- raw -%} b {%- endraw -%} c", "abc"),
    Row("{{-x-}}", "X"),
    // Marks replace the rule for lines of tags, so that templates written with them print the same.
    Row("a\n{%- if yes %}\nb\n{%- endif %}\nc\n", "a\nb\nc\n"),
    Row("a\n{% if yes -%}\nb\n{% endif -%}\nc\n", "a\nb\nc\n"),
    Row("{% for x in xs -%}\n  {{ x }}\n{%- endfor %}\n", "ab\n"),
    // A mark reaches as far as the next braces.
    Row("a {{ x }} {{- x }}", "a XX"),
    Row("a {{ '' }}{{- x }}", "a X"),
  ])
  func marksTakeWhiteSpace(_ row: Row) {
    #expect(rendered(row.text, Self.values) == row.expected)
  }
}
