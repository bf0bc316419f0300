import GeneratedSupport
import Testing

/// Payloads that have broken code generators before.
@Suite struct PayloadTests {
  @Test func aNilPayloadIsStillThePayload() throws {
    let action = Feature.Action.selected(nil)
    #expect(action.is(\.selected))
    let payload = try #require(action[case: \.selected] as Int??)
    #expect(payload == nil)
    let path: PartialCaseKeyPath<Feature.Action> = \.selected
    #expect(action.is(path))
  }

  @Test func anExistentialStaysOne() {
    #expect(Feature.Action.spoke(Dog())[case: \.spoke]?.words == "woof")
    #expect((\Feature.Action.Cases.spoke)(Dog()).is(\.spoke))
    #expect(Feature.Action.threw(Feature.Failure())[case: \.threw] is Feature.Failure)
    #expect(Feature.Action.anything(3)[case: \.anything] as? Int == 3)
    #expect(Feature.Action.anything(3).is(\.anything))
  }

  @Test func aHashableKeepsWhatItHolds() {
    let action = Feature.Action.hashable(AnyHashable(3))
    let hashable: AnyHashable? = action[case: \.hashable]
    #expect(hashable == AnyHashable(3))
    let made = (\Feature.Action.Cases.hashable)(AnyHashable("x"))
    let text: AnyHashable? = made[case: \.hashable]
    #expect(text == AnyHashable("x"))
  }

  @Test func functionsAreCalled() {
    #expect(Feature.Action.run { 3 }[case: \.run]?() == 3)
    #expect(Feature.Action.plain { 4 }[case: \.plain]?() == 4)
    #expect((\Feature.Action.Cases.run)({ 5 })[case: \.run]?() == 5)
    #expect((\Feature.Action.Cases.plain)({ 6 })[case: \.plain]?() == 6)
  }

  @Test func tuplesMetatypesAndVoidPassThrough() {
    let pair = Feature.Action.pair((1, ("x", true)))[case: \.pair]
    #expect(pair?.0 == 1 && pair?.1.0 == "x" && pair?.1.1 == true)
    #expect((\Feature.Action.Cases.pair)((2, ("y", false)))[case: \.pair]?.1.0 == "y")
    #expect(Feature.Action.meta(Int.self)[case: \.meta] == Int.self)
    #expect(Feature.Action.unit(())[case: \.unit] != nil)
    #expect((\Feature.Action.Cases.unit)().is(\.unit))
  }

  @Test func aReferenceIsTheSameOne() {
    let reference = Reference()
    var action = Feature.Action.reference(reference)
    #expect(action[case: \.reference] === reference)
    action.modify(\.reference) { $0.count += 1 }
    #expect(reference.count == 1)
  }

  /// A payload that moves out must be released once, and not leak when it is replaced.
  @Test func payloadsAreNeitherLeakedNorReleasedTwice() {
    weak var weakly: Reference?
    do {
      let reference = Reference()
      weakly = reference
      var action = Feature.Action.reference(reference)
      for _ in 0..<3 {
        #expect(action.is(\.reference))
        #expect(action[case: \.reference] != nil)
        action.modify(\.reference) { $0.count += 1 }
        action[case: \.reference] = reference
        _ = (\Feature.Action.Cases.reference)(reference)
        _ = action[case: \.again.reference]
      }
      #expect(reference.count == 3)
      action.modify(\.reference) { $0 = Reference() }
    }
    #expect(weakly == nil)
  }

  @Test func casesThatCannotBeMadeAreNotTaken() {
    #expect(!Feature.Action.onAppear.is(\.nothing))
    #expect(!Feature.Action.onAppear.is(\.empty))
    #expect(Array(Feature.Empty.allCasePaths).isEmpty)
  }

  @Test func namesThatMeanSomethingElse() {
    #expect(Names.default.is(\.default))
    #expect(Names.`init`.is(\.`init`))
    let named: Names = .is
    #expect(named.is(\.is))
    #expect(Names.`self`.is(\.`self`))
    #expect(Names.none.is(\.none) && !Names.none.is(\.some))
    #expect(Names.`a raw name`.is(\.`a raw name`))
    let type: Names = .`Type`
    #expect(type.is(\.`Type`))
    #expect(Names.allCasePathsOfNames.contains(\.allCasePaths))
  }

  @Test func aPayloadsCasesMayBeNamedLikeOurMembers() {
    #expect(Holder.names(.extract).is(\.names.extract))
    #expect(Holder.names(.embed).is(\.names.embed))
    #expect(Holder.names(.modify).is(\.names.modify))
    #expect(Holder.names(.case).is(\.names.case))
    #expect((\Holder.Cases.names.count)() == .names(.count))
  }

  @Test func genericEnums() {
    typealias Values = Loadable<Int, String>
    #expect(Values.loaded(3)[case: \.loaded] == 3)
    #expect(Values.both(1, "x")[case: \.both]?.1 == "x")
    #expect((\Values.Cases.loaded)(4)[case: \.loaded] == 4)
    #expect(Array(Values.allCasePaths) == [\.idle, \.loaded, \.both])
    #expect(Loadable<Bool, Int>.idle.case == \.idle)
    #expect(Values.both(1, "x").case == \.both)
  }

  @Test func enumsInGenericTypes() {
    #expect(Parent<Int>.Action.a(3)[case: \.a] == 3)
    #expect(Parent<Int>.Action.b(.init())[case: \.b] == .init())
    #expect(Parent<String>.Action.a("x").case == \.a)
  }

  @Test func casesInsideConditions() {
    #expect(Array(Conditional.allCasePaths) == [\.first, \.third, \.fourth, \.last])
    #expect(Conditional.last(1, y: true).case == \.last)
    #expect(Conditional.fourth.case == \.fourth)
    #expect((\Conditional.Cases.last)((1, y: true)) == .last(1, y: true))
    #expect(Conditional.third("x")[case: \.third] == "x")
  }
}
