/// Every message of the generator. The catalogue has the words, the caller has the facts.
extension Diagnostic {
  /// - Parameter files: at least one; each is named.
  static func checkedInCode(_ files: [SourceFile]) -> Self {
    var diagnostic = Self(
      .error, id: "checked-in-code", at: SourcePlace(files[0], .empty),
      "generated code is checked in, and the build tool plugin generates it again",
      note: "remove the plugin from the target, or delete the checked-in files: this one")
    diagnostic.notes += files.dropFirst().map { Note("and this one", at: SourcePlace($0, .empty)) }
    return diagnostic
  }

  /// Nil for a file that is UTF-8.
  static func invalidUTF8(_ file: SourceFile) -> Self? {
    file.invalidUTF8.map { range in
      Self(
        .error, id: "invalid-utf8", at: SourcePlace(file, range), "this file is not UTF-8 text",
        note: "save it as UTF-8")
    }
  }
}
