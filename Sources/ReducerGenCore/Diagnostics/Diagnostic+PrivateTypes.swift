import ReducerGenSyntax

/// Types that generated code cannot see, because they are private, or nested in a private type.
extension Diagnostic {
  static let cannotBeSeen = "so generated code in another file cannot see it"

  /// - Parameter hidden: The action's type itself, or a type around it.
  static func hiddenAction(_ type: String, _ hidden: String, at place: SourcePlace) -> Self {
    Self(
      "private-type", at: place,
      "\(isPrivate(type, hidden)), so generated code cannot add the property 'binding' that 'BindableAction' "
        + "requires",
      note: "make '\(hidden)' internal, or declare the property 'binding' yourself")
  }

  /// `'A' is private`, or `'A' is nested in 'B', which is private`.
  static func isPrivate(_ type: String, _ hidden: String) -> String {
    type == hidden
      ? "'\(type)' is private" : "'\(type)' is nested in '\(hidden)', which is private"
  }
}
