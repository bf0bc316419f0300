import GeneratedSupport
import Testing

/// The order of the effects of reducers that are combined.
@MainActor @Suite struct ReducerEffectOrderTests {
  @Test func effectsOfStatementsBeginFromTopToBottom() {
    let combined = CombineReducers {
      Announcer("1")
      Announcer("2")
      CombineReducers { Announcer("3") }
      Announcer("4")
    }
    #expect(actions(of: combined) == ["1", "2", "3", "4"])
  }

  @Test func effectsOfALoopBeginInItsOrder() {
    let combined = CombineReducers {
      Announcer("0")
      for number in 1...3 { Announcer("\(number)") }
      Announcer("4")
    }
    #expect(actions(of: combined) == ["0", "1", "2", "3", "4"])
  }

  @Test(arguments: [true, false])
  func effectsOfAConditionBeginInTheirPlace(_ flag: Bool) {
    let combined = CombineReducers {
      Announcer("1")
      if flag { Announcer("only if") }
      if flag { Announcer("if") } else { Announcer("else") }
      Announcer("2")
    }
    #expect(actions(of: combined) == (flag ? ["1", "only if", "if", "2"] : ["1", "else", "2"]))
  }

  @Test func effectsOfOptionalAndExistentialReducersBeginInTheirPlace() {
    let present: Announcer? = Announcer("some")
    let missing: Announcer? = nil
    let existential: any Reducer<[String], String> = Announcer("any")
    let combined = CombineReducers {
      Announcer("1")
      present
      missing
      existential
      Announcer("2")
    }
    #expect(actions(of: combined) == ["1", "some", "any", "2"])
  }

  @Test func functionsBeginInTheOrderOfTheirReducers() async {
    let begun = LockIsolated<[String]>([])
    let host = Host([] as [String]) { _ in
      CombineReducers<[String], String, _> {
        for name in ["1", "2", "3"] {
          Reduce { _, _ in .run { _ in begun.withValue { $0.append(name) } } }
        }
      }
    }
    await host.send("begin")
    #expect(begun.value == ["1", "2", "3"])
  }

  /// If a reducer lost its type, the compiler could not specialise its parent for it.
  @Test func onlyExistentialReducersLoseTheirTypes() {
    let announcers = CombineReducers {
      Announcer("1")
      Announcer("2")
    }
    typealias Builder = ReducerBuilder<[String], String>
    typealias Both = Builder._Sequence<Announcer, Announcer>
    #expect(type(of: announcers) == CombineReducers<[String], String, Both>.self)
    let existential: any Reducer<[String], String> = Announcer("any")
    let erased = CombineReducers { existential }
    #expect(type(of: erased) == CombineReducers<[String], String, Reduce<[String], String>>.self)
  }

  /// The actions that the reducer sends when it gets the first one.
  private func actions(of reducer: some Reducer<[String], String>) -> [String] {
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        if action != Announcer.begin { state.append(action) }
        return .none
      }
      reducer
    }
    store.send(Announcer.begin)
    return store.state
  }
}

/// Sends its text when a feature begins.
struct Announcer: Reducer {
  static let begin = "begin"

  let text: String

  init(_ text: String) {
    self.text = text
  }

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    action == Self.begin ? .send(text) : .none
  }
}
