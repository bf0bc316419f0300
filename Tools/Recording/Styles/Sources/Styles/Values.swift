import Foundation
import GeneratedSupport

/// Elements inside of elements.
struct Comments: Reducer {
  struct State: Equatable { var comments: IdentifiedArrayOf<Comment> = [] }

  struct Comment: Equatable, Identifiable {
    let id: Int
    var text: String
    var likes = 0
    var replies: IdentifiedArrayOf<Comment> = []
  }

  enum Action {
    case posted(id: Int, String)
    case replied(to: Int, id: Int, String)
    case liked(Int, reply: Int)
    case deleted(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .posted(let id, let text): state.comments.append(Comment(id: id, text: text))
      case .replied(let parent, let id, let text):
        state.comments[id: parent]?.replies.append(Comment(id: id, text: text))
      case .liked(let id, let reply): state.comments[id: id]?.replies[id: reply]?.likes += 1
      case .deleted(let id): state.comments.remove(id: id)
      }
      return .none
    }
  }
}

/// Lists of lists, and optional elements.
struct Board: Reducer {
  struct State: Equatable {
    var fields: [[Mark?]] = [[nil, nil], [nil, nil]]
    var turn = Mark.cross
    var winner: Mark?
  }

  enum Mark { case cross, circle }

  enum Action {
    case tapped(row: Int, column: Int)
    case restartTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped(let row, let column):
        state.fields[row][column] = state.turn
        if state.fields[row].allSatisfy({ $0 == state.turn }) { state.winner = state.turn }
        state.turn = state.turn == .cross ? .circle : .cross
      case .restartTapped: state = State()
      }
      return .none
    }
  }
}

/// Types whose values are not written as literals.
struct Invoice: Reducer {
  struct State: Equatable {
    var rights: Rights = []
    var total: Decimal = 0
    var page: URL?
    var pages = 1...1
    var wait = Duration.zero
    var address = EmailAddress(rawValue: "")
  }

  struct Rights: OptionSet, Equatable {
    let rawValue: Int
    static let read = Self(rawValue: 1)
    static let write = Self(rawValue: 2)
  }

  struct EmailAddress: RawRepresentable, Equatable { var rawValue: String }

  enum Action {
    case opened
    case added(Decimal)
    case sent(to: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.rights = [.read, .write]
        state.page = URL(string: "https://example.com/invoice")
        state.pages = 1...3
      case .added(let amount): state.total += amount
      case .sent(let address):
        state.address = EmailAddress(rawValue: address)
        state.wait = .seconds(30)
      }
      return .none
    }
  }
}

/// A child that tells its parent what it wants, and a parent that counts with a clock.
struct Kitchen: Reducer {
  struct State: Equatable {
    var egg: Egg.State?
    var served = 0
  }

  enum Action {
    case eggTapped
    case egg(Egg.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .eggTapped: state.egg = Egg.State()
      case .egg(.delegate(.done)):
        state.egg = nil
        state.served += 1
      case .egg: break
      }
      return .none
    }
    .ifLet(\.egg, action: \.egg) { Egg() }
  }
}

struct Egg: Reducer {
  struct State: Equatable { var seconds = 0 }

  enum Action {
    case cookTapped
    case ticked
    case delegate(Delegate)

    enum Delegate { case done }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cookTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)).prefix(2) { await send(.ticked) }
          await send(.delegate(.done))
        }
      case .ticked: state.seconds += 1
      case .delegate: break
      }
      return .none
    }
  }
}
