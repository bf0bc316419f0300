import ReducerGenCore
import ReducerGenSyntax

extension ModuleMigration {
  /// What the generator says about the module as it would be. Places are those of the files as they
  /// are.
  func generatorFindings(_ changed: [Migration.ChangedFile]) -> [Diagnostic] {
    let new = Dictionary(
      uniqueKeysWithValues: changed.map { (ObjectIdentifier($0.source), $0.bytes) })
    var originals: [ObjectIdentifier: Original] = [:]
    var sources = others.map {
      SourceFile(path: $0.path, relativePath: $0.relativePath, bytes: Array($0.bytes))
    }
    for file in files {
      let bytes = new[ObjectIdentifier(file.source)] ?? Array(file.source.bytes)
      let source = SourceFile(
        path: file.source.path, relativePath: file.source.relativePath, bytes: bytes)
      originals[ObjectIdentifier(source)] = Original(file: file, changedBytes: bytes)
      sources.append(source)
    }
    let result = Pipeline.generate(sources: sources, options: Pipeline.Options(module: name))
    return result.diagnostics.map { moved($0, originals) }
  }

  private func moved(
    _ diagnostic: Diagnostic, _ originals: [ObjectIdentifier: Original]
  ) -> Diagnostic {
    func moved(_ place: SourcePlace) -> SourcePlace {
      originals[ObjectIdentifier(place.file)]?.place(of: place.range.start) ?? place
    }
    var diagnostic = diagnostic
    diagnostic.place = moved(diagnostic.place)
    diagnostic.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.place.map(moved)) }
    return diagnostic
  }
}

/// A file as it was, for places in the changed file.
private struct Original {
  var file: MigratedFile
  var changedBytes: [UInt8]

  /// - Parameter offset: Counts line ends as one byte, as the generator does.
  func place(of offset: UInt32) -> SourcePlace {
    let start = file.edits.originalOffset(of: changedOffset(of: offset))
    return SourcePlace(file.source, SourceRange(start: start, end: start))
  }

  private func changedOffset(of offset: UInt32) -> UInt32 {
    var (index, rest) = (0, offset)
    while rest > 0, index < changedBytes.count {
      let isPair =
        changedBytes[index] == 13 && index + 1 < changedBytes.count && changedBytes[index + 1] == 10
      index += isPair ? 2 : 1
      rest -= 1
    }
    return UInt32(index)
  }
}
