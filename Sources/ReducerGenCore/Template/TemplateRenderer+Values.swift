/// What expressions come to. Nil means that `failure` says why there is no value.
extension TemplateRenderer {
  mutating func value(of expression: TemplateExpression) -> TemplateValue? {
    switch expression {
    case .literal(let value, _): return value
    case .path(let path): return value(of: path)
    case .filtered(let input, let calls): return filtered(input, calls)
    case .loopProperty(let property, let range): return value(of: property, at: range)
    case .not, .and, .or, .comparison: return isTrue(expression).map { .bool($0) }
    }
  }

  mutating func isTrue(_ condition: TemplateExpression) -> Bool? {
    switch condition {
    case .not(let negated, _): return isTrue(negated).map { !$0 }
    case .and(let parts): return areAll(parts, true)
    case .or(let parts): return areAll(parts, false).map { !$0 }
    case .comparison(let sign, let left, let right):
      guard let leftValue = value(of: left), let rightValue = value(of: right) else { return nil }
      if let result = sign.compare(leftValue, rightValue) { return result }
      _ = fail(condition) { _, place in
        .incomparable(leftValue.kind, rightValue.kind, by: sign.rawValue, at: place)
      }
      return nil
    default: return value(of: condition)?.isTrue
    }
  }

  /// Whether all parts are `wanted`; those behind the first that is not are not looked at.
  private mutating func areAll(_ parts: [TemplateExpression], _ wanted: Bool) -> Bool? {
    for index in 0..<parts.count {
      guard let isTrue = isTrue(parts[index]) else { return nil }
      if isTrue != wanted { return false }
    }
    return true
  }

  private mutating func value(
    of property: TemplateLoopProperty, at range: SourceRange
  ) -> TemplateValue? {
    guard let loop else { return fail(.outsideOfLoop(file.text(range), at: place(range))) }
    switch property {
    case .counter: return .number(loop.index + 1)
    case .counter0: return .number(loop.index)
    case .first: return .bool(loop.index == 0)
    case .last: return .bool(loop.index == loop.count - 1)
    case .length: return .number(loop.count)
    }
  }
}

/// Paths.
extension TemplateRenderer {
  private mutating func value(of path: TemplatePath) -> TemplateValue? {
    guard var value = bindings[path.variable] else { return unknownVariable(path) }
    for index in 0..<path.steps.count {
      guard let next = property(path.steps[index], of: value, in: path) else { return nil }
      value = next
    }
    return value
  }

  private mutating func property(
    _ step: TemplateStep, of owner: TemplateValue, in path: TemplatePath
  ) -> TemplateValue? {
    switch owner {
    case .dictionary(let dictionary):
      return dictionary[step.name] ?? unknownProperty(step, in: path, among: dictionary.keys)
    case .list(let items): return property(step, of: items, in: path)
    case .absent:
      let text = self.text(before: step, in: path)
      return fail(.absentTemplateValue(text.text, at: text.place))
    case .text, .number, .bool: return unknownProperty(step, in: path, among: [], of: owner.kind)
    }
  }

  private mutating func property(
    _ step: TemplateStep, of items: [TemplateValue], in path: TemplatePath
  ) -> TemplateValue? {
    if let index = step.index {
      if index < items.count { return items[index] }
      return fail(.templateIndexOutOfRange(step.name, count: items.count, at: place(step.range)))
    }
    switch step.name {
    case "count": return .number(items.count)
    case "first": return items.first ?? .absent
    case "last": return items.last ?? .absent
    default: return unknownProperty(step, in: path, among: ["count", "first", "last"])
    }
  }

  private func text(
    before step: TemplateStep, in path: TemplatePath
  ) -> (text: String, place: SourcePlace) {
    let steps = path.steps.prefix { $0.range != step.range }
    let range = SourceRange(
      start: path.range.start, end: steps.last?.range.end ?? path.variableRange.end)
    return (file.text(range), place(range))
  }

  private mutating func unknownProperty(
    _ step: TemplateStep, in path: TemplatePath, among keys: [String], of kind: String? = nil
  ) -> TemplateValue? {
    let owner = "'\(text(before: step, in: path).text)'" + (kind.map { " is \($0) and" } ?? "")
    return fail(
      .unknownTemplateProperty(step.name, of: owner, among: keys, at: place(step.range)))
  }

  private mutating func unknownVariable(_ path: TemplatePath) -> TemplateValue? {
    let names = library.variables.names
    let known = names.indices.filter { bindings[$0] != nil }.map { names[$0] }
    return fail(
      .unknown(
        "variable", names[path.variable], among: known + given, at: place(path.variableRange)))
  }
}

/// Filters.
extension TemplateRenderer {
  private mutating func filtered(
    _ input: TemplateExpression, _ calls: [TemplateFilterCall]
  ) -> TemplateValue? {
    guard var value = value(of: input) else { return nil }
    var range = input.range
    for index in 0..<calls.count {
      guard let next = apply(calls[index], to: value, from: range) else { return nil }
      value = next
      range.end = calls[index].range.end
    }
    return value
  }

  private mutating func apply(
    _ call: TemplateFilterCall, to input: TemplateValue, from range: SourceRange
  ) -> TemplateValue? {
    var arguments: [TemplateValue] = []
    for index in 0..<call.arguments.count {
      guard let value = value(of: call.arguments[index]) else { return nil }
      arguments.append(value)
    }
    switch call.filter.apply(to: input, arguments) {
    case .value(let value): return value
    case .wrongInput(let expected): return wrong(input, expected, at: range)
    case .wrongArgument(let index, let expected):
      return wrong(arguments[index], expected, at: call.arguments[index].range)
    case .unusableName(let name): return fail(.unusableName(name, at: place(range)))
    }
  }

  private mutating func wrong(
    _ value: TemplateValue, _ expected: String, at range: SourceRange
  ) -> TemplateValue? {
    let text = file.text(range)
    if case .absent = value { return fail(.absentTemplateValue(text, at: place(range))) }
    return fail(.templateType(text, is: value.kind, expected: expected, at: place(range)))
  }
}

extension TemplateComparison {
  /// Nil where the two cannot be compared. Nothing is equal to a value of another kind, and asking
  /// would be a mistake, except whether an optional is this or that.
  fileprivate func compare(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
    switch self {
    case .equal: return left.isSameKind(as: right) ? left == right : nil
    case .notEqual: return left.isSameKind(as: right) ? left != right : nil
    case .contained: return left.isContained(in: right)
    case .less: return left.precedes(right)
    case .greater: return right.precedes(left)
    case .lessOrEqual: return right.precedes(left).map { !$0 }
    case .greaterOrEqual: return left.precedes(right).map { !$0 }
    }
  }
}

extension TemplateValue {
  fileprivate func isSameKind(as other: TemplateValue) -> Bool {
    self == .absent || other == .absent || kind == other.kind
  }

  /// The order of numbers, and of texts by their bytes; other values have none.
  func precedes(_ other: TemplateValue) -> Bool? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    default: nil
    }
  }

  /// An element of a list, a key of a dictionary, or a part of a text.
  fileprivate func isContained(in whole: TemplateValue) -> Bool? {
    switch (self, whole) {
    case (_, .list(let items)): items.contains(self)
    case (.text(let key), .dictionary(let dictionary)): dictionary[key] != nil
    case (.text(let part), .text(let text)): text.firstRange(ofBytes: Array(part.utf8)) != nil
    default: nil
    }
  }
}
