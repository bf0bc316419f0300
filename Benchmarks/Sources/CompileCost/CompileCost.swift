import Foundation

/// Measures what generated code costs to compile. It writes a package of 200 features for each
/// candidate, builds it clean and again after one enum got a case, and prints medians beside the
/// package without generated code. Each run is one clean build and five cases, because short times
/// vary more. Exits with 1 if a clean build exceeds its limit.
///
///     swift run --package-path Benchmarks CompileCost [--features N] [--runs N] [--keep DIR] [NAME…]
@main
struct CompileCost {
  var features = 200
  var runs = 3
  var folder = FileManager.default.temporaryDirectory.appending(path: "reducergen-compile-cost")
  var names: [String] = []

  static func main() throws {
    var program = CompileCost()
    program.parse(Array(CommandLine.arguments.dropFirst()))
    try program.run()
  }

  mutating func parse(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--features": features = rest.popFirst().flatMap(Int.init) ?? features
      case "--runs": runs = rest.popFirst().flatMap(Int.init) ?? runs
      case "--keep": folder = rest.popFirst().map { URL(filePath: $0) } ?? folder
      default: names.append(argument)
      }
    }
  }

  func run() throws {
    let chosen = candidates.filter { names.isEmpty || names.contains($0.name) }
    var packages = chosen.map { SyntheticPackage($0, features, in: folder) }
    for index in packages.indices { packages[index].prepare() }
    for _ in 0..<runs {
      for index in packages.indices { packages[index].measureClean() }
    }
    for edit in 0..<5 * runs {
      for index in packages.indices { packages[index].measureCase(of: edit % features) }
    }
    print("| package | what | clean | after a case | compiled again |\n|---|---|---|---|---|")
    var base: SyntheticPackage?
    var limited: [(name: String, ratio: Double, limit: Double)] = []
    for package in packages {
      if base == nil || package.candidate.isBase { base = package }
      print(package.row(base: base!))
      guard let limit = package.candidate.limit else { continue }
      let ratio = package.doesCompile ? package.clean.ratio(to: base!.clean) : .infinity
      limited.append(("'\(package.candidate.name)', clean", ratio, limit))
    }
    var report = Report()
    for row in limited { report.show(row.name, row.ratio, "times", limit: row.limit) }
    report.finish()
  }
}

/// The seconds of each round. Rounds go through all packages, and a package is compared with its
/// base round by round: a machine that gets slower meanwhile does not decide who is faster.
struct Costs {
  var seconds: [Double] = []

  func compared(with base: Costs) -> String {
    String(format: "%.1f s ×%.2f", median(seconds), ratio(to: base))
  }

  func ratio(to base: Costs) -> Double {
    median(zip(seconds, base.seconds).map { $0 / $1 })
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

struct SyntheticPackage {
  let candidate: Candidate
  let count: Int
  let folder: URL
  var doesCompile = true
  var clean = Costs()
  var added = Costs()
  var recompiled = 0

  init(_ candidate: Candidate, _ count: Int, in parent: URL) {
    self.candidate = candidate
    self.count = count
    folder = parent.appending(path: candidate.name)
  }

  func row(base: SyntheticPackage) -> String {
    let start = "| \(candidate.name) | \(candidate.summary) |"
    guard doesCompile else { return "\(start) does not compile | | |" }
    let clean = clean.compared(with: base.clean)
    return "\(start) \(clean) | \(added.compared(with: base.added)) | \(recompiled) |"
  }

  /// Writes the package, and builds it once, as the first build of a machine is slower.
  mutating func prepare() {
    attempt { package in
      try? FileManager.default.removeItem(at: package.folder)
      try package.writeAll()
      try package.build("GeneratedSupport")
      try package.generate()
      try package.build("App")
    }
  }

  mutating func measureClean() {
    attempt { package in
      try package.removeProducts()
      package.clean.seconds.append(try package.build("App").seconds)
    }
  }

  /// Gives the enum of this feature one case more.
  mutating func measureCase(of feature: Int) {
    attempt { package in
      try package.write(feature, hasAddedCase: true)
      try package.generate()
      let build = try package.build("App")
      package.added.seconds.append(build.seconds)
      package.recompiled = build.compiled
    }
  }

  private mutating func attempt(_ work: (inout SyntheticPackage) throws -> Void) {
    guard doesCompile else { return }
    do { try work(&self) } catch { doesCompile = false }
  }

  private func writeAll() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Synthetic",
        products: [.library(name: "App", targets: ["App"])],
        targets: [
          .target(name: "GeneratedSupport"),
          .target(name: "App", dependencies: ["GeneratedSupport"]),
        ]
      )
      """
    try write(manifest, to: "Package.swift")
    try FileManager.default.copyItem(
      at: repository.appending(path: "Sources/GeneratedSupport"),
      to: folder.appending(path: "Sources/GeneratedSupport"))
    for index in 0..<count { try write(index, hasAddedCase: false) }
  }

  private func write(_ index: Int, hasAddedCase: Bool) throws {
    let feature = SyntheticFeature(
      index: index, hasAddedCase: hasAddedCase, isAnnotated: candidate.isAnnotated,
      hasClient: candidate.content == .clients)
    try write(source(of: feature), to: "Sources/App/\(feature.name).swift")
  }

  private func source(of feature: SyntheticFeature) -> String {
    switch candidate.content {
    case .features, .clients: feature.source
    case .routes: SyntheticRoutes(feature: feature).source
    case .destinations:
      SyntheticDestinations(feature: feature, isByHand: candidate.isBase).source
    }
  }

  /// What this repository's tool makes of the sources.
  private func generate() throws {
    guard candidate.isAnnotated else { return }
    let sources = (0..<count).map { "Sources/App/\(SyntheticFeature.name($0)).swift" }
    try "\(sources.joined(separator: "\n"))\n".write(
      to: folder.appending(path: "sources"), atomically: true, encoding: .utf8)
    let tool = repository.appending(path: ".build/debug/reducergen").path()
    _ = try output(of: [
      tool, "generate", "--module", "App", "--root", "Sources/App", "--output",
      "Sources/App/Generated", "@sources",
    ])
  }

  private var repository: URL {
    URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Where the module's objects lie, so that a clean build leaves the runtime built.
  private var products: URL { folder.appending(path: ".build/debug/App.build") }

  private func removeProducts() throws {
    // The build system writes the map when it plans, not when it builds.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: products.path())) ?? []
    where name != "output-file-map.json" && name != "sources" {
      try FileManager.default.removeItem(at: products.appending(path: name))
    }
    let modules = folder.appending(path: ".build/debug/Modules")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: modules.path())) ?? []
    where name.hasPrefix("App.") {
      try FileManager.default.removeItem(at: modules.appending(path: name))
    }
  }

  @discardableResult
  private func build(_ target: String) throws -> (seconds: Double, compiled: Int) {
    let start = Date()
    let text = try output(of: ["swift", "build", "--target", target])
    let seconds = Date().timeIntervalSince(start)
    let lines = text.split(separator: "\n")
    return (seconds, lines.filter { $0.contains("Compiling App") }.count)
  }

  private func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.standardError
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      FileHandle.standardError.write(text.prefix(2000))
      throw CommandFailure(command: command, package: folder.path())
    }
    return String(decoding: text, as: UTF8.self)
  }
}

struct CommandFailure: Error {
  var command: [String]
  var package: String
}
