import ReducerGenSyntax

extension Diagnostic {
  /// - Parameter type: the type that is declared in the extension.
  static func extendedType(_ text: String, of type: String, at place: SourcePlace) -> Self {
    Self(
      "extended-type", at: place,
      "'\(text)' cannot be extended, so no code can be generated for '\(type)'",
      note: "extend a type that has a name, or move '\(type)' out of the extension")
  }

  static func ignoredConformance(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "ignored-conformance", at: place,
      "'// reducergen: ignore' turns off the generated code that the conformance of '\(name)' needs",
      note: "remove the conformance or '// reducergen: ignore'")
  }

  static func localType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "local-type", at: place,
      "'\(name)' is declared inside a function or closure, so generated code in another file cannot "
        + "name it",
      note: "move '\(name)' out of the function or closure")
  }

  static func shadowedPayload(_ name: String, in type: String, at place: SourcePlace) -> Self {
    Self(
      "reserved-name", at: place,
      "inside '\(type)', '\(name)' refers to a generated type, not to your own type",
      note: "rename your type, or qualify it with the name of its parent type or module")
  }

  static func autoclosure(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "autoclosure", at: place,
      "the payload of '\(name)' contains an autoclosure, and no case path is generated for such a case",
      note: "remove '@autoclosure', or write '// reducergen: ignore' above the case")
  }

  static func conditionallyUnavailable(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "conditionally-unavailable", at: place,
      "'\(name)' is available in some builds and unavailable in others, and no case path can be generated for "
        + "such a case",
      note: "use '#if' to leave the case out of the builds in which it is unavailable")
  }

  static func overloadedCase(_ name: String, at place: SourcePlace, other: SourcePlace) -> Self {
    Self(
      "overloaded-case", at: place,
      "two cases have the name '\(name)', so a key path could mean either",
      note: "rename one of them", Note("the other '\(name)' is here", at: other))
  }

  /// The kind of thing that has a name which generated code needs.
  enum NameOwner {
    case declaration, genericParameter
  }

  /// A name that generated code declares, too.
  ///
  /// - Parameter type: The path of the type that gets the code. The name may be far away from it.
  static func reservedName(
    _ name: String, of owner: NameOwner, for type: String, at place: SourcePlace
  ) -> Self {
    Self(
      "reserved-name", at: place, "the name '\(name)' is taken by the code generated for '\(type)'",
      note: rename(name, of: owner))
  }

  /// A name that generated code uses for something else: a module, `Self`, or the outermost type.
  static func hidingName(
    _ name: String, of owner: NameOwner, for type: String, at place: SourcePlace
  ) -> Self {
    let subject =
      owner == .genericParameter ? "the generic parameter '\(name)'" : "this declaration"
    let use =
      switch name {
      case "Swift", "GeneratedSupport": "the code generated for '\(type)' uses the module '\(name)'"
      case "Self": "the code generated for '\(type)' uses Swift's own 'Self'"
      // The source says `[Int]`, so its author would not recognise the path `Array.E`.
      case "Array", "Dictionary", "Optional": "generated code uses Swift's own type '\(name)'"
      default: "the code generated for '\(type)' uses the type '\(name)'"
      }
    return Self(
      "reserved-name", at: place, "\(use), but \(subject) hides it",
      note: rename(name, of: owner))
  }

  private static func rename(_ name: String, of owner: NameOwner) -> String {
    switch owner {
    case .declaration: "rename this declaration"
    case .genericParameter: "rename the generic parameter '\(name)'"
    }
  }

  /// Half of a conformance that is written by hand.
  static func pathsWithoutProperty(of type: String, at place: SourcePlace) -> Self {
    Self(
      "reserved-name", at: place,
      "'\(type)' declares 'AllCasePaths', but not 'static var allCasePaths'",
      note:
        "to write the case paths by hand, declare both; to have them generated, rename 'AllCasePaths'"
    )
  }

  static func insideGenericRoot(at place: SourcePlace) -> Self {
    Self(
      "reserved-name", at: place,
      "no case paths can be generated for or inside a top-level generic type that is called 'Root'",
      note: "rename the generic type 'Root'")
  }
}
