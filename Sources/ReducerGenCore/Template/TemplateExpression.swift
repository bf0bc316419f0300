import ReducerGenSyntax

/// What stands in a hole or in a condition.
indirect enum TemplateExpression: Sendable {
  case literal(TemplateLiteral, SourceRange)
  case path(TemplatePath)
  case loopProperty(TemplateLoopProperty, SourceRange)
  case filtered(TemplateExpression, [TemplateFilterCall])
  case not(TemplateExpression, SourceRange)
  // Lists, not pairs: a chain of any length is then no deeper than one link.
  case and([TemplateExpression])
  case or([TemplateExpression])
  case comparison(TemplateComparison, TemplateExpression, TemplateExpression)

  var range: SourceRange {
    switch self {
    case .literal(_, let range), .loopProperty(_, let range), .not(_, let range): range
    case .path(let path): path.range
    case .filtered(let input, let calls): input.range.joined(with: calls.last?.range)
    case .and(let parts), .or(let parts):
      (parts.first?.range ?? .empty).joined(with: parts.last?.range)
    case .comparison(_, let left, let right): left.range.joined(with: right.range)
    }
  }
}

/// `"text"`, `3` or `true`.
enum TemplateLiteral: Sendable {
  case text(String)
  case number(Int)
  case bool(Bool)

  var value: TemplateValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    }
  }
}

/// `case.payload.0.name`
struct TemplatePath: Sendable {
  var variable: TemplateNames.ID
  var variableRange: SourceRange
  var steps: [TemplateStep]

  var range: SourceRange { variableRange.joined(with: steps.last?.range) }
}

/// `.name` or `.0` after a value.
struct TemplateStep: Sendable {
  var name: String
  /// The number that the name is, where it is one.
  var index: Int?
  var range: SourceRange
}

/// `|join:", "` after a value.
struct TemplateFilterCall: Sendable {
  var filter: TemplateFilter
  var arguments: [TemplateExpression]
  var range: SourceRange
}

enum TemplateLoopProperty: String, CaseIterable, Sendable {
  case counter, counter0, first, last, length
}

enum TemplateComparison: String, CaseIterable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contained = "in"
}

extension SourceRange {
  /// From the start of this range to the end of the later one.
  fileprivate func joined(with later: SourceRange?) -> SourceRange {
    SourceRange(start: start, end: max(end, later?.end ?? end))
  }
}
