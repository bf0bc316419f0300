import GeneratedSupport
import Testing

@Suite struct AnyCasePathTests {
  let settings = AnyCasePath<Screen, Bool>(
    embed: { .settings(isOn: $0) },
    extract: { if case .settings(let isOn) = $0 { isOn } else { nil } })

  @Test func functionsMakeAPath() {
    #expect(settings.embed(true) == .settings(isOn: true))
    #expect(settings.extract(from: .settings(isOn: true)) == true)
    #expect(settings.extract(from: .home) == nil)
  }

  @Test func aKeyPathMakesAPath() {
    let path = AnyCasePath(\Screen.Cases.settings)
    #expect(path.embed(true) == .settings(isOn: true))
    #expect(path.extract(from: .home) == nil)
    let nested = AnyCasePath(\Feature.Action.Cases.child.saved)
    #expect(nested.extract(from: .child(.saved(3))) == 3)
  }

  /// Code that only knows that there is a path, and not that the enum conforms.
  @Test func aPathWorksWhereTheConformanceIsNotKnown() {
    func roundTrip<Root, Value>(_ path: AnyCasePath<Root, Value>, _ root: Root) -> Root? {
      path.extract(from: root).map(path.embed)
    }
    #expect(
      roundTrip(AnyCasePath(\.settings), Screen.settings(isOn: true)) == .settings(isOn: true))
    #expect(roundTrip(AnyCasePath(\.settings), Screen.home) == nil)
  }

  @Test func theIdentityIsTheWholeValue() {
    let path = AnyCasePath<Screen, Screen>()
    #expect(path.embed(.home) == .home)
    #expect(path.extract(from: .home) == .home)
  }

  @Test func pathsAreJoinedByNamingACase() {
    let child = AnyCasePath<Feature.Action, Feature.Child.Action>(\.child)
    #expect(child.saved.extract(from: .child(.saved(3))) == 3)
    #expect(child.saved.embed(4)[case: \.child] == .saved(4))
    let custom = AnyCasePath<Screen, Feature.Child.Action>(
      embed: { .settings(isOn: $0 == .tapped) },
      extract: { if case .settings(true) = $0 { .tapped } else { nil } })
    #expect(custom.tapped.extract(from: .settings(isOn: true)) != nil)
    #expect(custom.tapped.embed(()) == .settings(isOn: true))
  }

  @Test func aConstructorWithoutSendablePayloadIsTaken() {
    let path = AnyCasePath._$embed(
      Feature.Action.reference, extract: { $0[case: \.reference] })
    let reference = Reference()
    #expect(path.extract(from: path.embed(reference)) === reference)
  }

  @Test func itDescribesItself() {
    #expect(settings.debugDescription == "AnyCasePath<Screen, Bool>")
  }
}
