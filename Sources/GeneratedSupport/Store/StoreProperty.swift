/// A property of a store's state that only the reducer sets: in SwiftUI, `$store.tab`, or
/// `$store.settings.tab`.
@MainActor @dynamicMemberLookup
public struct _StoreProperty<State, Action, Value> {
  private let store: Store<State, Action>
  private let path: KeyPath<State, Value>

  init(_ store: Store<State, Action>, _ path: KeyPath<State, Value>) {
    self.store = store
    self.path = path
  }

  public subscript<Member>(
    dynamicMember member: KeyPath<Value, Member>
  ) -> _StoreProperty<State, Action, Member> {
    _StoreProperty<State, Action, Member>(store, path.appending(path: member))
  }

  /// Returns the value. An observer is notified when it changes.
  func read() -> Value { store.read(path) }
}

extension _StoreProperty where Action: CasePathable {
  /// Sends an action with a new value. A store whose part of the state has gone away sends nothing.
  func send(_ value: Value, as action: CaseKeyPath<Action, Value>) {
    guard store.core.isValid else { return }
    store.send(action(value))
  }
}
