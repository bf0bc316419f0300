import GeneratedTestSupport
import Testing

/// A list of books. A book that the user taps covers the list.
struct Bookshop: Reducer {
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case bookTapped(id: Int)
    case reviewButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }
  enum Destination: CaseReducer {
    case detail(BookDetail)
    case review(BookReview)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .bookTapped(let id):
        state.destination = .detail(BookDetail.State(id: id))
        return .none
      case .reviewButtonTapped:
        state.destination = .review(BookReview.State())
        return .none
      case .destination(.presented(.detail(.closeButtonTapped))):
        state.destination = nil
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Bookshop.Destination.State: Equatable {}

/// The guide to features that another feature presents.
@MainActor struct TreeNavigationTests {
  private func makeStore(
    title: @escaping @Sendable (_ id: Int) async throws -> String = { id in "Volume \(id)" }
  ) -> TestStoreOf<Bookshop> {
    TestStore(initialState: Bookshop.State()) {
      Bookshop()
    } withDependencies: {
      $0.bookClient.title = title
    }
  }

  @Test func aPresentedFeatureIsAssignedAndItsCloseButtonSetsItToNil() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 1)) {
      $0.destination = .detail(BookDetail.State(id: 1))
    }
    await store.send(.destination(.presented(.detail(.closeButtonTapped)))) {
      $0.destination = nil
    }
  }

  @Test func aPresentedFeatureIsChangedThroughItsCase() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 1)) {
      $0.destination = .detail(BookDetail.State(id: 1))
    }
    await store.send(\.destination.detail.loadButtonTapped) {
      $0.$destination[case: \.detail]?.isLoading = true
    }
    await store.receive(\.destination.detail.loaded) {
      $0.$destination[case: \.detail]?.isLoading = false
      $0.$destination[case: \.detail]?.title = "Volume 1"
    }
  }

  @Test func aClosedFeatureLeavesNoEffectBehind() async {
    let store = makeStore { _ in
      try await Task.never()
      return ""
    }
    await store.send(.bookTapped(id: 1)) {
      $0.destination = .detail(BookDetail.State(id: 1))
    }
    await store.send(\.destination.detail.loadButtonTapped) {
      $0.$destination[case: \.detail]?.isLoading = true
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
    await store.finish()
  }

  @Test func anotherDestinationTakesThePlace() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 1)) {
      $0.destination = .detail(BookDetail.State(id: 1))
    }
    await store.send(.reviewButtonTapped) {
      $0.destination = .review(BookReview.State())
    }
    await store.send(.destination(.presented(.review(.starTapped(5))))) {
      $0.$destination[case: \.review]?.stars = 5
    }
  }
}
