import ReducerGenSyntax

/// A template as it was parsed: what to print, in order.
indirect enum TemplateNode: Sendable {
  /// Text, and where it stands.
  case text(String, SourceRange)
  case output(TemplateExpression)
  case loop(TemplateLoop)
  case branches([TemplateBranch])
  case include(TemplateInclude)
  /// `{% set name %} body {% endset %}`
  case assignment(TemplateNames.ID, [TemplateNode])
}

/// `{% for key, value in subject where condition %} body {% empty %} empty {% endfor %}`
struct TemplateLoop: Sendable {
  var key: TemplateNames.ID? = nil
  var value: TemplateNames.ID
  var subject: TemplateExpression
  var condition: TemplateExpression? = nil
  var body: [TemplateNode] = []
  var empty: [TemplateNode] = []
}

/// One arm of an `if`; `else` has no condition.
struct TemplateBranch: Sendable {
  var condition: TemplateExpression?
  var body: [TemplateNode]
}

/// `{% include "name" %}`
struct TemplateInclude: Sendable {
  var name: String
  var range: SourceRange
  /// What stood before a tag that has a line to itself: every included line gets it too.
  var indentation: String
  /// How many blocks the tag stands in; the library adds up what nests through includes.
  var depth: Int
}
