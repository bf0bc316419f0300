/// Mistakes in the declaration of a reducer.
extension Diagnostic {
  /// The reason why no `body` can be generated for a reducer that has none.
  enum Obstacle {
    /// The reducer itself, or a type around it, is private.
    case hidden(String)
    case constrainedExtension
    case genericSuppression(Suppression)
    case local

    fileprivate var id: String {
      switch self {
      case .hidden: "private-type"
      case .constrainedExtension: "constrained-extension"
      case .genericSuppression(let missing): missing.id
      case .local: "local-type"
      }
    }

    fileprivate func reason(for type: String) -> String {
      switch self {
      case .hidden(let hidden):
        "'\(hidden)' is private, \(Diagnostic.cannotBeSeen)"
      case .constrainedExtension: "'\(type)' is declared in a constrained extension"
      case .genericSuppression(let missing):
        "'\(type)' has a generic parameter that is not \(missing.adjective)"
      case .local: "'\(type)' is declared inside a function or closure"
      }
    }

    fileprivate var otherFix: String {
      switch self {
      case .hidden(let hidden): ", or make '\(hidden)' internal"
      case .local: ", or move the type out of the function or closure"
      case .constrainedExtension, .genericSuppression: ""
      }
    }
  }

  static func bodyNotSupplied(_ type: String, _ obstacle: Obstacle, at place: SourcePlace) -> Self {
    Self(
      .error, id: obstacle.id, at: place,
      "'\(type)' has no 'body', and none can be generated: " + obstacle.reason(for: type),
      note: "declare 'body' in '\(type)'" + obstacle.otherFix)
  }

  static func unusedBody(of type: String, at place: SourcePlace, reduce: SourcePlace) -> Self {
    var diagnostic = Self(
      .error, id: "unused-body", at: place,
      "'body' is never used, because '\(type)' also declares 'reduce(into:action:)'",
      note: "move the code of 'reduce(into:action:)' into a 'Reduce' in 'body', or remove 'body'")
    diagnostic.notes.append(Note("'reduce(into:action:)' is declared here", at: reduce))
    return diagnostic
  }

  /// - Parameter conformance: the place where the conformance to `Reducer` is written.
  static func bodyWithoutBuilder(at place: SourcePlace, conformance: SourcePlace) -> Self {
    var diagnostic = Self(
      .error, id: "body-without-builder", at: place,
      "the compiler does not combine the reducers in this 'body', because the conformance to 'Reducer' is "
        + "not written on the declaration around it",
      note:
        "write '@ReducerBuilder<State, Action>' above 'body', or declare 'body' and the conformance "
        + "together")
    diagnostic.notes.append(Note("the conformance is written here", at: conformance))
    return diagnostic
  }

  /// - Parameter arguments: the generic arguments for the fix: as written, or `<State, Action>` if there are none.
  static func bodyType(
    _ text: String, _ problem: String, arguments: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "body-type", at: place, "'\(text)' cannot be the type of 'body': \(problem)",
      note: "write 'some Reducer\(arguments)'")
  }
}
