import ReducerGenCore

/// The edit of a `Package.swift`: its dependencies, the products of its targets, and their plugins.
///
/// It changes what is written out. What a constant, a loop or a function makes is left to a person,
/// with the lines to paste.
package struct ManifestMigration {
  package struct Result: Sendable {
    /// Nil if nothing changes.
    package var bytes: [UInt8]?
    package var findings: [Diagnostic]
  }

  let calls: ManifestCalls
  let file: SourceFile
  private var edits: FileEdits
  var findings: [Diagnostic] = []
  /// The dependency on this package: `.package(path: "../reducergen")`.
  private let dependency: String

  /// - Parameters:
  ///   - plugins: The targets with types that get generated code.
  ///   - users: The targets that import the library.
  ///   - dependency: The element for the list of dependencies.
  package static func run(
    _ file: SourceFile, plugins: Set<String>, users: Set<String> = [], dependency: String
  ) -> Result {
    var migration = ManifestMigration(file, dependency)
    guard migration.replaceDependencies() else { return Result(findings: []) }
    migration.replaceProducts()
    migration.addProducts(to: users)
    migration.addPlugins(to: plugins)
    migration.reportVersions()
    guard let bytes = migration.edits.applied(), parses(bytes) else {
      return Result(findings: [.brokenEdit(in: file)])
    }
    return Result(bytes: migration.edits.isEmpty ? nil : bytes, findings: migration.findings)
  }

  private init(_ file: SourceFile, _ dependency: String) {
    self.file = file
    self.dependency = dependency
    calls = ManifestCalls(file)
    edits = FileEdits(file)
  }

  private static func parses(_ bytes: [UInt8]) -> Bool {
    let file = ParsedFile(SourceFile(path: "Package.swift", keepsLineEnds: true, bytes: bytes))
    return !file.diagnostics.contains { $0.severity == .error }
  }

  // MARK: Dependencies of the package

  /// False if the manifest names none of the replaced packages.
  private mutating func replaceDependencies() -> Bool {
    let old = calls.calls(["package"]).filter { isReplaced($0) }
    var isAdded = calls.calls(["package"]).contains { names($0).contains("reducergen") }
    for call in old {
      if isAdded {
        remove(call)
      } else {
        edits.replace(calls.range(call.tokens), by: dependency, .import)
        isAdded = true
      }
    }
    return !old.isEmpty
  }

  private func isReplaced(_ call: ManifestCalls.Call) -> Bool {
    names(call).contains { ReplacedProducts.packages.contains($0) }
  }

  /// The last parts of the addresses and paths in a call, without `.git`.
  private func names(_ call: ManifestCalls.Call) -> [String] {
    call.tokens.compactMap { index in
      let last = calls.string(index)?.split(separator: "/").last.map(String.init)
      return last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
    }
  }

  /// Removes an element of an array with its comma.
  private mutating func remove(_ call: ManifestCalls.Call) { remove(call.tokens) }

  private mutating func remove(_ element: ClosedRange<Int>) {
    guard calls.array(around: element.lowerBound) != nil else {
      return findings.append(.manifestElement(at: SourcePlace(file, calls.range(element))))
    }
    let next = element.upperBound + 1
    let end = calls.tokens[next].kind == .comma ? next : element.upperBound
    edits.remove(calls.range(element.lowerBound...end), .import)
  }

  // MARK: Products of targets

  private static let targetCalls: Set = ["target", "executableTarget", "testTarget", "macro"]

  private mutating func replaceProducts() {
    var arrays: Set<Int> = []
    for element in oldProducts {
      let array = calls.array(around: element.lowerBound)
      if let array, !arrays.insert(array).inserted || hasOwnProduct(array) {
        remove(element)
      } else {
        let product = ReplacedProducts.product(productName(for: element))
        edits.replace(calls.range(element), by: product, .import)
      }
    }
  }

  /// `.product(name: "Dependencies", package: "…")`, and `"Dependencies"` in a target's list.
  private var oldProducts: [ClosedRange<Int>] {
    let written = calls.calls(["product", "byName"]).filter { call in
      let name = calls.argument("name", of: call).flatMap(calls.string)
      return name.map { ReplacedProducts.products.contains($0) } ?? false
    }.map(\.tokens)
    let targets = calls.calls(Self.targetCalls).compactMap {
      calls.argument("dependencies", of: $0)
    }
    let short = targets.flatMap { calls.elements(open: $0) }.filter { element in
      element.count == 1
        && calls.string(element.lowerBound).map { ReplacedProducts.products.contains($0) } ?? false
    }.map { $0.lowerBound...$0.lowerBound }
    return (written + short).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// A target can use a library of a target that it depends on without naming the product. That
  /// works by chance, and does not for `GeneratedTestSupport`.
  private mutating func addProducts(to targets: Set<String>) {
    for call in calls.calls(Self.targetCalls) {
      guard let name = calls.argument("name", of: call).flatMap(calls.string),
        targets.contains(name),
        let array = calls.argument("dependencies", of: call),
        calls.tokens[array].kind == .leftSquare,
        !hasOwnProduct(array),
        !oldProducts.contains(where: { calls.array(around: $0.lowerBound) == array })
      else { continue }
      let isTest = call.name == "testTarget"
      append(
        ReplacedProducts.product(isTest ? "GeneratedTestSupport" : "GeneratedSupport"),
        toBracket: array)
    }
  }

  /// Adds a last element or argument: on a line of its own if the closing bracket is on one.
  private mutating func append(_ text: String, toBracket open: Int) {
    guard let last = calls.elements(open: open).last, let close = calls.close(of: open) else {
      return edits.insert(text, at: calls.tokens[open].end, .import)
    }
    let line = MigratedFile.indentation(at: calls.tokens[last.lowerBound].start, in: file)
    let separator = calls.tokens[close].startsLine ? ",\n\(line)" : ", "
    let hasComma = calls.tokens[last.upperBound].kind == .comma
    let end = calls.tokens[hasComma ? last.upperBound : last.upperBound - 1].end
    let trailing = hasComma && calls.tokens[close].startsLine ? "," : ""
    edits.insert(
      (hasComma ? String(separator.dropFirst()) : separator) + text + trailing, at: end, .import)
  }

  private func hasOwnProduct(_ array: Int) -> Bool {
    calls.elements(open: array).contains { element in
      element.contains { calls.string($0) == "reducergen" }
    }
  }

  private func productName(for element: ClosedRange<Int>) -> String {
    let target = calls.calls(["testTarget"]).first {
      $0.tokens.lowerBound <= element.lowerBound && element.upperBound <= $0.tokens.upperBound
    }
    return target == nil ? "GeneratedSupport" : "GeneratedTestSupport"
  }

  // MARK: Plugins of targets

  private mutating func addPlugins(to targets: Set<String>) {
    var missing = targets
    for call in calls.calls(Self.targetCalls) {
      guard let name = calls.argument("name", of: call).flatMap(calls.string),
        missing.remove(name) != nil, !hasPlugin(call)
      else { continue }
      addPlugin(to: call)
    }
    for name in missing.sorted() {
      findings.append(.manifestTarget(name, at: SourcePlace(file, .empty)))
    }
  }

  private func hasPlugin(_ call: ManifestCalls.Call) -> Bool {
    call.tokens.contains { calls.string($0) == "ReducerGenPlugin" }
  }

  private mutating func addPlugin(to call: ManifestCalls.Call) {
    if let open = calls.argument("plugins", of: call), calls.tokens[open].kind == .leftSquare {
      append(ReplacedProducts.plugin, toBracket: open)
    } else if calls.argument("plugins", of: call) != nil {
      let name = calls.argument("name", of: call).flatMap(calls.string) ?? ""
      findings.append(.manifestTarget(name, at: SourcePlace(file, calls.range(call.tokens))))
    } else {
      append("plugins: [\(ReplacedProducts.plugin)]", toBracket: call.open)
    }
  }
}
