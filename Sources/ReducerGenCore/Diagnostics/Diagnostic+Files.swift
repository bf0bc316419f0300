import ReducerGenSyntax

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
}
