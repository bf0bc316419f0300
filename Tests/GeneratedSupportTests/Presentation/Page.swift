import GeneratedSupport

/// Presents a page.
struct Flow: Reducer {
  struct State: Equatable { @Presents var page: Page.State? }
  enum Action: Equatable { case page(PresentationAction<Page.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$page, action: \.page) { Page() }
  }
}

/// Has plain children, and can present another page.
struct Page: Reducer {
  struct State: Equatable {
    var isPresented: Bool?
    var scoped = Part.State(id: 0)
    var optional: Part.State? = Part.State(id: 0)
    var rows: IdentifiedArrayOf<Part.State> = [Part.State(id: 1)]
    @Presents var next: Page.State?
  }
  enum Action: Equatable, Sendable {
    case closeButtonTapped, closedInATask, closedAfterwards, closedThrottled
    case closedTwiceBeforeLogging, closed(then: Callback), closedLater(Signal)
    case asked, askedInEffect, answered(Bool)
    case scoped(Part.Action), optional(Part.Action), rows(IdentifiedActionOf<Part>)
    indirect case next(PresentationAction<Page.Action>)
  }
  struct Callback: Equatable, Sendable {
    let body: @MainActor @Sendable () -> Void
    static func == (left: Self, right: Self) -> Bool { false }
  }
  struct Signal: Equatable, Sendable {
    let stream: AsyncStream<Void>
    static func == (left: Self, right: Self) -> Bool { false }
  }
  enum ThrottleID { case close }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  @Dependency(\.continuousClock) var clock

  // reducergen: allow send-after-dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss(fileID: "App/Page.swift", line: 3) }
      case .closedInATask: return .run { _ in await Task { await dismiss() }.value }
      case .closedAfterwards:
        return .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) }, .run { _ in await dismiss() })
      case .closedThrottled:
        return .run { _ in await dismiss() }
          .throttle(id: ThrottleID.close, for: .seconds(1), clock: clock, latest: true)
      case .closedTwiceBeforeLogging:
        return .run { send in
          await dismiss()
          await dismiss()
          await send(.asked)
        }
      case .closed(let callback):
        return .run { _ in
          await dismiss()
          callback.body()
        }
      case .closedLater(let signal):
        return .run { _ in
          Task {
            for await _ in signal.stream {}
            await dismiss()
          }
        }
      case .asked: state.isPresented = isPresented
      case .askedInEffect: return .run { send in await send(.answered(isPresented)) }
      case .answered, .scoped, .optional, .rows, .next: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Part() }
    .forEach(\.rows, action: \.rows) { Part() }
    .ifLet(\.$next, action: \.next) { Page() }
    Scope(\.scoped, action: \.scoped) { Part() }
  }
}

/// A part of a page.
struct Part: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isPresented: Bool?
  }
  enum Action: Equatable, Sendable { case closeButtonTapped, asked }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .asked: state.isPresented = isPresented
      }
      return .none
    }
  }
}
