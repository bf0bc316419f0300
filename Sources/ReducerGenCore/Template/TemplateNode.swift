/// A template as it was parsed: what to print, in order.
///
/// The larger parts of the tree are classes that never change: in a debug build, passing one on
/// costs a retain where a struct costs a copy of every field (a third of the rendering time).
enum TemplateNode: Sendable {
  case text([UInt8])
  case output(TemplateExpression)
  case loop(TemplateLoop)
  case branches([TemplateBranch])
  case include(TemplateInclude)
  case assignment(TemplateAssignment)
}

/// `{% for key, value in subject where condition %} body {% empty %} empty {% endfor %}`
final class TemplateLoop: Sendable {
  let header: Header
  let body: [TemplateNode]
  let empty: [TemplateNode]

  struct Header: Sendable {
    var key: TemplateNames.ID?
    var value: TemplateNames.ID
    var subject: TemplateExpression
    var condition: TemplateExpression?
  }

  init(_ header: Header, body: [TemplateNode], empty: [TemplateNode]) {
    self.header = header
    self.body = body
    self.empty = empty
  }
}

/// One arm of an `if`; `else` has no condition.
final class TemplateBranch: Sendable {
  let condition: TemplateExpression?
  let body: [TemplateNode]

  init(_ condition: TemplateExpression?, body: [TemplateNode]) {
    self.condition = condition
    self.body = body
  }
}

/// `{% include "name" %}`
final class TemplateInclude: Sendable {
  let name: String
  let range: SourceRange
  /// What stood before a tag that has a line to itself: every included line gets it too.
  let indentation: [UInt8]
  /// How many blocks the tag stands in; the library adds up what nests through includes.
  let depth: Int
  /// Where the library keeps what the name stands for.
  let site: Int

  init(_ name: String, at range: SourceRange, indentation: [UInt8], depth: Int, site: Int) {
    self.name = name
    self.range = range
    self.indentation = indentation
    self.depth = depth
    self.site = site
  }
}

/// `{% set name %} body {% endset %}`
final class TemplateAssignment: Sendable {
  let name: TemplateNames.ID
  let body: [TemplateNode]

  init(_ name: TemplateNames.ID, body: [TemplateNode]) {
    self.name = name
    self.body = body
  }
}
