import ReducerGenIndex
import ReducerGenSyntax

extension Diagnostic {
  /// The reason why no `body` can be generated for a reducer that has none.
  enum Obstacle {
    /// The reducer itself, or a type around it, is private.
    case hidden(String)
    case genericSuppression(Suppression)
    case local
  }

  static func bodyNotSupplied(_ type: String, _ obstacle: Obstacle, at place: SourcePlace) -> Self {
    let (id, reason, otherFix) =
      switch obstacle {
      case .hidden(let name):
        (
          "private-type", "\(isPrivate(type, name)), \(cannotBeSeen)",
          ", or make '\(name)' internal"
        )
      case .genericSuppression(let missing):
        (missing.id, missing.fact(about: type, isGeneric: true), "")
      case .local:
        (
          "local-type", "'\(type)' is declared inside a function or closure",
          ", or move the type out of the function or closure"
        )
      }
    return Self(
      id, at: place, "'\(type)' has no 'body', and none can be generated: " + reason,
      note: "declare 'body' in '\(type)'" + otherFix)
  }

  static func enumOfReducers(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "enum-of-reducers", at: place,
      "'\(type)' has no 'body', and 'Reducer' does not run the reducers in the cases of an enum",
      note: "write 'CaseReducer' instead of 'Reducer'")
  }

  static func actorReducer(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "actor-reducer", at: place,
      "'\(type)' is an actor, but reducers run on the main actor",
      note: "declare '\(type)' as a struct")
  }

  static func unusedBody(of type: String, at place: SourcePlace, reduce: SourcePlace) -> Self {
    Self(
      "unused-body", at: place,
      "'body' is never used, because '\(type)' also declares 'reduce(into:action:)'",
      note: "move the code of 'reduce(into:action:)' into a 'Reduce' in 'body', or remove 'body'",
      Note("'reduce(into:action:)' is declared here", at: reduce))
  }

  /// - Parameter conformance: the place where the conformance to `Reducer` is written.
  static func bodyWithoutBuilder(at place: SourcePlace, conformance: SourcePlace) -> Self {
    Self(
      "body-without-builder", at: place,
      "'@ReducerBuilder' is not applied to this 'body', because 'body' and the conformance to "
        + "'Reducer' are in different declarations",
      note:
        "write '@ReducerBuilder<State, Action>' above 'body', or move 'body' to the declaration with "
        + "the conformance",
      Note("the conformance is written here", at: conformance))
  }

  /// - Parameter arguments: the generic arguments for the fix: as written, or `<State, Action>` if
  ///   there are none.
  static func bodyType(
    _ text: String, _ problem: String, arguments: String, at place: SourcePlace
  ) -> Self {
    Self(
      "body-type", at: place, "'\(text)' cannot be the type of 'body': \(problem)",
      note: "write 'some Reducer\(arguments)'")
  }
}
