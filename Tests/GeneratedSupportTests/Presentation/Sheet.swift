import GeneratedSupport

/// A feature that can be presented, and that can present a feature of its own kind.
struct Sheet: Reducer {
  struct State: Equatable, Identifiable {
    var id = 1
    var log: [String] = []
    var leaf: Leaf.State?
    @Presents var next: Sheet.State?
  }
  // Not Sendable, because of the object.
  enum Action {
    case began(String)
    case sent(Leaf.Object)
    case logged(String)
    case replaced(by: Int)
    case closeButtonTapped, closed(beginning: String)
    case leaf(Leaf.Action)
    indirect case next(PresentationAction<Sheet.Action>)
    case shown(Int)
  }

  let work: RunningWork

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began(let name): return work.effect(name)
      case .sent: return .send(.logged("sent"))
      case .logged(let text): state.log.append(text)
      case .replaced(let id): state.id = id
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .closed(let name): return work.effect(name)
      case .leaf, .next: break
      case .shown(let id): state.next = State(id: id)
      }
      return .none
    }
    .ifLet(\.leaf, action: \.leaf) { Leaf(work: work) }
    .ifLet(\.$next, action: \.next) { Sheet(work: work) }
  }
}

/// A feature that presents a sheet.
struct Presenter: Reducer {
  struct State: Equatable {
    @Presents var sheet: Sheet.State?
    /// The log of the sheet each time that this reducer runs, or nil.
    var logsOfSheet: [[String]?] = []
    /// What takes the place of the sheet when it is dismissed.
    var next: Sheet.State?
  }
  enum Action {
    case sheet(PresentationAction<Sheet.Action>)
    case shown(Sheet.State?)
    case began(String)
    /// Makes a new state that presents the same sheet.
    case rebuilt
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.logsOfSheet.append(state.sheet?.log)
      switch action {
      case .sheet(.dismiss): if let next = state.next { state.sheet = next }
      case .sheet(.presented(.closed)): state.sheet = nil
      case .sheet: break
      case .shown(let sheet): state.sheet = sheet
      case .began(let name): return work.effect(name)
      case .rebuilt: state = State(sheet: state.sheet)
      }
      return .none
    }
    .ifLet(
      \.$sheet, action: \.sheet, destination: { Sheet(work: work) }, fileID: "App/Presenter.swift",
      line: 7)
  }
}
