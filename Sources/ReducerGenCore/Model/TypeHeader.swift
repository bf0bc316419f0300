import ReducerGenIndex
import ReducerGenSyntax

/// What the generated extension of a type repeats from the type and from everything around it.
struct TypeHeader {
  /// `Feature.Action`, as `extension` takes it.
  var path: String
  /// The same with its generic parameters, as its own extension names it in a signature.
  var fullPath: String
  var access: Access
  /// `@available(…)` and `@_spi(…)` of the type and of the types around it.
  var attributes: [CopiedAttribute]
  /// The `#if` clauses around it.
  var clauses: [ClauseSyntax]
  /// Templates of the target that replace built-in ones.
  var replacements: [TemplateChoice]

  init(_ type: TypeEntry) {
    path = type.extensionPath
    fullPath = type.fullPath
    access = type.effectiveAccess
    attributes = type.attributesAround.compactMap(CopiedAttribute.init)
    clauses = type.clausesAround
    replacements = type.templates.isEmpty ? [] : type.templates.filter { $0.purpose != .type }
  }
}

/// An attribute that a generated declaration repeats: `@available(macOS 15, *)`.
struct CopiedAttribute {
  var text: String
  /// The `#if` clauses around it, inside the attributes of its declaration.
  var clauses: [ClauseSyntax]
  /// Whether it is `@available(*, …)`.
  var isForAllPlatforms = false
}

extension CopiedAttribute {
  /// Nil for an attribute that generated code does not repeat.
  init?(_ attribute: AttributeSyntax, _ file: ParsedFile) {
    let name = file.text(attribute.name)
    guard name == "available" || name == "_spi" else { return nil }
    self.init(
      text: "@" + name + file.text(attribute.arguments), clauses: attribute.clauses,
      isForAllPlatforms: attribute.availability(in: file)?.first == "*")
  }
}
