import GeneratedSupport
import Testing

@MainActor @Suite struct ReducerTests {
  @Test func aBodyIsReduced() {
    var state = Counter.State()
    _ = Counter().reduce(into: &state, action: .incremented)
    _ = Counter().reduce(into: &state, action: .added(4))
    #expect(state.count == 5)
    #expect(state.log == ["after", "after"])
  }

  @Test func aReducerMayHaveNoBody() {
    #expect(log(of: Log("only")) == ["only"])
  }

  @Test func anEmptyOrMissingReducerChangesNothing() {
    #expect(log(of: EmptyReducer<Counter.State, Counter.Action>()) == [])
    #expect(log(of: Log?.none) == [])
    #expect(log(of: Log?.some(Log("some"))) == ["some"])
  }

  @Test func reduceErasesTheTypeOfAReducer() {
    #expect(log(of: Reduce.erasing(Log("erased"))) == ["erased"])
  }

  @Test func reducersRunFromTopToBottom() {
    let combined = CombineReducers {
      Log("1")
      Log("2")
      CombineReducers { Log("3") }
      Log("4")
    }
    #expect(log(of: combined) == ["1", "2", "3", "4"])
  }

  @Test(arguments: [true, false])
  func aBodyMayChoose(_ flag: Bool) {
    let combined = CombineReducers {
      if flag { Log("if") } else { EmptyReducer() }
      if flag { Log("only if") }
      switch flag {
      case true: Log("true")
      case false: Log("false")
      }
    }
    #expect(log(of: combined) == (flag ? ["if", "only if", "true"] : ["false"]))
  }

  @Test func aBodyMayRepeat() {
    let combined = CombineReducers {
      for number in 1...3 { Log("\(number)") }
    }
    #expect(log(of: combined) == ["1", "2", "3"])
  }

  @Test func aBodyMayContainExistentialAndLimitedAvailabilityReducers() {
    let reducer: any Reducer<Counter.State, Counter.Action> = Log("any")
    let combined = CombineReducers {
      reducer
      if #available(macOS 15, *) { Log("available") }
    }
    #expect(log(of: combined) == ["any", "available"])
  }

  @Test func aBodyMayBeEmpty() {
    let combined = CombineReducers<Counter.State, Counter.Action, _> {}
    #expect(log(of: combined) == [])
  }

  private func log(of reducer: some Reducer<Counter.State, Counter.Action>) -> [String] {
    var state = Counter.State()
    _ = reducer.reduce(into: &state, action: .incremented)
    return state.log
  }
}
