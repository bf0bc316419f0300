import GeneratedSupport

/// A feature that contains a ``Leaf`` at some depth.
protocol Nesting: Reducer where State: Equatable {
  static var made: Self { get }
  static var state: State { get }
  static func action(_ action: Leaf.Action) -> Action
  @MainActor static func leaf(of store: StoreOf<Self>) -> StoreOf<Leaf>
}

extension Leaf: Nesting {
  static var made: Self { Leaf() }
  static var state: State { State() }
  static func action(_ action: Action) -> Action { action }
  @MainActor static func leaf(of store: StoreOf<Leaf>) -> StoreOf<Leaf> { store }
}

/// Has one child.
struct Level<Child: Nesting>: Reducer {
  struct State: Equatable { var child: Child.State }
  enum Action { case child(Child.Action) }

  var child: Child

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { child }
  }
}

extension Level: Nesting {
  static var made: Self { Level(child: .made) }
  static var state: State { State(child: Child.state) }
  static func action(_ action: Leaf.Action) -> Action { .child(Child.action(action)) }
  @MainActor static func leaf(of store: StoreOf<Level>) -> StoreOf<Leaf> {
    Child.leaf(of: store.scope(\.child, action: \.child))
  }
}

typealias Five<Child: Nesting> = Level<Level<Level<Level<Level<Child>>>>>
typealias Ten = Five<Five<Leaf>>
typealias Twenty = Five<Five<Ten>>

/// Has the state and the actions of ``Ten``, and does nothing.
struct Ignoring: Reducer {
  func reduce(into state: inout Ten.State, action: Ten.Action) -> Effect<Ten.Action> { .none }
}
