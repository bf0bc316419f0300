import ComposableArchitecture

@Reducer
struct Sheets {
  @ObservableState
  struct State: Equatable {
    @Presents var page: Page.State?
    var opened = 0
  }
  enum Action {
    case openTapped
    case page(PresentationAction<Page.Action>)
  }
  @Reducer
  enum Other {
    case page(Page)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openTapped:
        state.opened += 1
        state.page = Page.State(number: state.opened)
        return .none
      case .page(.presented(.nextTapped)):
        return .send(.page(.dismiss))
      case .page:
        return .none
      }
    }
    .ifLet(\.$page, action: \.page) { Page() }
  }
}

extension Sheets.Other.State: Equatable, Sendable {}
