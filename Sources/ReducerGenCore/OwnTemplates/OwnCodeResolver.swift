import ReducerGenIndex
import ReducerGenSyntax

/// Decides which templates of the target print code, and for what.
struct OwnCodeResolver {
  let model: TemplateModel
  private var printer: OwnCodePrinter
  private let templates: [Template]

  private(set) var refusals: [Diagnostic] = []
  var diagnostics: [Diagnostic] { refusals + printer.diagnostics }

  init(_ model: TemplateModel, _ printer: OwnCodePrinter) {
    self.model = model
    self.printer = printer
    templates = printer.library.templates.sorted { $0.name < $1.name }
  }

  /// The code for each type of a file, in their order.
  mutating func code(of type: TypeEntry) -> [OwnCode] {
    var choices = type.templates.filter { $0.purpose == .type }
    for template in templates where selects(template, type) {
      guard let purpose = template.purpose else { continue }
      choices.append(
        TemplateChoice(name: template.name, purpose: purpose, place: type.namePlace))
    }
    return choices.compactMap { code(of: type, $0) }
  }

  private func selects(_ template: Template, _ type: TypeEntry) -> Bool {
    switch template.purpose {
    case .typeNamed(let name): return type.extensionPath == name
    case .typesConforming(let name):
      // Protocols that refine it only hand it on.
      return type.declaration.kind != .protocol && model.index.conforms(type, to: name)
    case .protocolsConforming(let name):
      return type.declaration.kind == .protocol && model.index.conforms(type, to: name)
    default: return false
    }
  }

  private mutating func code(of type: TypeEntry, _ choice: TemplateChoice) -> OwnCode? {
    guard let template = printer.library[choice.name] else { return nil }
    if let hidden = type.hiddenPlace {
      refusals.append(.hiddenTemplateType(type.name, hidden.name, choice.name, at: hidden.place))
      return nil
    }
    let values: TemplateValue = [
      "type": model.type(type),
      "arguments": choice.argumentValues,
    ]
    return code(template, values, TypeHeader(type), for: choice.place)
  }

  mutating func code(of file: ParsedFile) -> [OwnCode] {
    let values: TemplateValue = ["file": DeclaredFile(file: file, model: model).object]
    return templates.filter { $0.purpose == .file }.compactMap {
      code($0, values, .none, for: nil)
    }
  }

  /// The code for all sources together. Nil in it if there is an error.
  mutating func codeOfTarget() -> [String?] {
    let values: TemplateValue = ["target": DeclaredTarget(model: model).object]
    return templates.filter { $0.purpose == .target }.compactMap { template -> String?? in
      let text = printer.print(template, values, for: nil).text
      return text == "" ? nil : .some(text)
    }
  }

  /// Nil if the template prints nothing.
  private mutating func code(
    _ template: Template, _ values: TemplateValue, _ header: TypeHeader, for place: SourcePlace?
  ) -> OwnCode? {
    let (text, file) = printer.print(template, values, for: place)
    if text == "" { return nil }
    return OwnCode(
      template: template.name, header: header, text: text,
      signatures: file.map { PrintedSignatures.signatures(in: $0, of: header.access) } ?? [])
  }
}
