import ReducerGenIndex
import ReducerGenSyntax

/// Checks the names in the bodies of a target's reducers, views and tests.
struct BodyNames {
  private let index: TargetIndex
  private let types: KnownTypes

  init(_ index: TargetIndex) {
    self.index = index
    types = KnownTypes(index)
  }

  var diagnostics: [Diagnostic] {
    let all = index.types.filter { type in
      ![.protocol, .typealias].contains(type.declaration.kind) && !type.isGenerated
    }
    return all.flatMap { type -> [Diagnostic] in
      let reader = BodyReader(type, types)
      return type.declaredMembers.filter { reader.reads($0) }.flatMap(reader.diagnostics)
    }
  }
}

/// Checks the bodies of one type.
private struct BodyReader {
  let type: TypeEntry
  let types: KnownTypes
  private let isFeature: Bool
  private let action: KnownType?
  private let stores: [String: KnownType]

  init(_ type: TypeEntry, _ types: KnownTypes) {
    self.type = type
    self.types = types
    isFeature = types.index.has(.reducer, type)
    action = isFeature ? types.action(of: type) : nil
    stores = Self.stores(of: type, types)
  }

  /// The properties that are stores: `let store: StoreOf<Search>`.
  private static func stores(of type: TypeEntry, _ types: KnownTypes) -> [String: KnownType] {
    let isMentioned = ["StoreOf", "Store"].contains { ByteSearch.contains($0, in: type.file.file) }
    if !isMentioned { return [:] }
    return type.stores.compactMapValues { store in
      let arguments = store.genericArguments
      return switch arguments.count {
      case 1: types.action(of: arguments[0], in: type)
      case 2: .written(arguments[1], in: type)
      default: nil
      }
    }
  }

  /// Whether a member's body may have something to check.
  func reads(_ member: DeclaredMember) -> Bool {
    if member.declaration.body.isEmpty { return false }
    return isFeature || !stores.isEmpty
      || ByteSearch.contains("TestStore", in: member.file.file)
  }

  func diagnostics(in member: DeclaredMember) -> [Diagnostic] {
    var checker = NameChecker(types)
    let scope = scope(of: member)
    for body in member.file.bodies(of: member.declaration) {
      checker.checkBody(body, in: scope)
    }
    return checker.diagnostics
  }

  private func scope(of member: DeclaredMember) -> NameScope {
    var scope = NameScope(type)
    scope.stores = stores
    scope.ownStores = stores
    // A generic parameter may have the name of a type.
    let isGeneric = !member.declaration.generics.parameters.isEmpty
    for parameter in member.declaration.parameters {
      let name = member.file.text(parameter.name).withoutBackticks
      scope.hide(name)
      if isFeature, !isGeneric { scope.values[name] = .written(parameter.type, in: type) }
    }
    guard isFeature, !isGeneric, let result = member.declaration.result ?? member.declaration.type
    else { return scope }
    if let action, isReducer(result.bare) {
      let state = types.index.member("State", of: type).flatMap(types.index.resolveAlias)
      scope.built = BuiltFeature(state: state, action: action)
    }
    scope.effect = effect(result.bare)
    return scope
  }

  /// `some ReducerOf<Self>`, `some Reducer<State, Action>`, `Reduce<State, Action>`.
  private func isReducer(_ type: TypeSyntax) -> Bool {
    let arguments = type.genericArguments.map(\.path)
    switch type.path.last {
    case "ReducerOf": return arguments == [["Self"]]
    case "Reducer", "Reduce": return arguments == [["State"], ["Action"]]
    default: return false
    }
  }

  /// The actions of `Effect<Action>`.
  private func effect(_ result: TypeSyntax) -> KnownType? {
    let arguments = result.genericArguments
    guard arguments.count == 1 else { return nil }
    switch result.path.last {
    case "Effect": return .written(arguments[0], in: type)
    case "EffectOf": return arguments[0].path == ["Self"] ? action : nil
    default: return nil
    }
  }
}
