import ReducerGenSyntax

/// The types around the places of a file.
package struct FileScopes {
  private let index: TargetIndex
  private let file: ParsedFile
  private let types: [TypeEntry]
  private let extensions: [ExtensionEntry]

  package init(_ index: TargetIndex, _ file: ParsedFile) {
    self.index = index
    self.file = file
    types = index.types.filter { $0.file === file && !$0.isTypeAlias }
    extensions = index.extensions.filter { $0.file === file }
  }

  /// The type that `Self` means at a place.
  package func type(at range: SourceRange) -> TypeEntry? {
    let type = innermostType(around: range)
    let entry = innermostExtension(around: range)
    guard let entry else { return type }
    guard let type, entry.declaration.range.contains(type.declaration.range) else {
      return entry.extended
    }
    return type
  }

  /// The type that a name means at a place. Nil if that cannot be told.
  package func lookUp(_ name: String, at range: SourceRange) -> TypeEntry? {
    let type = type(at: range)
    guard let entry = innermostExtension(around: range), type == nil || type === entry.extended
    else {
      return type.map { index.lookUp(name, from: $0) } ?? index.topLevel(name, from: file)
    }
    let isAmbiguous = index.types.count { $0.name == name } > 1
    if isAmbiguous, type == nil || type?.name == name { return nil }
    if let type, type.name == name { return type }
    return type.flatMap { index.member(name, of: $0) } ?? index.topLevel(name, from: file)
  }

  private func innermostType(around range: SourceRange) -> TypeEntry? {
    types.filter { $0.declaration.range.contains(range) }
      .min { $0.declaration.range.count < $1.declaration.range.count }
  }

  private func innermostExtension(around range: SourceRange) -> ExtensionEntry? {
    extensions.first { $0.declaration.range.contains(range) }
  }
}
