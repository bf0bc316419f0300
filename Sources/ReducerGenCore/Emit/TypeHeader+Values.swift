import ReducerGenIndex

extension TypeHeader {
  /// What every template of a type prints.
  var values: TemplateDictionary {
    [
      "type": .text(path), "fullType": .text(fullPath), "access": .text(access.spelling),
      "attributes": texts(attributes.lines),
    ]
  }
}

extension [CopiedAttribute] {
  /// Each attribute inside of the `#if` that it was written in.
  var lines: [String] {
    if isEmpty { return [] }
    var layout = PoundIfLines()
    let lines = flatMap { layout.lines(before: $0.clauses).all + [$0.text] }
    return lines + layout.linesAtEnd()
  }
}
