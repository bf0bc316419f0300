import ReducerGenSyntax

/// Rewrites the text of a type so that it means the same in an extension at the top of a file.
///
/// An extension's scope does not look into the types around the extended one: in
/// `extension Feature.Action`, the name `Row` does not find `Feature.Row`.
package struct TypeQualifier {
  package let index: TargetIndex
  private let type: TypeEntry
  /// How to write `Root` where it is the first name of a path: generated code may have given that
  /// name to another type.
  private let root: String
  /// What to write for the parameters of a generic typealias.
  private let arguments: [String: String]

  package init(
    index: TargetIndex, type: TypeEntry, root: String = "Root", arguments: [String: String] = [:]
  ) {
    self.index = index
    self.type = type
    self.root = root
    self.arguments = arguments
  }

  /// The text of a type that stands in the declaration of `type`, with every name qualified.
  package func qualified(_ written: TypeSyntax) -> String {
    // Most types are one name, and printing asks for them again and again.
    if written.isOneName { return qualified(name: written.nameText, hasArguments: false) }
    var text = ""
    var position = written.range.start
    for node in written.firstNames {
      text += written.file.text(SourceRange(start: position, end: node.name.start))
      text += qualified(name: node.nameText, hasArguments: !node.parts.isEmpty)
      position = node.name.end
    }
    return text + written.file.text(SourceRange(start: position, end: written.range.end))
  }

  private func qualified(name: String, hasArguments: Bool) -> String {
    if name == "Self" { return type.fullPath(callingRoot: root) }
    let plain = name == "Root" ? root : name
    // The names in a generated type are qualified. Another look-up could find a type that hides
    // 'Swift'.
    if type.isGenerated { return plain }
    let bare = name.withoutBackticks
    if let argument = arguments[bare] { return argument }
    // Most names are of other modules, and a search scope by scope is slow in a debug build.
    guard index.names.contains(bare) else { return plain }
    for scope in index.scopes(around: type) {
      if scope.genericParameters.contains(bare) { return plain }
      if index.member(bare, of: scope) != nil {
        return scope.fullPath(callingRoot: root) + "." + escaped(name)
      }
      // A type is in scope inside of itself under its own name, which alone means the type with its
      // own parameters.
      if scope.name == bare {
        return hasArguments
          ? scope.path(callingRoot: root) : scope.fullPath(callingRoot: root)
      }
    }
    guard let foreign = index.foreignExtension(with: bare, around: type) else { return plain }
    return foreign.foreignPath(callingRoot: root) + "." + escaped(name)
  }

  /// After a dot, `Type` and `Protocol` are metatypes if no back-ticks say that they are names.
  private func escaped(_ name: String) -> String {
    name == "Type" || name == "Protocol" ? "`\(name)`" : name
  }
}
