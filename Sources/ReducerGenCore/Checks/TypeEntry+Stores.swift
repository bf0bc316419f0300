import ReducerGenIndex
import ReducerGenSyntax

extension TypeEntry {
  /// The properties that are stores, and their types: `let store: StoreOf<Search>`.
  var stores: [String: TypeSyntax] {
    var stores: [String: TypeSyntax] = [:]
    for member in declaration.members where member.kind == .let || member.kind == .var {
      guard let type = member.type?.bare, type.isStore else { continue }
      stores[file.text(member.name).withoutBackticks] = type
    }
    return stores
  }
}

extension TypeSyntax {
  var isStore: Bool { ["Store", "StoreOf"].contains(bare.path.last ?? "") }
}
