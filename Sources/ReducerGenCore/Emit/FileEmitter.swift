/// What is generated for one source.
struct FileModel {
  var file: ParsedFile
  var imports: ImportsModel
  var casePaths: [CasePathsModel]
}

/// From a file's model to the values that its template prints.
struct FileEmitter {
  static func values(for model: FileModel) -> TemplateValue {
    var layout = ConditionalLayout(model.file)
    let imports = model.imports.lines.map { line -> TemplateValue in
      ["opening": texts(layout.lines(before: line.clauses).all), "text": .text(line.text)]
    }
    let importsClosing = texts(layout.linesAtEnd())
    let enums = model.casePaths.map { casePaths -> TemplateValue in
      let directives = layout.lines(before: casePaths.clauses)
      return CasePathsEmitter.values(for: casePaths, directives: directives, in: model.file)
    }
    return [
      "imports": .list(imports), "importsClosing": importsClosing,
      "enums": .list(enums), "closing": texts(layout.linesAtEnd()),
    ]
  }
}

/// A list of lines.
func texts(_ lines: [String]) -> TemplateValue { .list(lines.map { .text($0) }) }
