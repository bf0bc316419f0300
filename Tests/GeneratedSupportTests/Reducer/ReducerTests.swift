import GeneratedSupport
import Testing

private struct Counter: Reducer {
  typealias State = Int
  typealias Action = Bool
  var amount = 1

  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state += action ? amount : -amount
    return .none
  }

  typealias Body = Never
}

private struct Combined: Reducer {
  typealias State = Int
  typealias Action = Bool
  var isLoud = false
  var extra: Counter?

  var body: some Reducer<Int, Bool> {
    Reduce { state, _ in
      state *= 10
      return .none
    }
    Counter()
    if isLoud { Counter(amount: 5) } else { Counter(amount: 2) }
    if let extra { extra }
    for amount in [100, 1000] { Counter(amount: amount) }
    EmptyReducer()
  }
}

@Suite struct ReducerTests {
  @Test func aReducerMayImplementReduce() {
    var state = 0
    _ = Counter().reduce(into: &state, action: true)
    #expect(state == 1)
  }

  @Test func theReducersOfABodyRunFromTopToBottom() {
    var state = 1
    _ = Combined().reduce(into: &state, action: true)
    #expect(state == 1 * 10 + 1 + 2 + 1100)
    state = 0
    _ = Combined(isLoud: true, extra: Counter(amount: 7)).reduce(into: &state, action: false)
    #expect(state == -1 - 5 - 7 - 1100)
  }

  @Test func reducersAreErased() {
    let erased: any Reducer<Int, Bool> = Counter(amount: 3)
    var state = 0
    _ = Reduce(erased).reduce(into: &state, action: true)
    #expect(state == 3)
  }
}
