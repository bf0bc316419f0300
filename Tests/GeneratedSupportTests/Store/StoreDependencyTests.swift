import GeneratedSupport
import Testing

@MainActor @Suite struct StoreDependencyTests {
  @Test func theInitialStateAndTheReducerAreMadeWithTheOverriddenDependencies() {
    let store = Store(initialState: [currentWord()]) {
      Words(made: currentWord())
    } withDependencies: {
      $0.word = "overridden"
    }
    store.send(())
    #expect(store.state == ["overridden", "overridden", "overridden"])
  }

  @Test func theStoreKeepsTheDependenciesThatAreInForceWhereItIsMade() async {
    let store = withDependencies {
      $0.word = "made"
    } operation: {
      Store(initialState: [String]()) { Words(made: "-") }
    }
    await withDependencies {
      $0.word = "sent"
    } operation: {
      await store.send(()).finish()
    }
    #expect(store.state == ["-", "made"])
  }

  @Test func aReducerOfAChildStoreHasTheDependenciesOfTheWholeStore() {
    struct State { var words: [String] = [] }
    let store = Store(initialState: State()) {
      Reduce<State, ChildAction> { state, _ in
        Words(made: "-").reduce(into: &state.words, action: ()).map { .words($0) }
      }
    } withDependencies: {
      $0.word = "root"
    }
    store.scope(\.words, action: \.words).send(())
    #expect(store.words == ["-", "root"])
  }
}

private func currentWord() -> String {
  @Dependency(\.word) var word
  return word
}

enum ChildAction: CasePathable {
  case words(Void)
}

private struct Words: Reducer {
  let made: String
  @Dependency(\.word) var word

  func reduce(into state: inout [String], action: Void) -> Effect<Void> {
    state += [made, word]
    return .none
  }
}

private struct WordKey: TestDependencyKey {
  static let testValue = "none"
}

extension DependencyValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}
