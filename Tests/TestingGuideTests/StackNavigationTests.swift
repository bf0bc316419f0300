import GeneratedTestSupport
import Testing
import XCTest

/// A list of books. A book that the user taps opens on the stack.
struct Bookshelf: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
  }
  enum Action {
    case bookTapped(id: Int)
    case path(StackActionOf<Path>)
  }
  enum Path: CaseReducer {
    case detail(BookDetail)
    case review(BookReview)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .bookTapped(let id):
        state.path.append(.detail(BookDetail.State(id: id)))
        return .none
      case .path(.element(_, .detail(.reviewButtonTapped))):
        state.path.append(.review(BookReview.State()))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Bookshelf.Path.State: Equatable {}

/// The screen of a book, which loads its title.
struct BookDetail: Reducer {
  struct State: Equatable {
    let id: Int
    var isLoading = false
    var title: String?
  }
  enum Action {
    case loadButtonTapped
    case loaded(String)
    case reviewButtonTapped
    case closeButtonTapped
  }

  @Dependency(\.bookClient) var bookClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return .run { [id = state.id] send in
          await send(.loaded(try bookClient.title(id)))
        }
      case .loaded(let title):
        state.isLoading = false
        state.title = title
        return .none
      case .reviewButtonTapped, .closeButtonTapped:
        return .none
      }
    }
  }
}

struct BookClient: DependencyClient {
  var title: @Sendable (_ id: Int) async throws -> String
}

/// A form for an opinion about a book.
struct BookReview: Reducer {
  struct State: Equatable {
    var stars = 0
  }
  enum Action {
    case starTapped(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .starTapped(let stars):
        state.stars = stars
        return .none
      }
    }
  }
}

/// The guide to navigation stacks.
@MainActor struct StackNavigationTests {
  private func makeStore() -> TestStoreOf<Bookshelf> {
    TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.bookClient.title = { id in "Volume \(id)" }
    }
  }

  @Test func aPushIsAssertedWithLiteralIDsThatBeginWithZero() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 7)) {
      $0.path[id: 0] = .detail(BookDetail.State(id: 7))
    }
    await store.send(.bookTapped(id: 8)) {
      $0.path[id: 1] = .detail(BookDetail.State(id: 8))
    }
  }

  @Test func anActionReachesTheElementWithItsIDAndTheElementIsChangedThroughItsCase() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 7)) {
      $0.path[id: 0] = .detail(BookDetail.State(id: 7))
    }
    await store.send(.path(.element(id: 0, action: .detail(.loadButtonTapped)))) {
      $0.path[id: 0, case: \.detail]?.isLoading = true
    }
    await store.receive(\.path[id: 0].detail.loaded) {
      $0.path[id: 0, case: \.detail]?.isLoading = false
      $0.path[id: 0, case: \.detail]?.title = "Volume 7"
    }
  }

  @Test func anElementCanPushAnotherOne() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 7)) {
      $0.path[id: 0] = .detail(BookDetail.State(id: 7))
    }
    await store.send(\.path[id: 0].detail.reviewButtonTapped) {
      $0.path[id: 1] = .review(BookReview.State())
    }
    await store.send(\.path[id: 1].review.starTapped, 4) {
      $0.path[id: 1, case: \.review]?.stars = 4
    }
  }

  @Test func aPopRemovesTheElementAndThoseAboveIt() async {
    let store = makeStore()
    store.exhaustivity = .off
    for id in 7...9 { await store.send(.bookTapped(id: id)) }
    store.exhaustivity = .on
    await store.send(.path(.popFrom(id: 1))) {
      $0.path[id: 2] = nil
      $0.path[id: 1] = nil
    }
    await store.send(.bookTapped(id: 10)) {
      $0.path[id: 3] = .detail(BookDetail.State(id: 10))
    }
  }
}

/// The guide to navigation stacks, as a class of test cases.
final class BookshelfTests: XCTestCase {
  @MainActor
  private func makeStore() -> TestStoreOf<Bookshelf> {
    TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.bookClient.title = { id in "Volume \(id)" }
    }
  }

  @MainActor
  func testAnElementIsModified() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 1)) {
      $0.path[id: 0] = .detail(BookDetail.State(id: 1))
    }
    await store.send(.path(.element(id: 0, action: .detail(.loadButtonTapped)))) {
      $0.path[id: 0].modify(\.detail) {
        $0.isLoading = true
      }
    }
    await store.receive(\.path[id: 0].detail.loaded) {
      $0.path[id: 0].modify(\.detail) {
        $0.isLoading = false
        $0.title = "Volume 1"
      }
    }
  }

  @MainActor
  func testAnElementOfAnotherCaseIsNotModified() async {
    let store = makeStore()
    await store.send(.bookTapped(id: 1)) {
      $0.path[id: 0] = .detail(BookDetail.State(id: 1))
    }
    var path = store.state.path
    withExpectedIssue {
      path[id: 0].modify(\.review) { $0.stars = 5 }
    }
    XCTAssertEqual(path, store.state.path)
  }
}
