import ReducerGenCore

/// `reducergen generate`: reads, runs the pipeline, reports, and writes or compares.
struct GenerateCommand {
  let options: GenerateOptions

  init(_ options: GenerateOptions) {
    self.options = options
  }

  func run() throws -> ExitCode {
    let result = Pipeline.generate(
      sources: try sources(),
      options: Pipeline.Options(
        module: options.module, refusesGeneratedSources: options.isPlugin,
        templates: try templates()))
    report(result.diagnostics)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    if options.isCheck {
      let code = check(result.outputs)
      return code == .done && hasErrors ? .errorsOrStale : code
    }
    try write(result.outputs)
    return hasErrors ? .errorsOrStale : .done
  }

  /// Each file once, though it may be named twice, in two spellings even. Paths are compared as
  /// bytes: strings that differ only in Unicode normalisation name two files on Linux.
  private func sources() throws -> [SourceFile] {
    let directory = FileSystem.workingDirectory
    let root = absolute(options.root ?? directory, in: directory)
    var seen: Set<[UInt8]> = []
    var sources: [SourceFile] = []
    for path in options.files {
      let source = SourceFile(
        path: path, absolutePath: absolute(path, in: directory), root: root,
        bytes: try FileSystem.read(path))
      if seen.insert(Array(source.relativePath.utf8)).inserted { sources.append(source) }
    }
    return sources
  }

  private func absolute(_ path: String, in directory: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }

  /// The templates of the folder, in the order of their names.
  private func templates() throws -> [SourceFile] {
    guard let folder = options.templates else { return [] }
    let names = FileSystem.names(in: folder).filter { $0.hasSuffix(".stencil") }
    if names.isEmpty { throw FileError(path: folder, reason: "there is no '*.stencil' in it") }
    return try names.map { name in
      SourceFile(path: folder + "/" + name, bytes: try FileSystem.read(folder + "/" + name))
    }
  }

  private func report(_ diagnostics: [Diagnostic]) {
    var printer = DiagnosticPrinter()
    for diagnostic in diagnostics {
      Output.report(printer.lines(for: diagnostic).joined(separator: "\n") + "\n")
    }
  }

  /// What errors kept something out of is written only where there is nothing yet.
  private func write(_ outputs: [Pipeline.Output]) throws {
    let writer = try AtomicWriter(options.output)
    for output in outputs {
      if !output.isComplete && FileSystem.exists(options.output + "/" + output.name) { continue }
      try writer.write(output.bytes, to: output.name)
    }
  }

  /// Done if every file is there and up to date.
  private func check(_ outputs: [Pipeline.Output]) -> ExitCode {
    var code = ExitCode.done
    for output in outputs where output.isComplete {
      let path = options.output + "/" + output.name
      let old = try? FileSystem.read(path)
      if old.map({ UnifiedDiff.lines($0) == UnifiedDiff.lines(output.bytes) }) == true { continue }
      code = .errorsOrStale
      let diff = UnifiedDiff.text(from: old, to: output.bytes, path: path)
      if Output.print(diff) != .done { return .inputOrOutput }
    }
    return code
  }
}
