/// Rewrites the text of a type so that it means the same in an extension at the top of a file.
///
/// An extension's scope does not look into the types around the extended one: in
/// `extension Feature.Action`, the name `Row` does not find `Feature.Row`.
struct TypeQualifier {
  let index: TargetIndex
  let type: TypeEntry

  /// The text of a type that stands in the declaration of `type`, with every name qualified.
  func qualified(_ range: SourceRange) -> String {
    let file = type.file
    var text = ""
    var position = range.start
    for name in TypeText.firstNames(range, file) {
      text += file.text(SourceRange(start: position, end: name.start))
      text += qualified(name: file.text(name), hasArguments: file.isFollowedByLess(name))
      position = name.end
    }
    return text + file.text(SourceRange(start: position, end: range.end))
  }

  private func qualified(name: String, hasArguments: Bool) -> String {
    if name == "Self" { return type.fullPath }
    let bare = name.withoutBackticks
    // NB: most names are of other modules; in a debug build it takes long to find out scope by scope.
    guard index.names.contains(bare) else { return name }
    for scope in index.scopes(around: type) {
      if scope.genericParameters.contains(bare) { return name }
      if index.member(bare, of: scope) != nil { return scope.fullPath + "." + escaped(name) }
      // A type is in scope inside of itself under its own name, which alone means the type with its
      // own parameters.
      if scope.name == bare { return hasArguments ? scope.path : scope.fullPath }
    }
    if let path = index.foreignPath(of: bare, around: type) { return path + "." + escaped(name) }
    return name
  }

  /// Behind a dot, `Type` and `Protocol` are metatypes if no back-ticks say that they are names.
  private func escaped(_ name: String) -> String {
    name == "Type" || name == "Protocol" ? "`\(name)`" : name
  }
}

extension ParsedFile {
  /// Whether generic arguments come behind a name.
  fileprivate func isFollowedByLess(_ name: SourceRange) -> Bool {
    var here = Int(name.end)
    while ByteTable.shared.bits[Int(file.storage[here])] & ByteMask.space != 0 { here += 1 }
    return file.storage[here] == Byte.less
  }
}
