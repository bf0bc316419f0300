import ReducerGenIndex
import ReducerGenSyntax

/// The reasons to refuse a type that are the same for every annotation.
extension Diagnostic {
  static func wrongKind(
    _ type: String, _ kind: String, _ annotation: Annotation, at place: SourcePlace
  ) -> Self {
    let article = annotation.kind == "enum" ? "an" : "a"
    return Self(
      "not-\(article)-\(annotation.kind)", at: place,
      "'\(annotation.name)' is for \(annotation.kind)s, but '\(type)' is a \(kind)",
      note: "make '\(type)' \(article) \(annotation.kind), \(annotation.otherFix)")
  }

  /// - Parameter hidden: The type itself, or one around it.
  static func hiddenType(
    _ type: String, _ hidden: String, _ annotation: Annotation, hasConformance: Bool,
    at place: SourcePlace
  ) -> Self {
    let fix = removal(of: annotation, from: type, hasConformance)
    return Self(
      "private-type", at: place, "\(isPrivate(type, hidden)), \(cannotBeSeen)",
      note: "make '\(hidden)' internal, or \(fix)")
  }

  static func suppresses(
    _ missing: Suppression, _ type: String, _ annotation: Annotation, isGeneric: Bool,
    hasConformance: Bool, at place: SourcePlace
  ) -> Self {
    let fact = missing.fact(about: type, isGeneric: isGeneric)
    return Self(
      missing.id, at: place,
      "\(fact), and \(annotation.subject) only with \(missing.adjective) types",
      note: removal(of: annotation, from: type, hasConformance)
        + ", or remove '~\(missing.rawValue)'")
  }

  static func foreignType(
    _ type: String, _ annotation: Annotation, at place: SourcePlace
  ) -> Self {
    Self(
      "foreign-type", at: place,
      "'\(type)' is declared in another module, so the generator cannot read its \(annotation.members)",
      note: "add the conformance in the module of '\(type)'" + annotation.foreignFix)
  }

  /// - Parameter hasConformance: False for the `State` or `Action` of a reducer.
  private static func removal(
    of annotation: Annotation, from type: String, _ hasConformance: Bool
  ) -> String {
    hasConformance
      ? "remove '\(annotation.name)'" : "write '// reducergen: ignore' above '\(type)'"
  }
}
