import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenSyntax

/// One run of the command: reads, runs the pipeline, reports, and writes, compares or prints.
struct GenerateRun {
  private let options: GenerateCommand
  private let console: Console
  private let directory: String
  private let root: String
  private let log: RunLog

  init(_ options: GenerateCommand, _ console: Console) {
    self.options = options
    self.console = console
    directory = FileSystem.workingDirectory
    root = FileSystem.absolute(options.root ?? directory, in: directory)
    log = RunLog(isVerbose: options.isVerbose, console)
  }

  func run() throws -> ExitCode {
    let sources = try sources()
    let templates = try templates()
    log.read(sources, templates)
    let result = Pipeline.generate(
      sources: sources, options: pipelineOptions(templates), tell: log.note)
    log.printed(result.outputs)
    report(result.diagnostics)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    let code = try deliver(result.outputs)
    return code == .done && hasErrors ? .errorsOrStale : code
  }

  private func pipelineOptions(_ templates: [SourceFile]) -> Pipeline.Options {
    var found = Pipeline.Options(
      module: options.module, refusesGeneratedSources: options.isPlugin, templates: templates)
    found.checksCode = true
    found.allowedChecks = options.allowedChecks
    found.isStrict = options.isStrict
    return found
  }

  private func deliver(_ outputs: [Pipeline.Output]) throws -> ExitCode {
    if let file = options.printed { return try print(file, outputs) }
    let folder = OutputFolder(
      options.output, isCheckedIn: options.isCheckedIn, isOfBuild: options.isPlugin)
    if options.isCheck { return try folder.check(outputs, log, console) }
    try folder.write(outputs, log)
    return .done
  }

  private func print(_ file: String, _ outputs: [Pipeline.Output]) throws -> ExitCode {
    let path = Array(source(file, []).relativePath.utf8)
    guard let output = outputs.first(where: { $0.source.map { Array($0.utf8) } == path }) else {
      throw UsageError("'\(file)' is itself generated code; name a source file")
    }
    try console.print(output.bytes)
    return .done
  }

  /// Reads each file once, also if it is named twice in two spellings. Paths are compared as bytes:
  /// on Linux, strings that differ only in Unicode normalisation name two files.
  private func sources() throws -> [SourceFile] {
    var seen: Set<[UInt8]> = []
    var sources: [SourceFile] = []
    for path in options.files where !isOutput(path) {
      let source = source(path, try FileSystem.read(path))
      if seen.insert(Array(source.relativePath.utf8)).inserted { sources.append(source) }
    }
    return sources
  }

  /// A file in the output folder with such a name is an output, whatever it contains.
  private func isOutput(_ path: String) -> Bool {
    guard options.isCheckedIn, path.hasSuffix(".generated.swift") else { return false }
    let folder = FileSystem.absolute(options.output, in: directory)
    let name = SourceFile.relativePath(of: FileSystem.absolute(path, in: directory), below: folder)
    return !name.utf8.contains(UInt8(ascii: "/"))
  }

  private func source(_ path: String, _ bytes: consuming [UInt8]) -> SourceFile {
    SourceFile(
      path: path, absolutePath: FileSystem.absolute(path, in: directory), root: root, bytes: bytes)
  }

  private func templates() throws -> [SourceFile] {
    guard let folder = options.templates else { return [] }
    let templates = try FileSystem.templates(in: folder)
    if templates.isEmpty { throw FileError(path: folder, reason: "it has no '*.stencil' file") }
    return templates
  }

  private func report(_ diagnostics: [Diagnostic]) {
    var printer = DiagnosticPrinter()
    for diagnostic in diagnostics {
      console.report(printer.lines(for: diagnostic).joined(separator: "\n") + "\n")
    }
  }
}
