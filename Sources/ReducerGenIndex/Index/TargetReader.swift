import ReducerGenSyntax

package enum TargetReader {
  /// Parses the files of a target in their order: all of them, or none if no file asks for
  /// generated code.
  ///
  /// - Parameter purposes: Of the target's templates, which may ask for code, too.
  package static func files(
    _ sources: [SourceFile], for purposes: [TemplatePurpose], tell: (ParsedFile) -> Void
  ) -> [ParsedFile] {
    let words = Annotation.all.flatMap(\.names) + ["reducergen"]
    let marks = sources.map { file in words.contains { ByteSearch.contains($0, in: file) } }
    // The other templates are named in a directive.
    let isAsked = purposes.contains { !$0.isSelected }
    guard isAsked || marks.contains(true) else { return [] }
    return zip(sources, marks).map { source, isMarked in
      let file = ParsedFile(source, isMarked: isMarked)
      tell(file)
      return file
    }
  }
}
