import ReducerGenSyntax

/// What expressions come to.
extension TemplateRenderer {
  func value(of expression: TemplateExpression) throws(Diagnostic) -> TemplateValue {
    switch expression {
    case .literal(let literal, _): return literal.value
    case .path(let path): return try value(of: path)
    case .filtered(let input, let calls): return try filtered(input, calls)
    case .loopProperty(let property, let range): return try value(of: property, at: range)
    case .not, .and, .or, .comparison: return .bool(try isTrue(expression))
    }
  }

  func isTrue(_ condition: TemplateExpression) throws(Diagnostic) -> Bool {
    switch condition {
    case .not(let negated, _): return try !isTrue(negated)
    case .and(let parts): return try areAll(parts, true)
    case .or(let parts): return try !areAll(parts, false)
    case .comparison(let sign, let left, let right):
      let (left, right) = (try value(of: left), try value(of: right))
      if let result = sign.compare(left, right) { return result }
      throw .incomparable(left.kind, right.kind, by: sign.rawValue, at: place(condition.range))
    default: return try value(of: condition).isTrue
    }
  }

  /// Whether all parts are `wanted`; those after the first that is not are not looked at.
  private func areAll(_ parts: [TemplateExpression], _ wanted: Bool) throws(Diagnostic) -> Bool {
    for index in 0..<parts.count where try isTrue(parts[index]) != wanted { return false }
    return true
  }

  private func value(
    of property: TemplateLoopProperty, at range: SourceRange
  ) throws(Diagnostic) -> TemplateValue {
    guard let loop else { throw .outsideOfLoop(file.text(range), at: place(range)) }
    switch property {
    case .counter: return .number(loop.index + 1)
    case .counter0: return .number(loop.index)
    case .first: return .bool(loop.index == 0)
    case .last: return .bool(loop.index == loop.count - 1)
    case .length: return .number(loop.count)
    }
  }

  func absent(_ range: SourceRange) -> Diagnostic {
    .absentTemplateValue(file.text(range), at: place(range))
  }
}

/// Paths.
extension TemplateRenderer {
  private func value(of path: TemplatePath) throws(Diagnostic) -> TemplateValue {
    guard var value = bindings[path.variable] else { throw unknownVariable(path) }
    for index in 0..<path.steps.count {
      value = try property(path.steps[index], of: value, in: path)
    }
    return value
  }

  private func property(
    _ step: TemplateStep, of owner: TemplateValue, in path: TemplatePath
  ) throws(Diagnostic) -> TemplateValue {
    switch owner {
    case .dictionary(let dictionary):
      if let value = dictionary[step.name] { return value }
      throw unknownProperty(step, in: path, among: dictionary.keys)
    case .object(let object):
      if let value = object[step.name] { return value }
      throw unknownProperty(step, in: path, among: object.keys)
    case .list(let items): return try property(step, of: items, in: path)
    case .absent: throw absent(range(before: step, in: path))
    case .text, .number, .bool: throw unknownProperty(step, in: path, of: " is \(owner.kind) and")
    }
  }

  private func property(
    _ step: TemplateStep, of items: [TemplateValue], in path: TemplatePath
  ) throws(Diagnostic) -> TemplateValue {
    if let index = step.index {
      if index < items.count { return items[index] }
      throw .templateIndexOutOfRange(step.name, count: items.count, at: place(step.range))
    }
    switch step.name {
    case "count": return .number(items.count)
    case "first": return items.first ?? .absent
    case "last": return items.last ?? .absent
    default: throw unknownProperty(step, in: path, among: ["count", "first", "last"])
    }
  }

  private func range(before step: TemplateStep, in path: TemplatePath) -> SourceRange {
    let last = path.steps.prefix { $0.range != step.range }.last?.range ?? path.variableRange
    return SourceRange(start: path.range.start, end: last.end)
  }

  private func unknownProperty(
    _ step: TemplateStep, in path: TemplatePath, among keys: [String] = [], of kind: String = ""
  ) -> Diagnostic {
    let owner = "'\(file.text(range(before: step, in: path)))'" + kind
    return .unknownTemplateProperty(step.name, of: owner, among: keys, at: place(step.range))
  }

  private func unknownVariable(_ path: TemplatePath) -> Diagnostic {
    let names = library.variables.names
    let known = names.indices.filter { bindings[$0] != nil }.map { names[$0] }
    let name = names[path.variable]
    return .unknown("variable", name, among: known + given, at: place(path.variableRange))
  }
}

/// Filters.
extension TemplateRenderer {
  private func filtered(
    _ input: TemplateExpression, _ calls: [TemplateFilterCall]
  ) throws(Diagnostic) -> TemplateValue {
    var (value, range) = (try value(of: input), input.range)
    for index in 0..<calls.count {
      value = try apply(calls[index], to: value, from: range)
      range.end = calls[index].range.end
    }
    return value
  }

  private func apply(
    _ call: TemplateFilterCall, to input: TemplateValue, from range: SourceRange
  ) throws(Diagnostic) -> TemplateValue {
    var arguments: [TemplateValue] = []
    for index in 0..<call.arguments.count { arguments.append(try value(of: call.arguments[index])) }
    do throws(TemplateFilter.Failure) {
      return try call.filter.apply(to: input, arguments)
    } catch {
      switch error {
      case .wrongInput(let expected): throw wrong(input, expected, at: range)
      case .wrongArgument(let index, let expected):
        throw wrong(arguments[index], expected, at: call.arguments[index].range)
      case .unusableName(let name): throw .unusableName(name, at: place(range))
      }
    }
  }

  private func wrong(
    _ value: TemplateValue, _ expected: String, at range: SourceRange
  ) -> Diagnostic {
    if value == .absent { return absent(range) }
    return .templateType(file.text(range), is: value.kind, expected: expected, at: place(range))
  }
}

extension TemplateComparison {
  /// Nil where the two cannot be compared. Nothing is equal to a value of another kind, and asking
  /// would be a mistake, except whether an optional is this or that.
  fileprivate func compare(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
    let isSameKind = left == .absent || right == .absent || left.asText.kind == right.asText.kind
    switch self {
    case .equal: return isSameKind ? left == right : nil
    case .notEqual: return isSameKind ? left != right : nil
    case .contained: return left.isContained(in: right)
    case .less: return left.precedes(right)
    case .greater: return right.precedes(left)
    case .lessOrEqual: return right.precedes(left).map { !$0 }
    case .greaterOrEqual: return left.precedes(right).map { !$0 }
    }
  }
}

extension TemplateValue {
  /// The order of numbers, and of texts by their bytes; other values have none.
  func precedes(_ other: TemplateValue) -> Bool? {
    switch (asText, other.asText) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    default: nil
    }
  }

  /// An element of a list, a key of a dictionary, or a part of a text.
  fileprivate func isContained(in whole: TemplateValue) -> Bool? {
    switch (asText, whole.asText) {
    case (_, .list(let items)): items.contains(self)
    case (.text(let key), .dictionary(let dictionary)): dictionary[key] != nil
    case (.text(let part), .text(let text)): Array(text.utf8).contains(Array(part.utf8))
    default: nil
    }
  }
}
