import Foundation
import GeneratedSupport

struct Browser: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case counterTapped(Int)
    case path(StackActionOf<Path>)
  }

  // reducergen: sendable
  enum Path: CaseReducer {
    case counter(Page)
    case note(Note)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counterTapped(let id):
        state.path.append(.counter(Page.State(number: id)))
      case .path(.element(id: _, action: .counter(.nextTapped))):
        state.path.append(.note(Note.State()))
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Browser.Path.State: Equatable {}

extension Browser.Path.Action: Equatable {}

struct Page: Reducer {
  struct State: Equatable, Sendable { var number: Int }
  enum Action: Equatable, Sendable { case nextTapped }
}

struct Note: Reducer {
  struct State: Equatable, Sendable { var text = "" }
  enum Action: Equatable, Sendable { case textChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .textChanged(let text) = action { state.text = text }
      return .none
    }
  }
}
