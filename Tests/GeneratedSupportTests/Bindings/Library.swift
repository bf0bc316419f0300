import GeneratedSupport

/// Has properties that only its reducer sets.
struct Library: Reducer {
  struct State: Equatable {
    struct Settings: Equatable {
      var width = 10
      var height = 10
    }
    var shelf = 0
    var book: String?
    var settings = Settings()
    var annex: Annex.State? = Annex.State()
    var strayActions = 0
  }
  enum Action: CasePathable {
    enum Settings: CasePathable {
      case widthChanged(Int)
      case heightChanged(Int)
    }
    case shelfSelected(Int)
    case bookSelected(String?)
    case settings(Settings)
    case annex(Annex.Action)
    case annexClosed
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .shelfSelected(let shelf): state.shelf = max(0, shelf)
      case .bookSelected(let book): state.book = book
      case .settings(.widthChanged(let width)): state.settings.width = width
      case .settings(.heightChanged(let height)): state.settings.height = height
      case .annex: if state.annex == nil { state.strayActions += 1 }
      case .annexClosed: state.annex = nil
      }
      return .none
    }
    .ifLet(\.annex, action: \.annex) { Annex() }
  }
}

struct Annex: Reducer {
  struct State: Equatable { var shelf = 0 }
  enum Action: CasePathable { case shelfSelected(Int) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .shelfSelected(let shelf): state.shelf = shelf
      }
      return .none
    }
  }
}
