import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenMigration
import ReducerGenSyntax

/// One run of the command.
struct MigrateRun {
  let options: MigrateCommand
  let console: Console
  var printer = DiagnosticPrinter()
  private(set) var results: [Migration.ModuleResult] = []
  private var manifests: [SourceWrite] = []
  /// About manifests, and about folders that belong to no target.
  private var otherFindings: [Diagnostic] = []
  private var modules: [Migration.Module] = []

  init(_ options: MigrateCommand, _ console: Console) {
    self.options = options
    self.console = console
  }

  mutating func run() throws -> ExitCode {
    let report = try options.report.map(MigrationReport.init)
    let projects = try options.paths.flatMap { try Project.all(at: $0, besides: options.paths) }
    modules = projects.flatMap(\.modules)
    try checkTargets()
    let surroundings = Migration.Surroundings(modules)
    for project in projects { migrate(project, surroundings) }
    let writes = writes
    if !options.applies { try printDiffs(writes) }
    reportFindings()
    reportHeldTargets()
    projects.compactMap(\.files).forEach(report(others:))
    if options.applies && !isHeld { try SourceWriter.write(writes, options) }
    try finish(writes, report)
    return isComplete && (options.applies || writes.isEmpty) ? .done : .errorsOrStale
  }

  /// Whether nothing is left for a person.
  private var isComplete: Bool { !findings.contains { $0.severity == .error } }

  private var findings: [Diagnostic] {
    otherFindings + results.flatMap { $0.refusals + $0.findings }
  }

  /// Whether nothing is written, because one target cannot move.
  private var isHeld: Bool { !options.isPartial && results.contains(where: \.isRefused) }

  private func finish(_ writes: [SourceWrite], _ report: MigrationReport?) throws {
    let summary = MigrationSummary(
      results, manifestFindings: otherFindings, isApplied: options.applies && !isHeld,
      isHeld: isHeld)
    let hasNothing = writes.isEmpty && isComplete
    try console.print(hasNothing ? "There is nothing to do.\n" : summary.text)
    try report?.write(summary)
  }
}

// MARK: Migration

extension MigrateRun {
  private mutating func migrate(_ project: Project, _ surroundings: Migration.Surroundings) {
    if options.targets.isEmpty { otherFindings += project.strays }
    let chosen = project.modules.filter(isChosen)
    let new = Migration.run(chosen, options.migration, surroundings: surroundings)
    results += new
    if chosen.isEmpty && !options.targets.isEmpty { return }
    for manifest in project.manifests {
      let result = ManifestMigration.run(manifest, request(for: manifest, project, new))
      otherFindings += result.findings
      if let bytes = result.bytes { manifests.append(SourceWrite(source: manifest, bytes: bytes)) }
    }
  }

  private func isChosen(_ module: Migration.Module) -> Bool {
    options.targets.isEmpty || options.targets.contains(module.name)
  }

  private func request(
    for manifest: SourceFile, _ project: Project, _ new: [Migration.ModuleResult]
  ) -> ManifestMigration.Request {
    let isMoving = new.contains { !$0.files.isEmpty } || ManifestMigration.isConcerned(manifest)
    let moved = new.filter { $0.product != nil && !$0.isRefused }
    let others = project.modules.filter { !isChosen($0) && Migration.usesReplacedModules($0) }
    let written = Set(ManifestTarget.all(in: manifest).map(\.name))
    let plugins = moved.filter { module in
      module.needsPlugin
        && (isMoving || module.product == .support && !written.contains(module.name))
    }
    return ManifestMigration.Request(
      products: Dictionary(moved.map { ($0.name, $0.product!) }, uniquingKeysWith: { $1 }),
      plugins: Set(plugins.map(\.name)),
      kept: Set(new.filter(\.isRefused).map(\.name) + others.map(\.name)), isMoving: isMoving,
      library: options.library(forManifest: manifest.path))
  }

  /// Each target must exist. Warns of those that must move with it.
  private func checkTargets() throws {
    let names = modules.map(\.name)
    for target in options.targets {
      guard names.contains(target) else {
        throw UsageError.unknown("target", target, among: names.sorted())
      }
      let others = Migration.companions(of: target, in: modules).filter {
        !options.targets.contains($0)
      }
      if others.isEmpty { continue }
      console.report(
        "warning: features of '\(target)' and of these targets cannot be composed until all of them have moved: "
          + others.joined(separator: ", ") + "\n")
    }
  }
}

// MARK: Output

extension MigrateRun {
  /// What is to be written: the manifests last, so that they never name a library that the sources
  /// do not use yet.
  private var writes: [SourceWrite] {
    let files = results.filter { !$0.isRefused }.flatMap(\.files)
    return files.map { SourceWrite(source: $0.source, bytes: $0.bytes) } + (isHeld ? [] : manifests)
  }

  /// The manifests first: they tell most about what will happen.
  private func printDiffs(_ writes: [SourceWrite]) throws {
    let manifestCount = isHeld ? 0 : manifests.count
    for write in writes.suffix(manifestCount) + writes.dropLast(manifestCount) {
      let old = Array(write.source.bytes)
      try console.print(
        UnifiedDiff.text(from: old, to: write.bytes, path: write.source.path))
    }
  }

  private mutating func reportFindings() {
    for finding in findings {
      console.report(printer.lines(for: finding).joined(separator: "\n") + "\n")
    }
  }

  /// Says what stays, and what would not build, before anything is written.
  private func reportHeldTargets() {
    let refused = results.filter(\.isRefused).map(\.name)
    if refused.isEmpty { return }
    let moved = Set(results.filter { !$0.isRefused && !$0.files.isEmpty }.map(\.name))
    let links = Migration.links(of: modules).filter {
      refused.contains($0.importer) && moved.contains($0.imported)
        || refused.contains($0.imported) && moved.contains($0.importer)
    }
    console.report(HeldTargets(refused: refused, links: links).text(options))
  }
}
