import GeneratedSupport
import Testing

/// From case paths back to their enum.
@Suite struct ReflectionTests {
  @Test func aCalledPartialPathInfersItsResult() {
    let path: PartialCaseKeyPath<Screen> = \.settings
    let screen = path(true)
    #expect(screen == .settings(isOn: true))
    #expect(path("on") == nil)
  }

  @Test func aPartialPathIsCalledInGenericCode() {
    func make<E: CasePathable>(_ path: PartialCaseKeyPath<E>, _ payload: Any, as: E.Type) -> E? {
      let value = path(payload)
      return value
    }
    #expect(make(\.settings, true, as: Screen.self) == .settings(isOn: true))
    #expect(make(\.some, 3, as: Int?.self) == 3)
  }

  @Test func anyCasePathsLeadToTheirEnum() {
    func values<Paths: CasePathReflectable>(
      _ paths: Paths.Type, _ payloads: [(PartialKeyPath<Paths>, Any)]
    ) -> [Paths.Root] where Paths.Root.AllCasePaths == Paths {
      payloads.compactMap { path, payload in path(payload) }
    }
    #expect(
      values(Screen.AllCasePaths.self, [(\.home, ()), (\.settings, true)])
        == [.home, .settings(isOn: true)])
  }

  @Test func genericCodeMayAskForReflection() {
    var set = CaseSet([Screen.home])
    #expect(set.contains(\.home) && !set.contains(\.settings))
    set[\.settings] = true
    #expect(set[\.settings] == true && set.contains(\.settings))
    set.remove(\.home)
    #expect(!set.contains(\.home))
  }

  @Test func everyEnumIsIterable() {
    func names<E: CasePathIterable>(_: E.Type, isIn value: E) -> [Bool] {
      E.allCasePaths.map { value.is($0) }
    }
    #expect(names(Feature.Child.Action.self, isIn: .tapped) == [false, true, false])
    #expect(names(Screen.self, isIn: .home) == [true, false])
    #expect(names(State.self, isIn: .loading) == [true, false])
    #expect(names(Int?.self, isIn: 1) == [false, true])
    #expect(names(OnlyIterable.self, isIn: .two) == [false, true])
  }

  @Test func caseKeyPathsStartAtAllCasePaths() {
    func place<E: CasePathable, Value>(_ path: CaseKeyPath<E, Value>) -> Case<E, Value> {
      let start: E.AllCasePaths = E.allCasePaths
      return start[keyPath: path]
    }
    let settings: Case<Screen, Bool> = place(\.settings)
    let start: Screen.AllCasePaths = Screen.allCasePaths
    #expect(type(of: settings) == type(of: start.settings))
  }

  @Test func everyEnumHasAPathToNever() {
    let path: CaseKeyPath<Screen, Never> = \.never
    #expect(!Screen.home.is(path) && Screen.home[case: \.never] == nil)
    #expect(AnyCasePath(path).extract(from: .home) == nil)
    let none: PartialCaseKeyPath<Never> = \.never
    #expect(none == \Never.Cases.never)
    #expect(!Feature.Action.child(.tapped).is(\.child.never))
  }

  @Test func aCaseMayBeCalledNever() {
    #expect(Frequency.never.is(\.never) && !Frequency.always(1).is(\.never))
    #expect((\Frequency.Cases.never)() == .never)
  }
}

enum OnlyIterable: CasePathIterable { case one, two }
enum Frequency: CasePathable, Equatable { case never, always(Int) }

/// At most one value for each case.
struct CaseSet<Root: CasePathable> where Root.AllCasePaths: CasePathReflectable<Root> {
  private var values: [PartialCaseKeyPath<Root>: Root] = [:]

  init(_ values: [Root]) {
    for value in values { self.values[Root.allCasePaths[value]] = value }
  }

  func contains(_ path: PartialCaseKeyPath<Root>) -> Bool { values[path] != nil }

  mutating func remove(_ path: PartialCaseKeyPath<Root>) { values[path] = nil }

  subscript<Value>(path: CaseKeyPath<Root, Value>) -> Value? {
    get { values[path]?[case: path] }
    set { values[path] = newValue.map { path($0) } }
  }
}
