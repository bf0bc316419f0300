import ReducerGenIndex
import ReducerGenSyntax

/// Gives each type the templates that directives above it select.
struct TemplateChooser {
  let index: TargetIndex
  let library: TemplateLibrary
  private(set) var diagnostics: [Diagnostic] = []

  init(index: TargetIndex, library: TemplateLibrary) {
    self.index = index
    self.library = library
  }

  mutating func choose() {
    for type in index.types where !type.isTypeAlias && type.file.mayHaveDirectives {
      for directive in type.comments.directives where directive.word == "template" {
        guard !directive.argument.isEmpty, let choice = choice(directive, of: type) else {
          continue
        }
        if choice.purpose != .type, type.templates.contains(where: { $0.purpose == choice.purpose })
        {
          diagnostics.append(.repeatedDirective("template", at: choice.place))
        } else {
          type.templates.append(choice)
        }
      }
    }
  }

  private mutating func choice(_ directive: Directive, of type: TypeEntry) -> TemplateChoice? {
    let place = type.file.place(directive.range)
    let written = TemplateDirective(directive.argument)
    guard let purpose = purpose(of: written.name, at: place) else { return nil }
    if let problem = problem(with: written, purpose, on: type, at: place) {
      diagnostics.append(problem)
      return nil
    }
    return TemplateChoice(
      name: written.name, arguments: written.arguments, purpose: purpose, place: place)
  }

  private mutating func purpose(of name: String, at place: SourcePlace) -> TemplatePurpose? {
    guard let template = library[name] else {
      let known = library.templates.filter { $0.purpose?.isSelected == true }.map(\.name)
      diagnostics.append(.chosenTemplateMissing(name, among: known, at: place))
      return nil
    }
    if template.purpose == nil {
      let head = SourcePlace(template.file, .empty)
      let isBuiltIn = TemplateLibrary.isBuiltIn(name)
      diagnostics.append(
        .templateWithoutHead(name, isBuiltIn: isBuiltIn, at: place, other: head))
    }
    return template.purpose
  }

  private func problem(
    with written: TemplateDirective, _ purpose: TemplatePurpose, on type: TypeEntry,
    at place: SourcePlace
  ) -> Diagnostic? {
    if !purpose.isSelected { return .templateSelectsItself(written.name, purpose.text, at: place) }
    if let text = written.problem { return .malformedTemplateArgument(text, at: place) }
    let known = library.argumentNames(of: written.name)
    if let other = written.arguments.first(where: { !known.contains($0.name) }) {
      return .unknownTemplateArgument(
        other.name, of: written.name, among: known.sorted(), at: place)
    }
    if case .replacing(let name) = purpose { return uselessChoice(of: name, on: type, at: place) }
    return nil
  }

  /// Whether an enum gets case paths is decided later.
  private func uselessChoice(
    of name: String, on type: TypeEntry, at place: SourcePlace
  ) -> Diagnostic? {
    let annotation = Annotation.all.first { $0.name == name }
    guard let annotation, name != Annotation.casePathable.name, !index.has(annotation, type) else {
      return nil
    }
    return .misplacedDirective("template", belongs: "a type that has '\(name)'", at: place)
  }
}
