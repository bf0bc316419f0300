import ReducerGenIndex
import ReducerGenSyntax

/// The constants and functions of a manifest: what a name in a list stands for.
struct ManifestConstants {
  private let calls: ManifestCalls
  private var tokens: SourceTokens { calls.tokens }
  /// By name: `Package.Dependency` and `Target.Dependency` often have a constant of the same name.
  private var constants: [String: [Constant]] = [:]
  /// The declarations whose type is a dependency of a target, or a list of them.
  private var dependencies: [Range<Int>] = []

  struct Constant {
    var name: String
    /// The last name of the type that it is a member of.
    var parent: String?
    /// The tokens of its value.
    var value: Range<Int>
  }

  init(_ calls: ManifestCalls) {
    self.calls = calls
    let parsed = ParsedFile(tokens.file)
    for declaration in parsed.syntax.declarations { read(declaration, parent: nil, in: parsed) }
  }

  private mutating func read(
    _ declaration: DeclarationSyntax, parent: DeclarationSyntax?, in file: ParsedFile
  ) {
    for member in declaration.members { read(member, parent: declaration, in: file) }
    guard [.let, .var, .func].contains(declaration.kind) else { return }
    let range = declaration.initializer.isEmpty ? declaration.body : declaration.initializer
    guard let value = self.value(in: range) else { return }
    let name = file.text(declaration.name)
    constants[name, default: []].append(
      Constant(name: name, parent: parent.flatMap { file.path(of: $0).last }, value: value))
    let types = [declaration.type, declaration.result, parent?.extended].compactMap { $0 }
    if types.contains(where: { $0.names.contains("Dependency") }) { dependencies.append(value) }
  }

  /// Without the braces of a body and its `return`.
  private func value(in range: SourceRange) -> Range<Int>? {
    let all = tokens.indices(in: range)
    guard var first = all.first, var last = all.last else { return nil }
    if tokens[first].kind == .leftBrace && tokens.partner(of: first) == last {
      (first, last) = (first + 1, last - 1)
    }
    if first <= last, tokens[first].keyword == .return { first += 1 }
    return first <= last ? first..<last + 1 : nil
  }

  /// What `.tca`, `tca` and `Target.Dependency.tca` stand for.
  func values(of reference: Range<Int>) -> [Range<Int>] {
    guard let last = reference.last, tokens[last].isName,
      reference.allSatisfy({ tokens[$0].isName || tokens[$0].kind == .period })
    else { return [] }
    return constants(at: last).map(\.value)
  }

  /// Those that a name can stand for: only members of the type before it, if there is one.
  private func constants(at index: Int) -> [Constant] {
    let all = constants[tokens.text(index)] ?? []
    guard index > 1, tokens[index - 1].kind == .period, tokens[index - 2].isName else {
      return all
    }
    let members = all.filter { $0.parent == tokens.text(index - 2) }
    return members.isEmpty ? all : members
  }

  func constant(withValue value: Range<Int>) -> Constant? {
    constants.values.joined().first { $0.value == value }
  }

  /// The values that are one string literal.
  var strings: [Range<Int>] {
    constants.values.joined().map(\.value).filter { value in
      value.count == 1 && calls.string(value.lowerBound) != nil
    }
  }

  func isInConstant(_ tokens: Range<Int>) -> Bool {
    constants.values.joined().contains { $0.value.contains(tokens) }
  }

  /// The names that can stand for a constant.
  func uses(of constant: Constant) -> [Int] {
    tokens.indices.filter { index in
      tokens[index].isName && tokens.text(index) == constant.name && !isLabel(index)
        && ![.let, .var].contains(tokens[max(index, 1) - 1].keyword)
        && constants(at: index).contains { $0.value == constant.value }
    }
  }

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
    while let next = rest.popLast() {
      found.append(next)
      for index in next where tokens[index].isName && !isLabel(index) {
        rest += constants(at: index).map(\.value).filter { !found.contains($0) }
      }
    }
    return found
  }

  private func isLabel(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].kind == .colon
  }
}
