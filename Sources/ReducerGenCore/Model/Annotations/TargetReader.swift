/// Parses the files of a target: all of them, or none if no file asks for generated code.
struct TargetReader {
  /// In the order of the sources.
  let files: [ParsedFile]

  /// - Parameter tell: Called with each file that was parsed.
  init(_ sources: [SourceFile], tell: (ParsedFile) -> Void = { _ in }) {
    let words = Annotation.allCases.flatMap(\.names) + ["reducergen"]
    let marks = sources.map { file in words.contains { ByteSearch.contains($0, in: file) } }
    guard marks.contains(true) else {
      files = []
      return
    }
    files = zip(sources, marks).map { source, isMarked in
      let file = ParsedFile(source, isMarked: isMarked)
      tell(file)
      return file
    }
  }
}
