import ReducerGenIndex
import ReducerGenSyntax

/// The generator as a pure function: it takes sources, and returns generated files and diagnostics.
///
/// A run goes through these stages:
///
/// 1. `ReducerGenSyntax` reads the declarations of a file into `DeclarationSyntax`, as they are
///    written. It skips bodies, knows only one file, and does not resolve names.
/// 2. `ReducerGenIndex` parses all files if one of them contains the name of an annotation. Its
///    index then has the types, members and extensions of all files, and looks names up. It decides
///    nothing.
/// 3. `Model/…/…Resolver` decides which types get generated code, whether the code can be
///    generated, and the meaning of each name in it. The result is a model that leaves no decisions
///    open. Code that declares types is printed at once, and its types are read into the index,
///    because other decisions depend on them.
/// 4. `Emit` turns models into `TemplateValue`s. `Template` prints the values with the built-in
///    templates (`Templates/*.stencil`, embedded) or with templates of the target.
///
/// The result also says which code was generated for which declaration, for tools that show this.
///
/// Every source has an output, even if nothing is generated for it, because build systems need to
/// know the list of outputs before the build.
package enum Pipeline {
  package struct Options: Sendable {
    /// The name of the target's module.
    package var module: String
    /// Whether generated code among the sources is an error. The build-tool plugin generates the
    /// code into its own folder, so a checked-in copy would declare everything twice.
    package var refusesGeneratedSources: Bool
    /// The target's own templates.
    package var templates: [SourceFile]
    /// The built-in templates, if they have been parsed before, as in a test that generates a
    /// hundred times. They are not a global of this module, because the address sanitizer would
    /// report them as leaks.
    package var builtIn: TemplateLibrary?
    /// Whether `Checks` are made, as in a build. Tools that only show or change code do not need them.
    package var checksCode = false
    /// The ids of the `Checks` that are switched off.
    package var allowedChecks: Set<String> = []
    /// Whether warnings are errors.
    package var isStrict = false

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
    /// The path of its source below the root; nil for the output of the target.
    package var source: String?
    package var bytes: [UInt8]
    /// Whether it contains more than the header.
    package var hasCode = false
    /// False if code is missing because of errors. The tool then keeps an older output on disk, so
    /// that an error in a file does not remove its case paths from the editor's index.
    package var isComplete: Bool
  }

  /// The progress of a run.
  package enum Event: Sendable {
    /// A file was parsed. It is marked if it contains the name of an annotation or a directive.
    case parsed(String, isMarked: Bool)
    /// All files have been parsed, or none is marked.
    case hasParsed
    /// A part of the code was planned.
    case decided(GeneratedPart)
    case hasDecided
    /// An output was printed.
    case printed(String)
  }

  package struct Result: Sendable {
    /// One output for each source, and one for the target.
    package var outputs: [Output]
    /// What has been generated, in the order of the sources.
    package var parts: [GeneratedPart]
    package var diagnostics: [Diagnostic]
  }

  /// What a target consists of, and the code that it gets. Tools that show a target read this.
  package struct Plan {
    package var files: [ParsedFile]
    /// It also has the types that generated code declares.
    package var index: TargetIndex
    package var parts: [GeneratedPart]
  }

  /// - Parameter tell: receives the progress of the run.
  package static func generate(
    sources: [SourceFile], options: Options, tell: @escaping (Event) -> Void = { _ in }
  ) -> Result {
    let generated = sources.filter(\.isGenerated)
    let isRefused = options.refusesGeneratedSources && !generated.isEmpty
    // The plugin has declared outputs for all sources. Otherwise, generated code is not a source.
    let inputs = options.refusesGeneratedSources ? sources : sources.filter { !$0.isGenerated }
    var run = PipelineRun(options, tell: tell)
    if isRefused { run.diagnostics.append(.checkedInCode(generated)) }
    run.diagnostics += inputs.compactMap(Diagnostic.invalidUTF8)
    run.read(inputs.filter { !$0.isGenerated }, for: run.purposes)
    let names = OutputNames(for: inputs.map(\.relativePath))
    var outputs = zip(names.sources, inputs).map { run.output(named: $0, for: $1) }
    outputs.append(run.outputOfTarget(named: names.target))
    return Result(
      outputs: outputs, parts: run.generatedParts, diagnostics: run.sortedDiagnostics(inputs))
  }

  /// Reads all files of a target, also if none of them asks for generated code.
  package static func plan(sources: [SourceFile], options: Options) -> Plan {
    var run = PipelineRun(options, tell: { _ in })
    let (files, index) = run.read(sources.filter { !$0.isGenerated }, for: [.target])
    return Plan(files: files, index: index, parts: run.generatedParts)
  }
}

extension Pipeline {
  /// What templates see of a type, or of the whole target. Nil if there is no such type; then
  /// `others` has the types that may be meant.
  package static func model(
    of type: String?, sources: [SourceFile], options: Options
  ) -> (text: String?, others: [String]) {
    var run = PipelineRun(options, tell: { _ in })
    let model = run.model(sources.filter { !$0.isGenerated })
    if let text = ModelDump.text(of: type, in: model) { return (text, []) }
    let paths = model.index.types.map(\.extensionPath)
    let inner = paths.filter { $0.hasSuffix("." + (type ?? "")) }
    return (nil, inner + [NearestName.find(type ?? "", among: paths)].compactMap { $0 })
  }
}

/// The state of one run.
private struct PipelineRun {
  var diagnostics: [Diagnostic] = []
  /// What is wrong in bodies. The generated code is complete without them.
  private var mistakes: [Diagnostic] = []
  private let library: TemplateLibrary
  private let hasBrokenTemplates: Bool
  let header: [UInt8]
  private let module: String
  private let checksCode: Bool
  private let allowedChecks: Set<String>
  private let isStrict: Bool
  private let tell: (Pipeline.Event) -> Void
  private var models: [ObjectIdentifier: FileModel] = [:]
  private(set) var generatedParts: [GeneratedPart] = []
  /// The code for all sources together, by template; nil where there is an error.
  private var codeOfTarget: [String?] = []

  init(_ options: Pipeline.Options, tell: @escaping (Pipeline.Event) -> Void) {
    module = options.module
    checksCode = options.checksCode
    allowedChecks = options.allowedChecks
    isStrict = options.isStrict
    self.tell = tell
    if options.templates.isEmpty, let builtIn = options.builtIn {
      library = builtIn
    } else {
      (library, diagnostics) = TemplateLibrary.read(BuiltInTemplates.files + options.templates)
    }
    hasBrokenTemplates = !diagnostics.isEmpty
    var header = ""
    if let template = library["header"] {
      diagnostics += [library.render(template, [:], into: &header)].compactMap { $0 }
    }
    self.header = Array(header.utf8)
  }

  /// The purposes of all templates.
  var purposes: [TemplatePurpose] { library.templates.compactMap(\.purpose) }

  /// From files to models.
  @discardableResult
  mutating func read(
    _ sources: [SourceFile], for purposes: [TemplatePurpose]
  ) -> (files: [ParsedFile], index: TargetIndex) {
    let tell = tell
    let files = TargetReader.files(sources.sortedByPath, for: purposes) { file in
      tell(.parsed(file.file.relativePath, isMarked: file.isMarked))
    }
    tell(.hasParsed)
    let index = TargetIndex(files)
    var parts = parts(of: index)
    addOwnCode(to: &parts, index, files)
    for file in files where file.isMarked { check(file, index) }
    diagnostics += SilentCalls(index: index, module: module).diagnostics(in: files)
    let types = Dictionary(grouping: index.types) { ObjectIdentifier($0.outputFile.file) }
    for file in files {
      add(parts, of: types[ObjectIdentifier(file.file)] ?? [], in: file, index)
    }
    if checksCode { check(files, index) }
    tell(.hasDecided)
    return (files, index)
  }

  /// Adds the model of a file, whose types these are.
  private mutating func add(
    _ parts: [ObjectIdentifier: [FileModel.Part]], of types: [TypeEntry], in file: ParsedFile,
    _ index: TargetIndex
  ) {
    let ofTypes = types.flatMap { type in
      (parts[ObjectIdentifier(type)] ?? []).map { ($0, GeneratedPart($0, for: type, index)) }
    }
    let ofFile = (parts[ObjectIdentifier(file)] ?? []).map { ($0, GeneratedPart($0, for: file)) }
    let all = ofTypes + ofFile
    if all.isEmpty { return }
    models[ObjectIdentifier(file.file)] = FileModel(file: file, parts: all.map(\.0), index)
    for part in all.map(\.1) { tell(.decided(part)) }
    generatedParts += all.map(\.1)
  }

  /// What templates see.
  mutating func model(_ sources: [SourceFile]) -> TemplateModel {
    let files = TargetReader.files(sources.sortedByPath, for: [.target]) { _ in }
    let index = TargetIndex(files)
    return TemplateModel(index: index, module: module, files: files, parts: parts(of: index))
  }

  /// The generated code by type. Parts that declare types come first, because the others may depend
  /// on these types.
  private mutating func parts(of index: TargetIndex) -> [ObjectIdentifier: [FileModel.Part]] {
    var chooser = TemplateChooser(index: index, library: library)
    chooser.choose()
    add(chooser.diagnostics)
    var clients = InterfaceResolver(index: index)
    let interfaces = clients.models()
    add(clients.diagnostics)
    supply(interfaces.mapValues(FileModel.Part.interface), to: index)
    let members = parts(of: ReducerResolver(index: index), FileModel.Part.reducer)
    supply(members, to: index)
    var resolver = CaseReducerResolver(index: index)
    var enums = resolver.models()
    supply(enums.mapValues(FileModel.Part.caseReducer), to: index)
    resolver.complete(&enums)
    add(resolver.diagnostics)
    let parts = [
      interfaces.mapValues(FileModel.Part.interface),
      members, enums.mapValues(FileModel.Part.caseReducer),
      parts(of: CasePathsResolver(index: index), FileModel.Part.casePaths),
      parts(of: BindingResolver(index: index), FileModel.Part.binding),
      parts(
        of: ClientResolver(
          index: index, module: module, interfaces: interfaces, keys: clients.keys),
        FileModel.Part.client),
    ]
    var found: [ObjectIdentifier: [FileModel.Part]] = [:]
    for type in index.types {
      let own = parts.compactMap { $0[ObjectIdentifier(type)] }
      if !own.isEmpty { found[ObjectIdentifier(type)] = own }
    }
    return found
  }

  /// Adds what templates of the target print, after the other code of a type or a file.
  private mutating func addOwnCode(
    to parts: inout [ObjectIdentifier: [FileModel.Part]], _ index: TargetIndex,
    _ files: [ParsedFile]
  ) {
    if !hasBrokenTemplates, library.templates.count > BuiltInTemplates.texts.count {
      add(TemplateUses(library: library, index: index).warnings())
    }
    guard library.hasOwnTemplates else { return }
    let model = TemplateModel(index: index, module: module, files: files, parts: parts)
    let printer = OwnCodePrinter(library: library, hasBrokenTemplates: hasBrokenTemplates)
    var resolver = OwnCodeResolver(model, printer)
    for type in index.types where !type.isGenerated && !type.isTypeAlias {
      let code = resolver.code(of: type).map(FileModel.Part.own)
      if !code.isEmpty { parts[ObjectIdentifier(type), default: []] += code }
    }
    for file in files {
      let code = resolver.code(of: file).map(FileModel.Part.own)
      if !code.isEmpty { parts[ObjectIdentifier(file)] = code }
    }
    codeOfTarget = resolver.codeOfTarget()
    add(resolver.diagnostics)
  }

  /// The code that one resolver decided about, by type.
  private mutating func parts<Kind: Resolver>(
    of resolver: Kind, _ part: (Kind.Model) -> FileModel.Part
  ) -> [ObjectIdentifier: FileModel.Part] {
    var resolver = resolver
    let models = resolver.models()
    add(resolver.diagnostics)
    return models.mapValues(part)
  }

  /// Adds the types that generated code declares to the index.
  private func supply(_ parts: [ObjectIdentifier: FileModel.Part], to index: TargetIndex) {
    var emitter = FileEmitter(library: library, hasBrokenTemplates: hasBrokenTemplates)
    var supplied: [ObjectIdentifier: [TypeEntry]] = [:]
    for type in index.types {
      guard let part = parts[ObjectIdentifier(type)] else { continue }
      let code = emitter.code(for: part)
      supplied[ObjectIdentifier(type)] =
        if case .interface = part { SuppliedTypes.client(in: code, of: type) } else {
          SuppliedTypes.entries(in: code, of: type)
        }
    }
    index.add(supplied)
  }

  /// Adds diagnostics that were not reported for the same place. A private reducer without a 'body'
  /// has been reported: its 'Action' is not news. An error in a template occurs for each type that
  /// uses it.
  private mutating func add(_ found: [Diagnostic]) {
    for problem in found where !diagnostics.contains(where: { $0.isSame(as: problem) }) {
      diagnostics.append(problem)
    }
  }

  /// Checks names in bodies, and how features work together.
  private mutating func check(_ files: [ParsedFile], _ index: TargetIndex) {
    let target = WiredTarget(index: index, module: module, files: files)
    let keys = BuiltInKeys.all.union(generatedParts.compactMap(\.key))
    let found =
      BodyNames(index).diagnostics + DependencyNames(index, files, keys: keys).diagnostics
      + WiringRules.diagnostics(in: target, allowed: allowedChecks)
    mistakes += Allowances(allowedChecks, in: files).remaining(found)
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
    var emitter = FileEmitter(library: library, hasBrokenTemplates: hasBrokenTemplates)
    let text = emitter.text(for: model)
    add(emitter.diagnostics)
    return Pipeline.Output(
      name: name, source: source.relativePath, bytes: Array(text.utf8), hasCode: true,
      isComplete: !hasErrors && emitter.isComplete)
  }

  /// What templates print for all sources together.
  func outputOfTarget(named name: String) -> Pipeline.Output {
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let code = codeOfTarget.compactMap { $0 }.map { "\n" + $0 + "\n" }.joined()
    return Pipeline.Output(
      name: name, bytes: header + code.utf8, hasCode: !code.isEmpty, isComplete: !hasErrors)
  }

  /// Sorts diagnostics by source, and by their place in it.
  func sortedDiagnostics(_ sources: [SourceFile]) -> [Diagnostic] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func key(_ diagnostic: Diagnostic) -> (Int, UInt32) {
      (order[ObjectIdentifier(diagnostic.place.file)] ?? -1, diagnostic.place.range.start)
    }
    var all = (diagnostics + mistakes).sorted { key($0) < key($1) }
    if isStrict { for index in all.indices { all[index].severity = .error } }
    return all
  }
}
