import ReducerGenIndex
import ReducerGenSyntax

/// The edit of a `Package.swift`: its dependencies, the products of its targets, and their plugins.
///
/// It changes what is written out, also in constants. What a loop or a function makes is left to a
/// person, with the lines to paste.
package struct ManifestMigration {
  /// What the manifest is to say.
  package struct Request: Sendable {
    /// The library that each target imports.
    package var products: [String: LibraryProduct]
    /// The targets with types that get generated code.
    package var plugins: Set<String>
    /// The targets that still need the replaced packages.
    package var kept: Set<String>
    /// False if the package has moved in an earlier run, so that it only has findings.
    package var isMoving: Bool
    package var library: LibraryLocation

    package init(
      products: [String: LibraryProduct], plugins: Set<String>, kept: Set<String> = [],
      isMoving: Bool = true, library: LibraryLocation
    ) {
      self.products = products
      self.plugins = plugins
      self.kept = kept
      self.isMoving = isMoving
      self.library = library
    }
  }

  package struct Result: Sendable {
    /// Nil if nothing changes.
    package var bytes: [UInt8]?
    package var findings: [Diagnostic]
  }

  let file: SourceFile
  let calls: ManifestCalls
  var tokens: SourceTokens { calls.tokens }
  let constants: ManifestConstants
  let definitions: [ManifestDefinition]
  let request: Request
  /// What products call this package.
  let library: LibraryLocation
  let oldPackages: [ManifestCalls.Call]
  let productCalls: [ManifestCalls.Call]
  var edits: SourceEdits
  var findings: [Diagnostic] = []

  package static func run(_ file: SourceFile, _ request: Request) -> Result {
    var migration = ManifestMigration(file, request)
    if request.products.isEmpty {
      migration.reportUnused()
      return Result(findings: migration.findings)
    }
    migration.plan()
    guard let bytes = migration.edits.applied(), parses(bytes) else {
      return Result(findings: [.brokenEdit(in: file)])
    }
    return Result(bytes: migration.edits.isEmpty ? nil : bytes, findings: migration.findings)
  }

  private mutating func plan() {
    if request.isMoving {
      replacePackages()
      replaceProducts()
      addProducts()
      addPlugins()
      reportNames()
    }
    reportMissingTargets()
    reportVersions()
  }

  /// Whether a manifest depends on a replaced package.
  package static func isConcerned(_ file: SourceFile) -> Bool {
    let calls = ManifestCalls(file)
    return !oldPackages(calls, ManifestConstants(calls)).isEmpty
  }

  private init(_ file: SourceFile, _ request: Request) {
    self.file = file
    self.request = request
    calls = ManifestCalls(file)
    constants = ManifestConstants(calls)
    definitions = ManifestDefinition.all(calls, constants)
    edits = SourceEdits(file)
    oldPackages = Self.oldPackages(calls, constants)
    productCalls = calls.calls(["product", "byName"])
    library = LibraryLocation(
      arguments: request.library.arguments,
      identity: Self.knownIdentity(calls, constants, productCalls, request.library)
        ?? request.library.identity)
  }

  private static func oldPackages(
    _ calls: ManifestCalls, _ constants: ManifestConstants
  ) -> [ManifestCalls.Call] {
    calls.calls(["package"]).filter { call in
      locations(of: call, calls, constants).contains(where: ReplacedProducts.isReplaced)
    }
  }

  /// The name, the address and the path in `.package(…)`.
  private static func locations(
    of call: ManifestCalls.Call, _ calls: ManifestCalls, _ constants: ManifestConstants
  ) -> [String] {
    ["name", "url", "path", "id"].compactMap { label in
      calls.argument(label, of: call).flatMap(constants.string)
    }
  }

  /// A manifest that depends on this package already has its own name for it. Nil if it does not.
  static func knownIdentity(
    _ calls: ManifestCalls, _ constants: ManifestConstants, _ products: [ManifestCalls.Call],
    _ library: LibraryLocation
  ) -> String? {
    let names = calls.calls(["package"]).flatMap { locations(of: $0, calls, constants) }
      .map(LibraryLocation.lastPart)
    if let name = [library.identity, "reducergen"].first(where: names.contains) { return name }
    let own = products.first { product in
      let name = calls.argument("name", of: product).flatMap { calls.string($0.lowerBound) }
      return name.flatMap(LibraryProduct.init) != nil
    }
    return own.flatMap { calls.argument("package", of: $0) }.flatMap { calls.string($0.lowerBound) }
  }

  private static func parses(_ bytes: [UInt8]) -> Bool {
    let file = ParsedFile(SourceFile(path: "Package.swift", keepsLineEnds: true, bytes: bytes))
    return !file.diagnostics.contains { $0.severity == .error }
  }

  func place(_ part: Range<Int>) -> SourcePlace { SourcePlace(file, tokens.range(of: part)) }
}
