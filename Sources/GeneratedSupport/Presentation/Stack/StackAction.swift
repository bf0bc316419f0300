/// An action of a navigation stack: one of its screens acts, or the stack changes.
///
/// ```swift
/// struct Detail: Reducer {
///   struct State { var isLoading = false }
///   enum Action { case loadButtonTapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// enum Action: CasePathable {
///   case path(StackActionOf<Detail>)
/// }
///
/// func isLoadButton(_ action: Action, of id: StackElementID) -> Bool {
///   action.is(\.path[id: id].loadButtonTapped)
/// }
/// ```
///
/// See ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)``.
public enum StackAction<State, Action> {
  /// An action of the element with this id.
  indirect case element(id: StackElementID, action: Action)

  /// Removes the element with this id and all elements above it.
  case popFrom(id: StackElementID)

  /// Adds an element to the top of the stack. The id must be a new one.
  indirect case push(id: StackElementID, state: State)
}

/// An action of a navigation stack whose screens have the reducer `R`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathIterable {
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = StackAction
    @usableFromInline init() {}

    /// The actions of all elements.
    public var element: Case<StackAction, (id: StackElementID, action: Action)> { .init(0) }

    public var popFrom: Case<StackAction, StackElementID> { .init(1) }

    public var push: Case<StackAction, (id: StackElementID, state: State)> { .init(2) }

    /// The actions of the element with this id.
    public subscript(id id: StackElementID) -> Case<StackAction, Action> {
      StackAction._action(of: id)
    }
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    func visit(_ root: Self, _ visitor: inout _CaseVisitor) {
      switch root {
      case .element(let id, let action): visitor.visit(0, (id: id, action: action))
      case .popFrom(let id): visitor.visit(1, id)
      case .push(let id, let state): visitor.visit(2, (id: id, state: state))
      }
    }

    func make(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
      switch index {
      case 0:
        let element: (id: StackElementID, action: Action) = payload[]
        return .element(id: element.id, action: element.action)
      case 1: return .popFrom(id: payload[])
      case 2:
        let push: (id: StackElementID, state: State) = payload[]
        return .push(id: push.id, state: push.state)
      default: payload.reject()
      }
    }

    return _CaseAccess(
      AllCasePaths(), visit, make, { [\.element, \.popFrom, \.push] }, "element\npopFrom\npush")
  }
}

/// Lets an extension of ``Case`` name every `StackAction`, whatever its parameters are.
public protocol _StackActionProtocol: CasePathable {
  associatedtype State
  associatedtype Action

  static func _action(of id: StackElementID) -> Case<Self, Action>
}

extension StackAction: _StackActionProtocol {
  public static func _action(of id: StackElementID) -> Case<Self, Action> {
    Case(
      link: FunctionLink(
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        },
        spelling: { "[id: \(id.generation)]" }))
  }
}

// Dynamic member look-up would find these paths too, but it makes the key path each time.
extension Case where Root: CasePathable, Value: _StackActionProtocol {
  /// The actions of all elements.
  public var element: Case<Root, (id: StackElementID, action: Value.Action)> { _inner(0) }

  public var popFrom: Case<Root, StackElementID> { _inner(1) }

  public var push: Case<Root, (id: StackElementID, state: Value.State)> { _inner(2) }

  /// The actions of the element with this id.
  public subscript(id id: StackElementID) -> Case<Root, Value.Action> {
    Case<Root, Value.Action>(link: JoinedLink(_asLink, Value._action(of: id)))
  }
}
