import ReducerGenIndex
import ReducerGenSyntax

/// Decides about the properties of `DependencyValues`.
///
/// A nested type gets one only if a directive asks for it, because most nested clients are called
/// `Client`.
protocol KeyResolver: Resolver {
  /// The type that got each key.
  var keys: [String: TypeEntry] { get set }
}

extension KeyResolver {
  /// - Parameter root: the first name of the path that the property uses for the client.
  mutating func key(of type: TypeEntry, root: String) -> ClientKey? {
    let directive = type.comments.directives.first { $0.word == "key" }
    let declared = declaredKeys
    if let written = declared.first(where: { index.type(at: $0.type) === type }) {
      return ClientKey(name: written.name, isGenerated: false)
    }
    let isNested = type.parentType != nil || type.parentExtension != nil
    if directive?.argument == "none" || directive == nil && isNested { return nil }
    if type.isInGenericContext {
      if let directive { report(.keyOfGenericClient(at: type.file.place(directive.range))) }
      return nil
    }
    let name = directive?.argument ?? SwiftName.lowerFirst(type.name)
    let place = directive.map { type.file.place($0.range) } ?? type.namePlace
    if declared.contains(where: { $0.name == name }) { return nil }
    if name == root.withoutBackticks {
      report(.keyOfTypeName(name, of: type.name, at: place))
      return nil
    }
    if BuiltInKeys.all.contains(name) {
      report(.builtInKey(name, of: type.name, at: place))
      return nil
    }
    if let other = keys[name], !other.declaration.clauses.exclude(type.declaration.clauses) {
      report(
        .sameKey(name, of: type.fullPath, at: place, other: other.fullPath, at: other.namePlace))
      return nil
    }
    keys[name] = type
    return ClientKey(name: SwiftName.escaped(name) ?? name, isGenerated: true)
  }

  /// The properties that the target adds to `DependencyValues`, and the paths of their types.
  private var declaredKeys: [(name: String, type: [String])] {
    index.extensions.filter { $0.path.last == "DependencyValues" }.flatMap { entry in
      entry.declaration.members.filter { $0.kind == .var }.map {
        (entry.file.text($0.name).withoutBackticks, $0.type?.bare.path ?? [])
      }
    }
  }
}
