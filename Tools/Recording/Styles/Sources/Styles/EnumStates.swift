import Foundation
import GeneratedSupport

/// A state that is an enum, whose cases are always set as a whole.
struct Door: Reducer {
  enum State: Equatable {
    case open
    case closed
    case locked(code: Int, attempts: Int = 0)
  }

  enum Action {
    case openTapped, closeTapped
    case lockTapped(code: Int)
    case codeEntered(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (state, action) {
      case (.closed, .openTapped): state = .open
      case (.open, .closeTapped): state = .closed
      case (.closed, .lockTapped(let code)): state = .locked(code: code)
      case (.locked(let code, _), .codeEntered(let entered)) where entered == code: state = .closed
      case (.locked(let code, let attempts), .codeEntered):
        state = .locked(code: code, attempts: attempts + 1)
      default: break
      }
      return .none
    }
  }
}

/// A state with case paths, whose payload changes in place.
struct Upload: Reducer {
  enum State: Equatable, CasePathable {
    case idle
    case sending(Progress)
    case done(URL)
    case failed(message: String)

    struct Progress: Equatable {
      var bytes = 0
      let total: Int
    }
  }

  enum Action {
    case startTapped(total: Int)
    case sent(Int)
    case finished(Result<URL, any Error>)
    case retryTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped(let total): state = .sending(State.Progress(total: total))
      case .sent(let bytes): state.modify(\.sending) { $0.bytes += bytes }
      case .finished(.success(let url)): state = .done(url)
      case .finished(.failure(let error)): state = .failed(message: error.localizedDescription)
      case .retryTapped: state = .idle
      }
      return .none
    }
  }
}

/// The state of a screen before and after the login, each with a feature of its own.
struct Session: Reducer {
  enum State: Equatable {
    case signedOut(SignIn.State)
    case signedIn(Inbox.State)
  }

  enum Action {
    case signedOut(SignIn.Action)
    case signedIn(Inbox.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signedOut(.entered(let name)): state = .signedIn(Inbox.State(owner: name))
      case .signedIn(.signOutTapped): state = .signedOut(SignIn.State())
      default: break
      }
      return .none
    }
    .ifCaseLet(\.signedOut, action: \.signedOut) { SignIn() }
    .ifCaseLet(\.signedIn, action: \.signedIn) { Inbox() }
  }
}

struct SignIn: Reducer {
  struct State: Equatable {
    var name = ""
    var isBusy = false
  }

  enum Action {
    case typed(String)
    case enterTapped
    case entered(name: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let name): state.name = name
      case .enterTapped:
        state.isBusy = true
        return .send(.entered(name: state.name))
      case .entered: state.isBusy = false
      }
      return .none
    }
  }
}

struct Inbox: Reducer {
  struct State: Equatable {
    let owner: String
    var messages: [String] = []
    var unread: Set<Int> = []
  }

  enum Action {
    case arrived(String)
    case readTapped(Int)
    case signOutTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrived(let message):
        state.unread.insert(state.messages.count)
        state.messages.append(message)
      case .readTapped(let index): state.unread.remove(index)
      case .signOutTapped: break
      }
      return .none
    }
  }
}

/// One of several steps, as an enum of reducers.
struct Onboarding: Reducer {
  enum Step: CaseReducer {
    case name(NameStep)
    case theme(ThemeStep)
  }

  struct State: Equatable {
    var step = Step.State.name(NameStep.State())
    var isDone = false
  }

  enum Action {
    case step(Step.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.step, action: \.step) { Step.body }
    Reduce { state, action in
      switch action {
      case .step(.name(.nextTapped)): state.step = .theme(ThemeStep.State())
      case .step(.theme(.doneTapped)): state.isDone = true
      case .step: break
      }
      return .none
    }
  }
}

extension Onboarding.Step.State: Equatable {}

struct NameStep: Reducer {
  struct State: Equatable { var name = "" }

  enum Action {
    case typed(String)
    case nextTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let name) = action { state.name = name }
      return .none
    }
  }
}

struct ThemeStep: Reducer {
  struct State: Equatable { var theme = Theme.system }

  enum Theme: String { case system, light, dark }

  enum Action {
    case picked(Theme)
    case doneTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .picked(let theme) = action { state.theme = theme }
      return .none
    }
  }
}
