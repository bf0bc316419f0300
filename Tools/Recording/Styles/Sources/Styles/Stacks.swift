import GeneratedSupport

/// Windows, each of which has a stack of pages: a stack in the elements of a stack.
struct Browser: Reducer {
  struct State: Equatable { var windows = StackState<Window.State>() }

  enum Action {
    case newWindowTapped
    case windows(StackAction<Window.State, Window.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .newWindowTapped = action { state.windows.append(Window.State()) }
      return .none
    }
    .forEach(\.windows, action: \.windows) { Window() }
  }
}

struct Window: Reducer {
  struct State: Equatable {
    var title = "New"
    var pages = StackState<Page.State>()
  }

  enum Action {
    case linkTapped(String)
    case pages(StackAction<Page.State, Page.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .linkTapped(let address) = action {
        state.pages.append(Page.State(address: address))
        state.title = address
      }
      return .none
    }
    .forEach(\.pages, action: \.pages) { Page() }
  }
}

struct Page: Reducer {
  struct State: Equatable {
    let address: String
    var isFavorite = false
    var visits = 0
  }

  enum Action { case starTapped, appeared, counted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .starTapped: state.isFavorite.toggle()
      case .appeared: return .send(.counted)
      case .counted: state.visits += 1
      }
      return .none
    }
  }
}

/// Several kinds of screens in one stack, one of which presents a sheet.
struct Shop: Reducer {
  struct State: Equatable { var path = StackState<Path.State>() }

  enum Action {
    case productTapped(Int)
    case basketTapped
    case path(StackActionOf<Path>)
  }

  enum Path: CaseReducer {
    case product(Product)
    case basket(Basket)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .productTapped(let id): state.path.append(.product(Product.State(id: id)))
      case .basketTapped: state.path.append(.basket(Basket.State(ids: [1, 2])))
      case .path(.element(_, .basket(.payTapped))): state.path.removeAll()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Shop.Path.State: Equatable {}

struct Product: Reducer {
  struct State: Equatable {
    let id: Int
    var amount = 1
    @Presents var note: Note.State?
  }

  enum Action {
    case moreTapped, noteTapped
    case note(PresentationAction<Note.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moreTapped: state.amount += 1
      case .noteTapped: state.note = Note.State(title: "Product \(state.id)")
      case .note: break
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

struct Basket: Reducer {
  struct State: Equatable { var ids: [Int] }

  enum Action {
    case payTapped
    case removeTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .removeTapped(let id) = action { state.ids.removeAll { $0 == id } }
      return .none
    }
  }
}

struct Note: Reducer {
  struct State: Equatable {
    let title: String
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      guard case .doneTapped = action else { return .none }
      return .run { _ in await dismiss() }
    }
  }
}

/// An optional child with an optional child, without `@Presents`.
struct Drawer: Reducer {
  struct State: Equatable {
    var panel: Panel.State?
  }

  enum Action {
    case toggleTapped
    case panel(Panel.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .toggleTapped = action { state.panel = state.panel == nil ? Panel.State() : nil }
      return .none
    }
    .ifLet(\.panel, action: \.panel) { Panel() }
  }
}

struct Panel: Reducer {
  struct State: Equatable {
    var page: Page.State?
  }

  enum Action {
    case openTapped(String)
    case page(Page.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .openTapped(let address) = action { state.page = Page.State(address: address) }
      return .none
    }
    .ifLet(\.page, action: \.page) { Page() }
  }
}
