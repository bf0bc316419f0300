/// What can be wrong with a `// reducergen:` comment.
extension Diagnostic {
  static func unknownDirective(_ word: String, nearest: String?, at place: SourcePlace) -> Self {
    let known = "the directives are 'ignore', 'import', 'key', 'method' and 'template'"
    return Self(
      .error, id: "unknown-directive", at: place, "there is no directive '\(word)'",
      note: nearest.map { "did you mean '\($0)'?" } ?? known)
  }

  static func unsupportedDirective(_ word: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "unsupported-directive", at: place,
      "this version generates nothing that '\(word)' could change", note: "remove the directive")
  }

  static func misplacedDirective(
    _ word: String, belongs: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "misplaced-directive", at: place,
      "'\(word)' belongs above \(belongs), not above this declaration")
  }

  static func directiveName(
    _ word: String, _ name: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "directive-argument", at: place,
      "'\(name)' is not a name that Swift takes without back-ticks",
      note: "write '// reducergen: \(word) NAME' with a name of letters, digits and underscores")
  }

  static func repeatedDirective(_ word: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "repeated-directive", at: place,
      "this declaration has a directive '\(word)' already",
      note: "remove one of them")
  }

  static func detachedDirective(at place: SourcePlace) -> Self {
    Self(
      .error, id: "misplaced-directive", at: place, "this directive is above no declaration",
      note: "write it alone on a line, directly above a declaration's attributes or documentation")
  }

  static func surplusArgument(
    _ word: String, _ argument: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "directive-argument", at: place,
      "'\(word)' takes nothing behind it, found '\(argument)'",
      note: "write a remark on a line of its own")
  }

  static func misspeltDirective(_ word: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "misspelt-directive", at: place,
      "this comment is no directive, and looks like one",
      note: "write '// reducergen: \(word)'")
  }

  static func directiveArgument(_ word: String, usage: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "directive-argument", at: place, "'\(word)' is written '\(usage)'")
  }
}
