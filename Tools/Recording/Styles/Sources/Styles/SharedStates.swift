import Foundation
import GeneratedSupport

/// A setting in the defaults of the app.
struct Settings: Reducer {
  struct State: Equatable {
    @Shared(.appStorage("isLoud")) var isLoud = false
    @Shared(.appStorage("volume")) var volume = 5
  }

  enum Action { case loudTapped, louderTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loudTapped: state.$isLoud.withLock { $0.toggle() }
      case .louderTapped: state.$volume.withLock { $0 += 1 }
      }
      return .none
    }
  }
}

/// A list that a sheet edits: the sheet gets the parent's value.
struct Shopping: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("shopping")) var list = List()
    @Presents var editor: ListEditor.State?
  }

  struct List: Equatable {
    var title = "Shopping"
    var items: [String] = []
  }

  enum Action {
    case editTapped
    case editor(PresentationAction<ListEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .editTapped = action { state.editor = ListEditor.State(list: state.$list) }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { ListEditor() }
  }
}

struct ListEditor: Reducer {
  struct State: Equatable {
    @Shared var list: Shopping.List
    var draft = ""
  }

  enum Action {
    case typed(String)
    case addTapped
    case renamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text): state.draft = text
      case .addTapped:
        let draft = state.draft
        state.$list.withLock { $0.items.append(draft) }
        state.draft = ""
      case .renamed(let title): state.$list.withLock { $0.title = title }
      }
      return .none
    }
  }
}

/// A count that an effect changes while nobody sends an action.
struct Visits: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("visits")) var visits: [String: Int] = [:]
    var last: String?
  }

  enum Action {
    case visited(String)
    case counted(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visited(let place):
        return .run { [visits = state.$visits] send in
          visits.withLock { $0[place, default: 0] += 1 }
          await send(.counted(place))
        }
      case .counted(let place):
        state.last = place
        return .none
      }
    }
  }
}
