import ReducerGenIndex
import ReducerGenSyntax

/// Warns of templates of the target that print nothing because of a slip: a misspelt first line, or a
/// protocol that no type has.
struct TemplateUses {
  let library: TemplateLibrary
  let index: TargetIndex

  func warnings() -> [Diagnostic] {
    let included = Set(library.templates.flatMap { $0.includes.map(\.name) })
    let chosen = Set(
      index.types.flatMap { $0.comments.directives }.map { TemplateDirective($0.argument).name })
    return library.templates.filter { !TemplateLibrary.isBuiltIn($0.name) }.compactMap { template in
      guard let purpose = template.purpose else {
        let isUsed = included.contains(template.name) || chosen.contains(template.name)
        return isUsed ? nil : .unusedTemplate(template.name, at: place(template))
      }
      return warning(template, purpose)
    }
  }

  private func warning(_ template: Template, _ purpose: TemplatePurpose) -> Diagnostic? {
    switch purpose {
    case .typesConforming(let name):
      return warning(template, name, matching: { $0 != .protocol }, "type", other: "protocol")
    case .protocolsConforming(let name):
      return warning(template, name, matching: { $0 == .protocol }, "protocol", other: "type")
    case .typeNamed(let name):
      let names = types.map(\.extensionPath)
      if names.contains(name) { return nil }
      return .templateWithoutTypes(
        template.name, "the target has no type '\(name)'",
        fix: Diagnostic.didYouMean(name, names), at: place(template))
    default: return nil
    }
  }

  /// - Parameter other: What the template would have to be for if only such types conform.
  private func warning(
    _ template: Template, _ name: String, matching: (DeclarationSyntax.Kind) -> Bool,
    _ kind: String, other: String
  ) -> Diagnostic? {
    let conforming = types.filter { index.conforms($0, to: name) }
    if conforming.contains(where: { matching($0.declaration.kind) }) { return nil }
    let protocols = types.filter { $0.declaration.kind == .protocol }.map(\.extensionPath)
    let fix =
      conforming.isEmpty
      ? Diagnostic.didYouMean(name, protocols)
      : "'\(conforming[0].name)' does, and is \(other == "type" ? "a type" : "a protocol"); "
        + "write 'for \(other) conforming to \(name)'"
    return .templateWithoutTypes(
      template.name, "no \(kind) conforms to '\(name)'", fix: fix, at: place(template))
  }

  private var types: [TypeEntry] { index.types.filter { !$0.isTypeAlias && !$0.isGenerated } }

  private func place(_ template: Template) -> SourcePlace { SourcePlace(template.file, .empty) }
}
