/// From a file's model to the bytes of its output.
struct FileEmitter {
  let library: TemplateLibrary
  /// There is an error in a template of the target, and was reported.
  let hasBrokenTemplates: Bool
  private(set) var diagnostics: [Diagnostic] = []
  /// False when something could not be printed.
  private(set) var isComplete = true

  mutating func text(for model: FileModel) -> String {
    var layout = PoundIfLines()
    let (imports, importsClosing) = values(for: model.imports)
    var types: [TemplateValue] = []
    for part in model.parts {
      let directives = layout.lines(before: part.header.clauses)
      types.append([
        "closing": texts(directives.closing), "opening": texts(directives.opening),
        "code": .text(code(for: part)),
      ])
    }
    return render(
      library["file"],
      [
        "imports": .list(imports), "importsClosing": texts(importsClosing),
        "types": .list(types), "closing": texts(layout.linesAtEnd()),
      ])
  }

  private func values(for imports: ImportsModel) -> (lines: [TemplateValue], closing: [String]) {
    var lines: [TemplateValue] = []
    var closing: [String] = []
    for group in imports.groups {
      var layout = PoundIfLines()
      for line in group.lines {
        let opening = closing + layout.lines(before: line.clauses).all
        closing = []
        lines.append([
          "opening": texts(opening), "text": .text(line.text),
          "condition": .text(line.condition), "otherwise": .text(line.otherwise),
        ])
      }
      closing += layout.linesAtEnd()
    }
    return (lines, closing)
  }

  /// The text that a part's template prints, without the line end behind it.
  mutating func code(for part: FileModel.Part) -> String {
    var code =
      switch part {
      case .casePaths(let model):
        render(
          template(of: model), ["enum": CasePathsEmitter.values(for: model)], for: model)
      case .client(let model):
        render(library["client"], ["client": ClientEmitter.values(for: model)])
      case .binding(let model):
        render(library["binding"], ["action": BindingEmitter.values(for: model)])
      case .interface(let model):
        render(library["interface"], ["interface": InterfaceEmitter.values(for: model)])
      case .caseReducer(let model):
        render(
          library["case-reducer"], ["reducer": CaseReducerEmitter.values(for: model)])
      case .reducer(let model):
        render(library["reducer"], ["reducer": ReducerEmitter.values(for: model)])
      }
    while code.utf8.last == Byte.newline { code.unicodeScalars.removeLast() }
    return code
  }

  private mutating func template(of model: CasePathsModel) -> Template? {
    guard let chosen = model.template else { return library["case-paths"] }
    if hasBrokenTemplates {
      isComplete = false
      return nil
    }
    guard let template = library[chosen.name] else {
      let known = library.templates.filter(\.isForTypes).map(\.name)
      report(.chosenTemplateMissing(chosen.name, among: known, at: chosen.place))
      return nil
    }
    if !template.isForTypes {
      let head = SourcePlace(template.file, .empty)
      let isBuiltIn = TemplateLibrary.isBuiltIn(chosen.name)
      report(
        .templateWithoutHead(chosen.name, isBuiltIn: isBuiltIn, at: chosen.place, other: head))
      return nil
    }
    return template
  }

  private mutating func render(
    _ template: Template?, _ values: TemplateValue, for model: CasePathsModel? = nil
  ) -> String {
    var text = ""
    guard let template, var problem = library.render(template, values, into: &text) else {
      return text
    }
    if let chosen = model?.template {
      problem.notes.append(Diagnostic.Note("this type uses the template", at: chosen.place))
    }
    report(problem)
    return text
  }

  private mutating func report(_ problem: Diagnostic) {
    isComplete = false
    diagnostics.append(problem)
  }
}

func texts(_ lines: [String]) -> TemplateValue { .list(lines.map { .text($0) }) }
