import ReducerGenIndex
import ReducerGenSyntax

extension WiredTarget {
  /// What views send to their stores: `store.send(.tapped)`.
  func readSentByViews() -> [ObjectIdentifier: [ActionPath]] {
    var found: [ObjectIdentifier: [ActionPath]] = [:]
    for type in index.types where !type.isGenerated && !type.isTypeAlias {
      let file = type.file.file
      guard ByteSearch.contains("StoreOf", in: file), ByteSearch.contains("send", in: file) else {
        continue
      }
      for (name, store) in type.stores.sorted(by: { $0.key < $1.key }) {
        guard let feature = feature(of: store, in: type) else { continue }
        found[ObjectIdentifier(feature), default: []] += type.declaredMembers.flatMap {
          $0.sent(to: name)
        }
      }
    }
    return found
  }

  /// The feature of `StoreOf<Search>`.
  private func feature(of store: TypeSyntax, in scope: TypeEntry) -> TypeEntry? {
    guard store.path.last == "StoreOf", store.genericArguments.count == 1 else { return nil }
    return index.entry(store.genericArguments[0], in: scope).flatMap(index.resolveAlias)
  }
}

extension DeclaredMember {
  fileprivate func sent(to store: String) -> [ActionPath] {
    guard declaration.hasCode else { return [] }
    let calls = file.code(of: declaration).flatMap { $0.nodes(of: .call) }
    return calls.compactMap(NamedCall.init).compactMap { call in
      guard call.name == "send", call.receiver == store,
        let argument = call.node.arguments.first, argument.name.isEmpty,
        let value = argument.value, let path = value.casePath
      else { return nil }
      return ActionPath(names: path, place: value.place)
    }
  }
}
