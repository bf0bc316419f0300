import Foundation
import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenMigration

/// The command: arguments → files → migration → diff, or files.
enum MigrateTool {
  /// Runs the command, and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try MigrateOptions(arguments)
      if options.wantsHelp {
        print(MigrateOptions.help, terminator: "")
        return 0
      }
      var run = MigrateRun(options)
      return try run.run()
    } catch let problem as UsageProblem {
      report("error: \(problem.message)\nrun 'reducergen-migrate --help' for the options\n")
      return 2
    } catch let failure as FailedWork {
      report("error: \(failure.message)\n")
    } catch let error as FileError {
      report("error: \(error.path): \(error.reason)\n")
    } catch {
      report("error: \(error)\n")
    }
    return 3
  }

  static func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// One run of the command.
struct MigrateRun {
  private let options: MigrateOptions
  private var printer = DiagnosticPrinter()
  private var results: [Migration.ModuleResult] = []
  private var manifests: [(file: SourceFile, bytes: [UInt8])] = []
  private var manifestFindings: [Diagnostic] = []

  init(_ options: MigrateOptions) { self.options = options }

  mutating func run() throws -> Int32 {
    let projects = try options.paths.flatMap(Project.all)
    try checkTargets(projects.flatMap(\.modules))
    for project in projects { migrate(project) }
    let writes = writes
    if !options.applies { printDiffs(writes) }
    reportFindings()
    projects.compactMap(\.files).forEach(reportOthers)
    if options.applies { try write(writes) }
    try finish(writes)
    let isRefused = results.contains(where: \.isRefused)
    return isRefused || !options.applies && !writes.isEmpty ? 1 : 0
  }

  private func finish(_ writes: [Write]) throws {
    let summary = MigrationSummary(
      results, manifestFindings: manifestFindings, isApplied: options.applies)
    let hasNothing = writes.isEmpty && !results.contains { $0.isRefused || !$0.findings.isEmpty }
    print(hasNothing ? "There is nothing to do.\n" : summary.text, terminator: "")
    if let path = options.report {
      let folder = (path as NSString).deletingLastPathComponent
      let writer = try AtomicWriter(folder.isEmpty ? "." : folder)
      try writer.write(Array(summary.markdown.utf8), to: (path as NSString).lastPathComponent)
    }
  }
}

// MARK: Migration

extension MigrateRun {
  private mutating func migrate(_ project: Project) {
    let chosen = project.modules.filter {
      options.targets.isEmpty || options.targets.contains($0.name)
    }
    let new = Migration.run(chosen, options.migration)
    results += new
    guard let manifest = project.manifest, options.targets.isEmpty else { return }
    let result = ManifestMigration.run(
      manifest, plugins: Set(new.filter(\.needsPlugin).map(\.name)),
      users: Set(new.filter { !$0.files.isEmpty }.map(\.name)), dependency: options.dependency)
    manifestFindings += result.findings
    if let bytes = result.bytes, !new.contains(where: \.isRefused) {
      manifests.append((manifest, bytes))
    }
  }

  /// Each target must exist. Warns of those that must move with it.
  private func checkTargets(_ modules: [Migration.Module]) throws {
    let names = modules.map(\.name)
    for target in options.targets {
      guard names.contains(target) else {
        throw FailedWork(
          "there is no target '\(target)'; there are \(names.sorted().joined(separator: ", "))")
      }
      let others = Migration.companions(of: target, in: modules).filter {
        !options.targets.contains($0)
      }
      if others.isEmpty { continue }
      MigrateTool.report(
        "warning: features of '\(target)' and of these targets cannot be composed until all of them have moved: "
          + others.joined(separator: ", ") + "\n")
    }
  }
}

// MARK: Output

extension MigrateRun {
  fileprivate struct Write {
    var source: SourceFile
    var bytes: [UInt8]
  }

  /// What is to be written: the manifests last, so that they never name a library that the sources
  /// do not use yet.
  private var writes: [Write] {
    let files = results.filter { !$0.isRefused }.flatMap(\.files)
    return files.map { Write(source: $0.source, bytes: $0.bytes) }
      + manifests.map { Write(source: $0.file, bytes: $0.bytes) }
  }

  /// The manifests first: they tell most about what will happen.
  private func printDiffs(_ writes: [Write]) {
    let manifestCount = manifests.count
    for write in writes.suffix(manifestCount) + writes.dropLast(manifestCount) {
      let old = Array(write.source.bytes)
      print(UnifiedDiff.text(from: old, to: write.bytes, path: write.source.path), terminator: "")
    }
  }

  private mutating func reportFindings() {
    let all = manifestFindings + results.flatMap { $0.refusals + $0.findings }
    for finding in all {
      MigrateTool.report(printer.lines(for: finding).joined(separator: "\n") + "\n")
    }
    let isHeldBack = manifests.isEmpty && results.contains(where: \.isRefused)
    if isHeldBack && options.targets.isEmpty {
      MigrateTool.report("note: 'Package.swift' is changed when no target has an error any more\n")
    }
  }

  /// What the command does not change.
  private func reportOthers(_ files: SwiftFiles) {
    for template in files.templates {
      MigrateTool.report("\(template): warning: a template of Xcode is not changed [template]\n")
    }
    for manifest in files.tuist {
      MigrateTool.report(
        """
        \(manifest): warning: the command does not change manifests of Tuist [manifest]
        \(manifest): note: replace the products by 'GeneratedSupport' (in tests by 'GeneratedTestSupport'), and add the \
        plugin 'ReducerGenPlugin' to each target

        """)
    }
    for project in files.projects where project.hasSuffix(".xcodeproj") {
      MigrateTool.report(
        """
        \(project): warning: the command does not change projects of Xcode [xcode-project]
        \(project): note: add the package 'reducergen'; in each target, replace the products by 'GeneratedSupport' (in \
        tests by 'GeneratedTestSupport'), and add 'ReducerGenPlugin' to 'Run Build Tool Plug-ins'

        """)
    }
  }

  private func write(_ writes: [Write]) throws {
    if !options.allowsDirty { try GitState.check(writes.map(\.source.path)) }
    for write in writes {
      let path = URL(filePath: write.source.path).resolvingSymlinksInPath().path(
        percentEncoded: false)
      let writer = try AtomicWriter((path as NSString).deletingLastPathComponent)
      try writer.write(write.bytes, to: (path as NSString).lastPathComponent)
    }
  }
}
