import ReducerGenIndex
import ReducerGenSyntax

/// What a reducer consists of.
struct DeclaredReducer: TemplateSubject {
  enum Property: String, CaseIterable { case state, action, actions, children }

  static let kind = "a reducer"
  private let type: TypeEntry
  private let model: TemplateModel

  /// Nil for a type that is not a reducer.
  init?(_ type: TypeEntry, _ model: TemplateModel) {
    guard type.declaration.kind != .protocol, model.index.has(.reducer, type) else { return nil }
    self.type = type
    self.model = model
  }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .state: model.type(member("State"))
    case .action: model.type(action)
    case .actions:
      action.map { DeclaredType(entry: $0, model: model).value(of: .cases) } ?? .list([])
    case .children: .objects(children)
    }
  }

  private func member(_ name: String) -> TypeEntry? {
    model.index.member(name, of: type).flatMap(model.index.resolveAlias)
  }

  private var action: TypeEntry? { member("Action") }

  private var children: [ChildReducer] {
    let isEnum = type.declaration.kind == .enum
    guard let owner = isEnum ? type : action else { return [] }
    return owner.declaration.members.filter { $0.kind == .case }.compactMap { element in
      let child = isEnum ? ChildAction(reducerOf: element) : ChildAction(of: element)
      guard let path = child?.reducer else { return nil }
      let found = model.index.entry(at: path, in: owner).flatMap(model.index.resolveAlias)
      let isReducer = found.map { model.index.has(.reducer, $0) } ?? false
      return isReducer
        ? ChildReducer(
          name: owner.file.text(element.name), type: path.joined(separator: "."),
          declaration: found, model: model)
        : nil
    }
  }
}

/// A reducer whose actions are a case of another one's.
struct ChildReducer: TemplateSubject {
  enum Property: String, CaseIterable { case name, type, declaration }

  static let kind = "a child"
  let name: String
  let type: String
  let declaration: TypeEntry?
  let model: TemplateModel

  var text: String? { name }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .name: .text(name)
    case .type: .text(type)
    case .declaration: model.type(declaration)
    }
  }
}
