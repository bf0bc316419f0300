import Foundation
import GeneratedSupport

struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }
  enum Action { case doneToggled, titleChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneToggled: state.isDone.toggle()
      case .titleChanged(let title): state.title = title
      }
      return .none
    }
  }
}

struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
  }
  enum Action {
    case addTapped
    case removed(IndexSet)
    case todos(IdentifiedActionOf<Todo>)
  }
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped: state.todos.append(Todo.State(id: uuid()))
      case .removed(let offsets): state.todos.remove(atOffsets: offsets)
      case .todos: break
      }
      return .none
    }
    .forEach(\.todos, action: \.todos) { Todo() }
  }
}
