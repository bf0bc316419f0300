import GeneratedSupport
import Testing

@MainActor
@Suite struct DependencyReducerTests {
  @Test func aDependencyIsOverriddenForAReducerAndItsChildrenButNotForItsSiblings() async {
    let host = Host(Readers.State()) { _ in Readers() }
    await host.send(.first(.read))
    await host.send(.second(.read))
    #expect(host.state.first.values == ["mock", "in the effect: mock"])
    #expect(host.state.first.child.values == ["mock", "in the effect: mock"])
    #expect(host.state.second.values == ["test", "in the effect: test"])
    #expect(host.state.second.child.values == ["test", "in the effect: test"])
  }

  @Test func theOverrideNearestToTheReducerCounts() {
    let chain = Reader().dependency(\.label, "inner").dependency(\.label, "outer")
    #expect(value(of: chain) == "inner")
    let apart = CombineReducers {
      Reader().dependency(\.label, "inner")
    }
    #expect(value(of: apart.dependency(\.label, "outer")) == "inner")
  }

  @Test func anOverrideOfAReducerWinsOverThatOfTheStore() {
    let values = withDependencies {
      $0.label = "store"
    } operation: {
      (value(of: Reader()), value(of: Reader().dependency(\.label, "reducer")))
    }
    #expect(values == ("store", "reducer"))
  }

  @Test func chainedOverridesMakeOneReducer() {
    let reducer = Reader().dependency(\.label, "a").dependency(\.suffix, Suffix(text: "b"))
      .transformDependency(\.label) { $0 += "c" }.dependency(Suffix(text: "d"))
    #expect(type(of: reducer) == _DependencyReducer<Reader>.self)
  }

  @Test func aDependencyIsTransformed() {
    let reducer = Reader().transformDependency(\.label) { $0 += "!" }
    #expect(value(of: reducer) == "test!")
    #expect(value(of: reducer.dependency(\.label, "outer")) == "outer!")
    #expect(value(of: Reader().transformDependency(\.self) { $0.label = "all" }) == "all")
  }

  @Test func aDependencyMayBeItsOwnKey() {
    let reducer = Reader().dependency(Suffix(text: " 1"))
    #expect(value(of: reducer) == "test 1")
    #expect(value(of: Reader().dependency(\.label, "a").dependency(Suffix(text: " 2"))) == "a 2")
  }

  private func value(of reducer: some Reducer<Reader.State, Reader.Action>) -> String? {
    var state = Reader.State()
    _ = reducer.reduce(into: &state, action: .read)
    return state.values.first
  }
}

struct Reader: Reducer {
  struct State { var values: [String] = [] }
  enum Action { case read, readInEffect(String) }

  @Dependency(\.label) var label
  @Dependency(\.suffix) var suffix

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        state.values.append(label + suffix.text)
        return .run { send in await send(.readInEffect("in the effect: " + label + suffix.text)) }
      case .readInEffect(let value):
        state.values.append(value)
        return .none
      }
    }
  }
}

struct ReaderWithChild: Reducer {
  struct State {
    var values: [String] = []
    var child = Reader.State()
  }
  enum Action { case read, child(Reader.Action), readInEffect(String) }

  @Dependency(\.label) var label

  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Reader() }
    Reduce { state, action in
      switch action {
      case .read:
        state.values.append(label)
        let child = Reader().reduce(into: &state.child, action: .read).map { Action.child($0) }
        return .merge(
          child, .run { send in await send(.readInEffect("in the effect: " + label)) })
      case .readInEffect(let value): state.values.append(value)
      case .child: break
      }
      return .none
    }
  }
}

struct Readers: Reducer {
  struct State {
    var first = ReaderWithChild.State()
    var second = ReaderWithChild.State()
  }
  enum Action { case first(ReaderWithChild.Action), second(ReaderWithChild.Action) }

  var body: some ReducerOf<Self> {
    Scope(\.first, action: \.first) { ReaderWithChild().dependency(\.label, "mock") }
    Scope(\.second, action: \.second) { ReaderWithChild() }
  }
}

struct Suffix: TestDependencyKey {
  var text: String

  static let testValue = Suffix(text: "")
}

private enum LabelKey: TestDependencyKey {
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate(set) var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
  fileprivate(set) var suffix: Suffix {
    get { self[Suffix.self] }
    set { self[Suffix.self] = newValue }
  }
}
