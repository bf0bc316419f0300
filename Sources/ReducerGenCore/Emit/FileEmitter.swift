import ReducerGenIndex
import ReducerGenSyntax

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

  /// The text that a part's template prints, without the line end after it.
  mutating func code(for part: FileModel.Part) -> String {
    var code =
      switch part {
      case .casePaths(let model):
        code("case-paths", ["enum": CasePathsEmitter.values(for: model)], of: part)
      case .client(let model):
        code("client", ["client": ClientEmitter.values(for: model)], of: part)
      case .binding(let model):
        code("binding", ["action": BindingEmitter.values(for: model)], of: part)
      case .interface(let model):
        code("interface", ["interface": InterfaceEmitter.values(for: model)], of: part)
      case .caseReducer(let model):
        code("case-reducer", ["reducer": CaseReducerEmitter.values(for: model)], of: part)
      case .reducer(let model):
        code("reducer", ["reducer": ReducerEmitter.values(for: model)], of: part)
      case .own(let own): text(of: own)
      }
    while code.utf8.last == Byte.newline { code.unicodeScalars.removeLast() }
    return code
  }

  private mutating func text(of own: OwnCode) -> String {
    if own.text == nil { isComplete = false }
    return own.text ?? ""
  }

  /// The code that the built-in template prints, or the template that replaces it.
  private mutating func code(
    _ name: String, _ values: TemplateValue, of part: FileModel.Part
  ) -> String {
    if part.header.replacements.isEmpty { return render(library[name], values) }
    guard let annotation = part.annotation else { return "" }
    let purpose = TemplatePurpose.replacing(annotation.name)
    guard let choice = part.header.replacements.first(where: { $0.purpose == purpose }) else {
      return render(library[name], values)
    }
    return replacement(choice, of: annotation, values, render(library[name], values))
  }

  private mutating func replacement(
    _ choice: TemplateChoice, of annotation: Annotation, _ values: TemplateValue, _ builtIn: String
  ) -> String {
    guard let template = library[choice.name], case .dictionary(let given) = values else {
      return builtIn
    }
    let all = given + ["arguments": choice.argumentValues]
    var printer = OwnCodePrinter(library: library, hasBrokenTemplates: hasBrokenTemplates)
    let text = printer.print(template, .dictionary(all), for: choice.place).text
    printer.diagnostics.forEach { report($0) }
    guard let text else {
      isComplete = false
      return ""
    }
    let missing = BuiltInContract.missing(in: text, of: builtIn)
    if !missing.isEmpty {
      report(.brokenContract(choice.name, annotation.name, missing: missing, at: choice.place))
    }
    return text
  }

  private mutating func render(_ template: Template?, _ values: TemplateValue) -> String {
    var text = ""
    if let template, let problem = library.render(template, values, into: &text) { report(problem) }
    return text
  }

  private mutating func report(_ problem: Diagnostic) {
    isComplete = false
    diagnostics.append(problem)
  }
}

func texts(_ lines: [String]) -> TemplateValue { .list(lines.map { .text($0) }) }
