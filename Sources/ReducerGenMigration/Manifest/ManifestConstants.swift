import ReducerGenCore

/// The constants and functions of a manifest: what a name in a list stands for.
struct ManifestConstants {
  private let calls: ManifestCalls
  /// The tokens of their values. `Package.Dependency` and `Target.Dependency` often have a constant
  /// of the same name.
  private var values: [String: [Range<Int>]] = [:]
  /// The declarations whose type is a dependency of a target, or a list of them.
  private var dependencies: [Range<Int>] = []

  init(_ calls: ManifestCalls) {
    self.calls = calls
    let parsed = ParsedFile(calls.file)
    for declaration in parsed.syntax.declarations { read(declaration, parent: nil) }
  }

  private mutating func read(_ declaration: DeclarationSyntax, parent: DeclarationSyntax?) {
    for member in declaration.members { read(member, parent: declaration) }
    guard [.let, .var, .func].contains(declaration.kind) else { return }
    let range = declaration.initializer.isEmpty ? declaration.body : declaration.initializer
    guard let value = tokens(in: range) else { return }
    values[calls.file.text(declaration.name), default: []].append(value)
    let types = [declaration.type, declaration.result, parent?.extended].compactMap { $0 }
    if types.contains(where: { $0.names.contains("Dependency") }) { dependencies.append(value) }
  }

  /// Without the braces of a body and its `return`.
  private func tokens(in range: SourceRange) -> Range<Int>? {
    let all = calls.tokens.indices.filter {
      range.contains(calls.tokens[$0].range)
    }
    guard var first = all.first, var last = all.last else { return nil }
    if calls.tokens[first].kind == .leftBrace && calls.close(of: first) == last {
      (first, last) = (first + 1, last - 1)
    }
    if first <= last, calls.tokens[first].keyword == .return { first += 1 }
    return first <= last ? first..<last + 1 : nil
  }

  /// What `.tca`, `tca` and `Target.Dependency.tca` stand for.
  func values(of reference: Range<Int>) -> [Range<Int>] {
    guard let last = reference.last, calls.tokens[last].isName,
      reference.allSatisfy({ calls.tokens[$0].isName || calls.tokens[$0].kind == .period })
    else { return [] }
    return values[calls.text(last)] ?? []
  }

  func isValue(_ tokens: Range<Int>) -> Bool { values.values.contains { $0.contains(tokens) } }

  /// The text of a literal, or of the constant that holds one.
  func string(_ value: Range<Int>) -> String? {
    if value.count == 1, let text = calls.string(value.lowerBound) { return text }
    let strings = values(of: value).filter { $0.count == 1 }.compactMap {
      calls.string($0.lowerBound)
    }
    return strings.count == 1 ? strings[0] : nil
  }

  /// Whether a token is a part of a dependency of a target, or of a list of them.
  func isInDependency(_ index: Int) -> Bool { dependencies.contains { $0.contains(index) } }

  /// The range, and the values of all names in it, and so on.
  func reachable(from range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = [range]
    var seen: Set<String> = []
    while let next = rest.popLast() {
      found.append(next)
      for index in next where calls.tokens[index].isName && !isLabel(index) {
        let name = calls.text(index)
        if let values = values[name], seen.insert(name).inserted { rest += values }
      }
    }
    return found
  }

  private func isLabel(_ index: Int) -> Bool {
    index + 1 < calls.tokens.count && calls.tokens[index + 1].kind == .colon
  }
}
