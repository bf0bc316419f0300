/// The generator: sources in, generated files and diagnostics out. Pure.
///
/// A run goes through the folders of this module in this order:
///
/// 1. `Lexer` and `Parser` read a file to `DeclarationSyntax`: what is declared, as it is written.
///    Bodies are skipped. They know one file and no meaning.
/// 2. `Model/TargetReader` decides which files have to be read at all, by searching them for words,
///    and builds the `TargetIndex`: types, members and extensions across those files.
/// 3. `Model/…Resolver` decides: which types get something, whether it can be generated, what
///    each name in it means. The result is a model, in which nothing is left to decide.
/// 4. `Emit` turns models into `TemplateValue`s, and `Template` prints those by the built-in
///    templates (`Templates/*.stencil`, embedded) or by one of the target's own.
///
/// Every source has an output, also if nothing is generated for it: build systems want to know
/// before the build which files there will be.
package enum Pipeline {
  package struct Options: Sendable {
    /// The name of the module that the sources belong to.
    package var module: String
    /// Whether generated code among the sources is an error: the build tool plugin generates it
    /// into its own folder, so a checked-in copy would declare everything a second time.
    package var refusesGeneratedSources: Bool
    /// The target's own templates.
    package var templates: [SourceFile]
    /// The built-in templates where they have been read before: a test may generate a hundred times.
    /// They are no global of this module, because the address sanitizer takes for lost what enums
    /// with tagged references hold.
    package var builtIn: TemplateLibrary?

    package init(
      module: String, refusesGeneratedSources: Bool = false, templates: [SourceFile] = [],
      builtIn: TemplateLibrary? = nil
    ) {
      self.module = module
      self.refusesGeneratedSources = refusesGeneratedSources
      self.templates = templates
      self.builtIn = builtIn
    }
  }

  package struct Output: Sendable, Equatable {
    package var name: String
    /// The source that it belongs to, by its path below the root; nil for the target's own.
    package var source: String?
    package var bytes: [UInt8]
    /// Whether there is more in it than the header.
    package var hasCode: Bool
    /// False when errors kept something out. The tool then prefers an older output on disk, so that
    /// a slip in one file does not take its case paths away from the editor.
    package var isComplete: Bool

    package init(
      name: String, source: String? = nil, bytes: [UInt8], hasCode: Bool = false,
      isComplete: Bool = true
    ) {
      self.name = name
      self.source = source
      self.bytes = bytes
      self.hasCode = hasCode
      self.isComplete = isComplete
    }
  }

  /// What a run tells while it goes on.
  package enum Event: Sendable, Equatable {
    /// A file was parsed: it is marked, or a marked one needed it.
    case parsed(String, isMarked: Bool)
    /// All files are parsed that have to be.
    case hasParsed
    /// Code is generated: `case paths of Feature.Action`.
    case decided(String, in: String)
    case hasDecided
    /// An output was printed.
    case printed(String)
  }

  package struct Result: Sendable {
    /// One for each source, and one for the target.
    package var outputs: [Output]
    package var diagnostics: [Diagnostic]
  }

  /// - Parameter tell: called while the run goes on; nothing depends on it.
  package static func generate(
    sources: [SourceFile], options: Options, tell: @escaping (Event) -> Void = { _ in }
  ) -> Result {
    let generated = sources.filter(\.isGenerated)
    let isRefused = options.refusesGeneratedSources && !generated.isEmpty
    // The plugin has declared outputs for all sources; elsewhere generated code does not count.
    let inputs = options.refusesGeneratedSources ? sources : sources.filter { !$0.isGenerated }
    var run = PipelineRun(options, tell: tell)
    if isRefused { run.diagnostics.append(.checkedInCode(generated)) }
    run.diagnostics += inputs.compactMap(Diagnostic.invalidUTF8)
    run.read(inputs.filter { !$0.isGenerated })
    let names = OutputNames(for: inputs.map(\.relativePath))
    var outputs = zip(names.sources, inputs).map { run.output(named: $0, for: $1) }
    let isComplete = !run.diagnostics.contains { $0.severity == .error }
    outputs.append(
      Output(name: names.target, bytes: run.header, isComplete: isComplete))
    return Result(outputs: outputs, diagnostics: run.sortedDiagnostics(inputs))
  }
}

/// The state of one run.
private struct PipelineRun {
  var diagnostics: [Diagnostic] = []
  private let library: TemplateLibrary
  private let hasBrokenTemplates: Bool
  let header: [UInt8]
  private let module: String
  private let tell: (Pipeline.Event) -> Void
  private var models: [ObjectIdentifier: FileModel] = [:]

  init(_ options: Pipeline.Options, tell: @escaping (Pipeline.Event) -> Void) {
    module = options.module
    self.tell = tell
    let (library, problems) = Self.library(options)
    self.library = library
    hasBrokenTemplates = !problems.isEmpty
    diagnostics += problems
    var header = ""
    if let template = library["header"] {
      diagnostics += [library.render(template, [:], into: &header)].compactMap { $0 }
    }
    self.header = Array(header.utf8)
  }

  private static func library(_ options: Pipeline.Options) -> (TemplateLibrary, [Diagnostic]) {
    if options.templates.isEmpty, let builtIn = options.builtIn { return (builtIn, []) }
    return TemplateLibrary.read(BuiltInTemplates.files + options.templates)
  }

  /// From files to models.
  mutating func read(_ sources: [SourceFile]) {
    let tell = tell
    let reader = TargetReader(sources.sortedByPath) { tell(.parsed($0.relativePath, isMarked: $1)) }
    tell(.hasParsed)
    defer { reader.index.dissolve() }
    let parts = parts(of: reader.index)
    for file in reader.marked { check(file, reader.index) }
    diagnostics += SilentCalls(index: reader.index, module: module).diagnostics(in: reader.read)
    for file in reader.read {
      guard let parts = parts[ObjectIdentifier(file.file)] else { continue }
      let imports = ImportsResolver(
        index: reader.index, file: file, signatures: parts.flatMap { $0.signatures(in: file) },
        otherFiles: parts.flatMap(\.otherFiles))
      models[ObjectIdentifier(file.file)] = FileModel(
        file: file, imports: imports.model(), parts: parts)
      for part in parts { tell(.decided(part.title, in: file.file.relativePath)) }
    }
    tell(.hasDecided)
  }

  /// What is generated, by file, in the order of the types.
  private mutating func parts(of index: TargetIndex) -> [ObjectIdentifier: [FileModel.Part]] {
    var casePaths = CasePathsResolver(index: index)
    var clients = ClientResolver(index: index, module: module)
    let dumpFields = DumpFieldsResolver(index: index)
    let casePathsModels = casePaths.models()
    var parts: [ObjectIdentifier: [FileModel.Part]] = [:]
    for type in index.types {
      let file = ObjectIdentifier(type.file.file)
      if let model = casePathsModels[ObjectIdentifier(type)] {
        parts[file, default: []].append(.casePaths(model))
      }
      if let model = dumpFields.model(of: type) {
        parts[file, default: []].append(.dumpFields(model))
      }
      if let model = clients.model(of: type) {
        parts[file, default: []].append(.client(model))
      }
    }
    casePaths.reportForeignTypes()
    clients.reportForeignTypes()
    diagnostics += casePaths.diagnostics + clients.diagnostics
    return parts
  }

  private mutating func check(_ file: ParsedFile, _ index: TargetIndex) {
    diagnostics += file.diagnostics
    diagnostics += DirectiveChecker.check(file)
    diagnostics += LocalTypes(index: index, file: file).diagnostics()
  }

  mutating func output(named name: String, for source: SourceFile) -> Pipeline.Output {
    defer { tell(.printed(name)) }
    let hasErrors = diagnostics.contains { $0.place.file === source && $0.severity == .error }
    guard let model = models[ObjectIdentifier(source)] else {
      return Pipeline.Output(
        name: name, source: source.relativePath, bytes: header, isComplete: !hasErrors)
    }
    var emitter = FileEmitter(library, hasBrokenTemplates: hasBrokenTemplates)
    let text = emitter.text(for: model)
    // A mistake in a template shows in each type that is printed by it; it is one mistake.
    for problem in emitter.diagnostics
    where !diagnostics.contains(where: { $0.isSame(as: problem) }) {
      diagnostics.append(problem)
    }
    return Pipeline.Output(
      name: name, source: source.relativePath, bytes: Array(text.utf8), hasCode: true,
      isComplete: !hasErrors && emitter.isComplete)
  }

  /// In the order of the sources, and by place in each.
  func sortedDiagnostics(_ sources: [SourceFile]) -> [Diagnostic] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func key(_ diagnostic: Diagnostic) -> (Int, UInt32) {
      (order[ObjectIdentifier(diagnostic.place.file)] ?? -1, diagnostic.place.range.start)
    }
    return diagnostics.sorted { key($0) < key($1) }
  }
}
