import Foundation
import GeneratedSupport

/// Links that open a stack of screens
///
/// The stack is a part of the state. A link such as `https://example.com/shelf/7/book/42` becomes the
/// states of all its screens, and one assignment shows them. A pure function reads the link, so most
/// tests need no store.
///
/// `forEach` runs the reducers of the screens, and cancels the effects of the screens that a link or
/// "Home" removes. Only the screen on top can push another one, so a double tap pushes one screen.
struct DeepLinks: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var unknownLink: URL?
  }

  enum Action {
    case linkOpened(URL)
    case shelfTapped(Int)
    case homeTapped
    case path(StackActionOf<Path>)
  }

  enum Path: CaseReducer {
    case shelf(Shelf)
    case book(Book)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkOpened(let url):
        guard let screens = Self.screens(of: url) else {
          state.unknownLink = url
          return .none
        }
        state = State(path: StackState(screens))
      case .shelfTapped(let id):
        guard state.path.isEmpty else { return .none }
        state.path.append(.shelf(Shelf.State(id: id)))
      case .path(.element(let id, .shelf(.bookTapped(let book)))):
        guard id == state.path.ids.last else { return .none }
        state.path.append(.book(Book.State(id: book)))
      case .homeTapped, .path(.element(_, .book(.homeTapped))):
        state.path.removeAll()
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }

  /// The screens of a link: none for the root, and nil for a link that cannot be read.
  static func screens(of url: URL) -> [Path.State]? {
    guard url.scheme == "https", url.host() == "example.com" else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }
    let ids = parts.map { Int($0) }
    switch (parts.first, parts.count) {
    case (nil, _):
      return []
    case ("shelf", 2):
      return ids[1].map { [.shelf(Shelf.State(id: $0))] }
    case ("shelf", 4) where parts[2] == "book":
      guard let shelf = ids[1], let book = ids[3] else { return nil }
      return [.shelf(Shelf.State(id: shelf)), .book(Book.State(id: book))]
    default:
      return nil
    }
  }
}

extension DeepLinks.Path.State: Equatable {}

struct Shelf: Reducer {
  struct State: Equatable {
    let id: Int
  }

  enum Action {
    case bookTapped(Int)
  }

  /// The root pushes the book.
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Book: Reducer {
  struct State: Equatable {
    let id: Int
    var title: String?
  }

  enum Action {
    case appeared
    case loaded(title: String)
    case homeTapped
  }

  @Dependency(\.bookClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [id = state.id] send in
          await send(.loaded(title: try await client.title(id: id)))
        } catch: { _, send in
          await send(.loaded(title: "Unknown book"))
        }
      case .loaded(let title):
        state.title = title
        return .none
      case .homeTapped:
        return .none
      }
    }
  }
}

struct BookClient: DependencyClient {
  var title: @Sendable (_ id: Int) async throws -> String
}
