/// An action of a presented feature, or its dismissal.
///
/// ```swift
/// struct Editor: Reducer {
///   struct State {}
///   enum Action { case saveButtonTapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// enum Action: CasePathable {
///   case editor(PresentationAction<Editor.Action>)
/// }
///
/// let action = Action.editor(.presented(.saveButtonTapped))
/// print(action.is(\.editor.saveButtonTapped), action.is(\.editor.dismiss))
/// ```
///
/// The case path of an action of the feature leaves out the step `presented`. If the feature has an
/// action with the name `dismiss` or `presented`, write the step: `\.editor.presented.dismiss`.
///
/// See ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)``.
public enum PresentationAction<Action> {
  /// Dismisses the presented feature. It is still there when the parent handles this action.
  case dismiss
  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathIterable {
  /// The cases `dismiss` and `presented`, and the actions of the feature without the step
  /// `presented`.
  @dynamicMemberLookup
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = PresentationAction
    @usableFromInline init() {}

    public var dismiss: Case<PresentationAction, Void> { .init(0) }
    public var presented: Case<PresentationAction, Action> { .init(1) }

    /// An action of the presented feature.
    public subscript<Value>(
      dynamicMember path: CaseKeyPath<Action, Value>
    ) -> Case<PresentationAction, Value> where Action: CasePathable {
      presented[dynamicMember: path]
    }

    /// The presentation actions of a feature that is one case of the presented feature. All cases
    /// have the same dismissal.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember path: KeyPath<_PresentedCases<Action>, Case<Action, Value>>
    ) -> Case<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      .presentation(of: _PresentedCases()[keyPath: path])
    }
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    func visit(_ root: Self, _ visitor: inout _CaseVisitor) {
      switch root {
      case .dismiss: visitor.visit(0, ())
      case .presented(let action): visitor.visit(1, action as Action)
      }
    }

    func make(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
      switch index {
      case 0: return .dismiss
      case 1: return .presented(payload[])
      default: payload.reject()
      }
    }

    return _CaseAccess(
      AllCasePaths(), visit, make, { [\.dismiss, \.presented] }, "dismiss\npresented")
  }
}

/// The cases of a presented feature, at one more step. So the compiler prefers a path to the action
/// of a feature wherever both are possible, as in `\.destination.editor.dismiss` if the editor has
/// an action with that name.
@dynamicMemberLookup
public struct _PresentedCases<Action: CasePathable> {
  fileprivate init() {}

  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: CaseKeyPath<Action, Value>) -> Case<Action, Value> {
    Action._caseAccess().start[keyPath: path]
  }
}

extension Case {
  fileprivate static func presentation<Action: CasePathable, Next>(
    of toCase: Case<Action, Next>
  ) -> Self where Root == PresentationAction<Action>, Value == PresentationAction<Next> {
    Case(
      link: FunctionLink(
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(toCase._embed(action))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): toCase._extract(from: action).map { .presented($0) }
          }
        },
        spelling: { toCase.spelling }))
  }
}

/// Lets an extension of ``Case`` name every `PresentationAction`, whatever its parameter is.
public protocol _PresentationActionProtocol: CasePathable {
  associatedtype Action
}

extension PresentationAction: _PresentationActionProtocol {}

// Dynamic member look-up would find these cases too, but it makes the key path each time.
extension Case where Root: CasePathable, Value: _PresentationActionProtocol {
  public var dismiss: Case<Root, Void> { _inner(0) }
  public var presented: Case<Root, Value.Action> { _inner(1) }
}
