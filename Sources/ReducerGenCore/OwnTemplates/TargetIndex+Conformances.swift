import ReducerGenIndex
import ReducerGenSyntax

extension TargetIndex {
  /// Whether a type has a protocol: directly, through protocols of the target, or through a
  /// typealias.
  func conforms(_ type: TypeEntry, to name: String) -> Bool {
    let wanted = name.split(separator: ".").map(String.init)
    var seen: Set<ObjectIdentifier> = []
    var rest = inheritedPaths(of: type)
    while let path = rest.popLast() {
      if path.names == wanted { return true }
      guard let found = entry(at: path.names, from: path.site),
        seen.insert(ObjectIdentifier(found)).inserted
      else { continue }
      if found.extensionPath == name { return true }
      rest +=
        found.isTypeAlias
        ? paths([found.declaration.type].compactMap { $0 }, found.file, found.parent)
        : inheritedPaths(of: found)
    }
    return false
  }
}
