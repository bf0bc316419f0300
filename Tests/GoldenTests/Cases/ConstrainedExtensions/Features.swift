public import GeneratedSupport

extension Box where Value == Int {
  struct Client: DependencyClient {
    var load: @Sendable (_ id: Value) async throws -> Row
    var double: @Sendable (_ value: Value) -> Value = { $0 }
  }

  struct Empty: Reducer { typealias Action = Value }

  struct Counter: Reducer {
    struct State: Equatable { var count: Value = 0 }
    enum Action { case add(Value) }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .add(let count) = action { state.count += count }
        return .none
      }
    }
  }

  enum Destination: CaseReducer {
    case counter(Counter)
    indirect case boxed(Box<Int>.Counter)
    // reducergen: ignore
    case rows([Row])
  }
}

extension Box.Destination.State: Equatable {}

extension Box where Value: Hashable & Sendable {
  public struct Storage: DependencyClient, Sendable {
    public var save: @Sendable (_ value: Value) async throws -> Void
    public var merge: @Sendable (_ value: Value, _ other: Value) -> Value = { value, _ in value }
  }

  public struct Editor: Reducer {
    public struct State: Hashable, Sendable { public var value: Value }
    // reducergen: allow bindings-without-reducer
    public enum Action: Sendable { case changed(Value), binding(BindingAction<State>) }

    public init() {}

    public var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .changed(let value) = action { state.value = value }
        return .none
      }
    }
  }

  // reducergen: sendable
  public enum Screen: CaseReducer { case editor(Editor) }
}

extension Box.Screen.State: Hashable {}
extension Box.Editor.Action: BindableAction {}

@MainActor func checkFeatures() {
  checkDestination()
  checkClients()
  let screen = Store(initialState: Box<String>.Screen.State.editor(.init(value: "a"))) {
    Box<String>.Screen.body
  }
  guard case .editor(let editor) = screen.case else { preconditionFailure() }
  editor.send(.changed("b"))
  precondition(screen.editor?.value == "b")
  precondition(Set([screen.state, .editor(.init(value: "b"))]).count == 1)
  precondition(Box<Int>.Editor.Action.binding(.set(\.value, 1)).binding?.keyPath == \.value)
}

@MainActor private func checkDestination() {
  typealias Destination = Box<Int>.Destination
  var counter = Destination.State.counter(.init(count: 1))
  _ = Destination.body.reduce(into: &counter, action: .counter(.add(2)))
  precondition(counter.counter?.count == 3)
  let store = Store(initialState: Destination.State.boxed(.init())) { Destination.body }
  guard case .boxed(let boxed) = store.case else { preconditionFailure() }
  boxed.send(.add(4))
  precondition(store.state == .boxed(.init(count: 4)))
  let _: EmptyReducer<Box<Int>.Empty.State, Int> = Box<Int>.Empty().body
}

private struct Model {
  @Dependency(Box<Int>.Client.self) var client
  @Dependency(Box<String>.Storage.self) var storage
}

private func checkClients() {
  let model = withDependencies {
    $0[Box<Int>.Client.self].double = { $0 * 2 }
    $0[Box<String>.Storage.self].merge = { $0 + $1 }
  } operation: {
    Model()
  }
  precondition(model.client.double(value: 2) == 4)
  precondition(model.storage.merge(value: "a", other: "b") == "ab")
}
