import ReducerGenSyntax

/// The dependencies of the package.
extension ManifestMigration {
  /// The first replaced package becomes this one, and the others go. As long as a target needs
  /// them, this one is added.
  mutating func replacePackages() {
    var isThere = isAddedAlready
    if request.kept.isEmpty {
      for element in packageElements {
        if isThere { remove(element) }
        isThere = true
      }
      let kept = oldPackages.filter { !edits.covers(tokens.range(of: $0.tokens)) }
      for call in kept { replace(call, isThere: &isThere) }
    }
    if !isThere { addPackage() }
  }

  private var isAddedAlready: Bool {
    Self.knownIdentity(calls, constants, productCalls, request.library) != nil
  }

  /// The elements of lists that are replaced packages: their calls, or the names of constants.
  private var packageElements: [Range<Int>] {
    calls.arrays(in: tokens.indices).flatMap(calls.elements).filter { element in
      oldPackages.contains { $0.tokens == element }
        || constants.values(of: element).contains { value in
          oldPackages.contains { $0.tokens == value }
        }
    }
  }

  /// In a list, in a constant, or as the argument of `append`.
  private mutating func replace(_ call: ManifestCalls.Call, isThere: inout Bool) {
    let isElement = packageElements.contains(call.tokens)
    if isThere && !isElement && !isConstant(call) {
      return findings.append(.manifestElement(at: place(call.tokens)))
    }
    isThere = true
    let close = tokens[call.tokens.upperBound - 1]
    let arguments = SourceRange(start: tokens[call.open].end, end: close.start)
    edits.replace(arguments, by: request.library.arguments)
  }

  private func isConstant(_ call: ManifestCalls.Call) -> Bool {
    constants.constant(withValue: call.tokens) != nil
  }

  private mutating func addPackage() {
    if let array = packageList { return append(request.library.dependency, toBracket: array) }
    guard let package = calls.calls(["Package"]).first else { return reportPackage() }
    if let value = calls.argument("dependencies", of: package) {
      guard let array = calls.list(in: value) else { return reportPackage() }
      return append(request.library.dependency, toBracket: array)
    }
    guard let targets = calls.argument("targets", of: package) else { return reportPackage() }
    let label = tokens[targets.lowerBound - 2]
    let line = file.indentation(at: label.start)
    let separator = label.startsLine ? "\n\(line)" : " "
    edits.insert(
      "dependencies: [\(request.library.dependency)],\(separator)", at: label.start)
  }

  /// The first list with a package in it, wherever it is assigned.
  private var packageList: Int? {
    let packages = calls.calls(["package"]).map(\.tokens)
    return calls.arrays(in: tokens.indices).first { array in
      calls.elements(open: array).contains { element in
        packages.contains(element)
          || constants.values(of: element).contains(where: packages.contains)
      }
    }
  }

  private mutating func reportPackage() {
    findings.append(
      .manifestPackage(request.library.dependency, at: SourcePlace(file, .empty)))
  }

  /// No target of the manifest has moved: its sources are elsewhere, or use nothing of it.
  mutating func reportUnused() {
    if !request.kept.isEmpty { return }
    for call in oldPackages { findings.append(.manifestUnused(at: place(call.tokens))) }
  }

  /// Whether the edits have removed all uses of the constant that has this value.
  private func isUnusedConstant(_ index: Int) -> Bool {
    guard let constant = constants.constant(withValue: index..<index + 1) else { return false }
    return constants.uses(of: constant).allSatisfy { edits.covers(tokens[$0].range) }
  }

  /// What still names a package or product that the manifest does not have any more.
  mutating func reportNames() {
    guard request.kept.isEmpty, !oldPackages.isEmpty else { return }
    for index in tokens.indices {
      guard let name = calls.string(index), !edits.covers(tokens[index].range),
        ReplacedProducts.isReplaced(name) || isOldProduct(name), !isUnusedConstant(index)
      else { continue }
      findings.append(.manifestName(name, at: place(index..<index + 1)))
    }
  }
}
