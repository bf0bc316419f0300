import ReducerGenIndex
import ReducerGenSyntax

/// A view makes a store from the state of another one.
enum SecondStore: WiringRule {
  static let id = "second-store"
  static let problem =
    "A view makes a new store from the state of its own store, and neither of them sees the changes of the other."
  static let remedy = "Pass a part of the store with 'store.scope(state:action:)'."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    let files = target.files.filter { file in
      ["Store", "initialState"].allSatisfy { ByteSearch.contains($0, in: file.file) }
        && file.diagnostics.isEmpty
    }
    if files.isEmpty { return [] }
    return target.index.types.filter { !$0.isGenerated && !$0.isTypeAlias }.flatMap { type in
      type.declaredMembers.filter { member in files.contains { $0 === member.file } }
        .flatMap { secondStores(in: $0, of: type) }
    }
  }

  private static func secondStores(in member: DeclaredMember, of type: TypeEntry) -> [Diagnostic] {
    guard member.declaration.hasCode else { return [] }
    let stores = type.storeNames.union(member.storeParameters)
    if stores.isEmpty { return [] }
    let calls = member.file.code(of: member.declaration).flatMap { $0.nodes(of: .call) }
    return calls.compactMap(NamedCall.init).compactMap { call in
      guard call.name == "Store", call.isOfType,
        let state = call.argument("initialState")?.value
      else { return nil }
      let path = state.path.first == "self" ? Array(state.path.dropFirst()) : state.path
      guard path.count > 1, stores.contains(path[0]) else { return nil }
      return .secondStore(state.text, of: path, at: state.place)
    }
  }
}

extension TypeEntry {
  /// The names of the properties that are stores.
  fileprivate var storeNames: Set<String> { Set(stores.keys) }
}

extension DeclaredMember {
  fileprivate var storeParameters: [String] {
    declaration.parameters.filter(\.type.isStore).map { file.text($0.name).withoutBackticks }
  }
}
