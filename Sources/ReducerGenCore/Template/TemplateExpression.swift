/// What stands in a hole or in a condition.
enum TemplateExpression: Sendable {
  indirect case literal(TemplateValue, SourceRange)
  case path(TemplatePath)
  case loopProperty(TemplateLoopProperty, SourceRange)
  indirect case filtered(TemplateExpression, [TemplateFilterCall])
  indirect case not(TemplateExpression, SourceRange)
  // Lists, not pairs: a chain of any length is then no deeper than one link.
  case and([TemplateExpression])
  case or([TemplateExpression])
  indirect case comparison(TemplateComparison, TemplateExpression, TemplateExpression)

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

/// `case.payload.0.name`; a class for the reason that `TemplateNode` gives.
final class TemplatePath: Sendable {
  let variable: TemplateNames.ID
  let variableRange: SourceRange
  let steps: [TemplateStep]

  init(_ variable: TemplateNames.ID, at range: SourceRange, steps: [TemplateStep]) {
    self.variable = variable
    self.variableRange = range
    self.steps = steps
  }

  var range: SourceRange { variableRange.joined(with: steps.last?.range) }
}

/// `.name` or `.0` behind a value.
final class TemplateStep: Sendable {
  let name: String
  /// The number that the name is, where it is one.
  let index: Int?
  let range: SourceRange
  /// Where the renderer keeps the position at which this step found its key last.
  let site: Int

  init(_ name: String, index: Int?, at range: SourceRange, site: Int) {
    self.name = name
    self.index = index
    self.range = range
    self.site = site
  }
}

/// `|join:", "` behind a value.
final class TemplateFilterCall: Sendable {
  let filter: TemplateFilter
  let arguments: [TemplateExpression]
  let range: SourceRange

  init(_ filter: TemplateFilter, _ arguments: [TemplateExpression], at range: SourceRange) {
    self.filter = filter
    self.arguments = arguments
    self.range = range
  }
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
