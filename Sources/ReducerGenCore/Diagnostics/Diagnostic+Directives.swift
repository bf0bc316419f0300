import ReducerGenSyntax

extension Diagnostic {
  static func unknownDirective(
    _ word: String, among known: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-directive", at: place, "there is no directive '\(word)'",
      note: didYouMean(word, known)
        ?? "the directives are 'allow', 'default', 'ephemeral', 'ignore', 'import', 'key', 'method', 'name', "
        + "'records', 'sendable' and 'template'")
  }

  static func unknownCheck(_ id: String, among known: [String], at place: SourcePlace) -> Self {
    Self(
      "unknown-check", at: place, "there is no check '\(id)'",
      note: didYouMean(id, known) ?? "an id is the word in brackets after the message of a check")
  }

  static func misplacedDirective(_ word: String, belongs: String, at place: SourcePlace) -> Self {
    Self(
      "misplaced-directive", at: place,
      "'\(word)' belongs above \(belongs), not above this declaration")
  }

  static func directiveName(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "directive-argument", at: place, "'\(name)' is not a valid name",
      note: "use a name of letters, digits and underscores that is not a keyword")
  }

  static func repeatedDirective(_ word: String, at place: SourcePlace) -> Self {
    Self(
      "repeated-directive", at: place, "this declaration already has a '\(word)' directive",
      note: "remove one of them")
  }

  static func detachedDirective(at place: SourcePlace) -> Self {
    Self(
      "misplaced-directive", at: place, "this directive is not directly above a declaration",
      note:
        "put it on a line of its own, above the attributes and the doc comment of the declaration")
  }

  static func surplusArgument(_ word: String, _ argument: String, at place: SourcePlace) -> Self {
    Self(
      "directive-argument", at: place, "'\(word)' takes no argument, found '\(argument)'",
      note: "remove '\(argument)', or move it to another comment")
  }

  static func misspeltDirective(_ word: String, at place: SourcePlace) -> Self {
    Self(
      "misspelt-directive", at: place,
      "this comment looks like a directive, but is not written as one",
      note: "write '// reducergen: \(word)'")
  }

  /// - Parameter module: the module of the import below.
  static func importDirective(_ module: String, at place: SourcePlace) -> Self {
    let directive = "// reducergen: import \(module)"
    return Self(
      "directive-argument", at: place,
      "'import' must be followed by the name of the module that is imported below, and by 'public' or "
        + "'internal'",
      note: "write '\(directive) public' or '\(directive) internal'")
  }

  static func directiveArgument(_ word: String, usage: String, at place: SourcePlace) -> Self {
    Self("directive-argument", at: place, "'\(word)' must be written as '\(usage)'")
  }
}
