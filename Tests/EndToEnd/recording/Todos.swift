import Foundation
import GeneratedSupport

struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }
  enum Action { case toggle, rename(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle: state.isDone.toggle()
      case .rename(let title): state.title = title
      }
      return .none
    }
  }
}

struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var path = StackState<Path.State>()
    var ticks = 0
  }
  enum Action {
    case add, sort, start, tick, open
    case todos(IdentifiedActionOf<Todo>)
    case path(StackActionOf<Path>)
  }
  enum Path: CaseReducer {
    case edit(Edit)
    case login(Login)
  }
  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.todos.append(Todo.State(id: uuid()))
      case .sort: state.todos.sort { !$0.isDone && $1.isDone }
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)).prefix(2) { await send(.tick) }
        }
      case .tick: state.ticks += 1
      case .open: state.path.append(.edit(Edit.State()))
      case .todos(.element(id: _, action: .toggle)):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sort)
        }
      case .todos, .path: break
      }
      return .none
    }
    .forEach(\.todos, action: \.todos) { Todo() }
    .forEach(\.path, action: \.path)
  }
}

extension Todos.Path.State: Equatable {}
