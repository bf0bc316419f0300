/// An action of one element of a collection.
///
/// ```swift
/// struct Row: Reducer {
///   struct State: Identifiable { let id: Int }
///   enum Action { case tapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// enum Action: CasePathable {
///   case rows(IdentifiedActionOf<Row>)
/// }
///
/// let action = Action.rows(.element(id: 3, action: .tapped))
/// print(action.is(\.rows[id: 3].tapped), action.is(\.rows[id: 4]))
/// ```
///
/// See ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
public enum IdentifiedAction<ID: Hashable, Action> {
  case element(id: ID, action: Action)
}

/// An action of a row whose reducer is `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathIterable {
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = IdentifiedAction
    @usableFromInline init() {}

    /// The actions of all elements.
    public var element: Case<IdentifiedAction, (id: ID, action: Action)> { .init(0) }

    /// The actions of the element with this id.
    public subscript(id id: ID) -> Case<IdentifiedAction, Action> { .action(of: id) }
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    func visit(_ root: Self, _ visitor: inout _CaseVisitor) {
      switch root {
      case .element(let id, let action): visitor.visit(0, (id: id, action: action))
      }
    }

    func make(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
      switch index {
      case 0:
        let element: (id: ID, action: Action) = payload[]
        return .element(id: element.id, action: element.action)
      default: payload.reject()
      }
    }

    return _CaseAccess(AllCasePaths(), visit, make, { [\.element] }, "element")
  }
}

extension Case {
  fileprivate static func action<ID>(of id: ID) -> Self where Root == IdentifiedAction<ID, Value> {
    Case(
      link: FunctionLink(
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        },
        spelling: { "[id: \(String(reflecting: id))]" }))
  }
}

/// Lets an extension of ``Case`` name every `IdentifiedAction`, whatever its parameters are.
public protocol _IdentifiedActionProtocol: CasePathable {
  associatedtype ID: Hashable
  associatedtype Action

  static func _action(of id: ID) -> Case<Self, Action>
}

extension IdentifiedAction: _IdentifiedActionProtocol {
  public static func _action(of id: ID) -> Case<Self, Action> { .action(of: id) }
}

// Dynamic member look-up would find these paths too, but it makes the key path each time.
extension Case where Root: CasePathable, Value: _IdentifiedActionProtocol {
  /// The actions of all elements.
  public var element: Case<Root, (id: Value.ID, action: Value.Action)> { _inner(0) }

  /// The actions of the element with this id.
  public subscript(id id: Value.ID) -> Case<Root, Value.Action> {
    Case<Root, Value.Action>(link: JoinedLink(_asLink, Value._action(of: id)))
  }
}
