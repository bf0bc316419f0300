extension Diagnostic {
  /// - Parameter files: at least one; each is named.
  static func checkedInCode(_ files: [SourceFile]) -> Self {
    var diagnostic = Self(
      "checked-in-code", at: SourcePlace(files[0], .empty),
      "this target contains checked-in generated code, but its build-tool plugin generates the same code on "
        + "each build",
      note: "remove the plugin from the target, or delete the checked-in files")
    diagnostic.notes += files.dropFirst().map {
      Note("this file is generated code, too", at: SourcePlace($0, .empty))
    }
    return diagnostic
  }

  /// Nil if the file is valid UTF-8.
  static func invalidUTF8(_ file: SourceFile) -> Self? {
    file.invalidUTF8.map { range in
      Self(
        "invalid-utf8", at: SourcePlace(file, range), "this file is not UTF-8 text",
        note: "save it as UTF-8")
    }
  }
}
