import Foundation
import GeneratedSupport
import Testing

@Suite struct WithDependenciesTests {
  @Test func itReturnsWhatTheOperationReturns() {
    #expect(
      withDependencies { _ in
      } operation: {
        42
      } == 42)
  }

  @Test func errorsAreThrown() async {
    #expect(throws: Problem()) {
      try withDependencies { _ in
        throw Problem()
      } operation: {
        Issue.record("not called")
      }
    }
    #expect(throws: Problem()) {
      try withDependencies { _ in
      } operation: {
        throw Problem()
      }
    }
    await #expect(throws: Problem()) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw Problem()
      }
    }
  }

  @Test func itCanBeAsync() async {
    let model = await withDependencies {
      await Task.yield()
      $0.level.value = 7
    } operation: {
      await Task.yield()
      return LevelModel()
    }
    #expect(model.level.value == 7)
  }

  @Test @MainActor func theAsyncFormStaysOnItsActor() async {
    await withDependencies { _ in
      MainActor.assertIsolated()
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func newValuesForgetEverything() {
    prepareDependencies { $0.greeting = "prepared" }
    withDependencies {
      $0.level.value = 7
    } operation: {
      withDependencies {
        $0 = DependencyValues()
        $0.greeting = "new"
      } operation: {
        #expect(LevelModel().level.value == 3)
        #expect(LevelModel().greeting == "new")
      }
      #expect(LevelModel().level.value == 7)
      #expect(LevelModel().greeting == "prepared")
    }
  }

  @Test func aModelThatIsMadeAmongNewValuesKeepsTheirDefaults() {
    let model = withDependencies {
      $0 = DependencyValues()
    } operation: {
      prepareDependencies { $0.greeting = "new" }
      return LevelModel()
    }
    #expect(model.greeting == "new")
    withDependencies {
      $0.level.value = 7
    } operation: {
      #expect(model.greeting == "new")
      #expect(model.level.value == 7)
    }
    withDependencies {
      $0 = DependencyValues()
      $0.greeting = "newer"
    } operation: {
      #expect(model.greeting == "newer")
    }
  }

  @Test func valuesCanBeKeptAndUsedLater() {
    let values = withDependencies {
      $0.level.value = 7
    } operation: {
      DependencyValues._current
    }
    withDependencies {
      $0 = values
    } operation: {
      #expect(LevelModel().level.value == 7)
    }
  }

  @Test func aCopyOfTheValuesIsIndependent() {
    withDependencies {
      var copy = $0
      copy.level.value = 7
      #expect($0.level.value == 3)
      #expect(copy.level.value == 7)
    } operation: {
      #expect(LevelModel().level.value == 3)
    }
  }
}

/// Its default test value is the live one, and each one that is made counts for itself.
private struct Tracker: DependencyKey {
  var set: @Sendable (Int) -> Void
  var count: @Sendable () -> Int

  static var liveValue: Tracker {
    let count = LockIsolated(0)
    return Tracker(set: { count.setValue($0) }, count: { count.value })
  }
}

private struct Composed: TestDependencyKey {
  var count: Int
  static var testValue: Composed { Composed(count: Dependency(Tracker.self).wrappedValue.count()) }
}

@Suite struct UpdateClosureTests {
  @Test func aDefaultValueIsMadeOnce() async {
    let reports = await reports {
      withDependencies {
        $0[Tracker.self].set(42)
        #expect($0[Tracker.self].count() == 42)
      } operation: {
        withDependencies {
          #expect($0[Tracker.self].count() == 42)
        } operation: {
          #expect(Dependency(Tracker.self).wrappedValue.count() == 42)
        }
      }
    }
    #expect(reports.count == 1, "the read in the operation")
  }

  @Test func aDependencyThatIsReadThereIsReportedInTheOperation() async {
    let line = #line + 8
    let reports = await reports {
      await withDependencies {
        await Task.yield()
        $0.level.name = Dependency(\.greeting).wrappedValue
      } operation: {
        #expect(LevelModel().level.name == "Hello")
        @Dependency(\.apiClient) var client
        @Dependency(\.greeting) var greeting
        #expect(greeting == "Hello")
        #expect(greeting == "Hello")
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("WithDependenciesTests.swift:\(line): @Dependency(") == true)
  }

  @Test func aValueThatIsMadeFromOneIsReportedInTheOperation() async {
    let reports = await reports {
      withDependencies {
        $0.level.value = $0[Composed.self].count
      } operation: {
        #expect(Dependency(Composed.self).wrappedValue.count == 0)
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("@Dependency(Tracker.self) has no test impl") == true)
  }

  @Test func anOperationInsideOfOneReports() async {
    let reports = await reports {
      withDependencies {
        $0.level.name = withDependencies { _ in
        } operation: {
          Dependency(\.greeting).wrappedValue
        }
      } operation: {
      }
    }
    #expect(reports.count == 1)
  }

  @Test func aTaskThatOneStartsReports() async {
    let reports = await reports {
      let tasks = withDependencies { values in
        values.level.name = Dependency(\.greeting).wrappedValue
        let task = Task { Dependency(Tracker.self).wrappedValue.count() }
        values[Tasks.self].append(task)
      } operation: {
        Dependency(Tasks.self).wrappedValue
      }
      for task in tasks { #expect(await task.value == 0) }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("@Dependency(Tracker.self) has no test impl") == true)
  }

  @Test func soDoesATaskThatAnAsyncOneStarts() async {
    let reports = await reports {
      await withDependencies {
        $0.level.value = await Task { Dependency(Tracker.self).wrappedValue.count() }.value
      } operation: {
      }
    }
    #expect(reports.count == 1)
  }
}

private enum Tasks: TestDependencyKey {
  static var testValue: [Task<Int, Never>] { [] }
}

@Suite struct WithDependenciesFromTests {
  private class Parent {
    @Dependency(\.level) var level
    var child: LevelModel { LevelModel() }
    var inheritingChild: LevelModel { withDependencies(from: self) { LevelModel() } }
  }

  private final class Derived: Parent {
    var count = 0
  }

  private class Empty: @unchecked Sendable {}

  private protocol Named: AnyObject {}

  private final class Other: Empty, Named, @unchecked Sendable {}

  @Test func aChildThatIsJustMadeHasTheDefaults() {
    let parent = withDependencies {
      $0.level.value = 7
    } operation: {
      Parent()
    }
    #expect(parent.child.level.value == 3)
    #expect(parent.inheritingChild.level.value == 7)
  }

  @Test func theRestCanBeOverridden() async {
    let parent = withDependencies {
      $0.level.value = 7
    } operation: {
      Parent()
    }
    let child = withDependencies(from: parent) {
      $0.level.name = "child"
      $0.greeting = "Hi"
    } operation: {
      LevelModel()
    }
    #expect(child.level == Level(value: 7, name: "child"))
    #expect(child.greeting == "Hi")
    let other = await withDependencies(from: parent) {
      await Task.yield()
      $0.greeting = "Hey"
    } operation: {
      await Task.yield()
      return LevelModel()
    }
    #expect(other.level.value == 7 && other.greeting == "Hey")
    let plain = await withDependencies(from: parent) {
      await Task.yield()
      return LevelModel()
    }
    #expect(plain.level.value == 7)
  }

  @Test func whatIsOverriddenHereGoesBeforeTheModelAndTheUpdateBeforeBoth() {
    let parent = withDependencies {
      $0.level.value = 7
      $0.greeting = "model"
    } operation: {
      Parent()
    }
    withDependencies {
      $0.level.value = 8
      $0.greeting = "here"
    } operation: {
      let child = withDependencies(from: parent) {
        $0.greeting = "update"
      } operation: {
        LevelModel()
      }
      #expect(child.level.value == 8)
      #expect(child.greeting == "update")
    }
  }

  /// In an array, because an object that is returned by itself is also remembered.
  @Test func aPropertyOfASuperclassCounts() {
    let derived = withDependencies {
      $0.level.value = 7
    } operation: {
      [Derived()]
    }
    #expect(withDependencies(from: derived[0]) { LevelModel() }.level.value == 7)
    #expect(withDependencies(from: derived[0]) { LevelModel() }.level.value == 7)
  }

  @Test func severalPropertiesCount() {
    final class Mixed {
      @Dependency(\.level) var level
      @Dependency(\.greeting) var greeting
      init() {
        _greeting = withDependencies {
          $0.greeting = "mixed"
        } operation: {
          Dependency(\.greeting)
        }
      }
    }
    let mixed = withDependencies {
      $0.level.value = 7
    } operation: {
      Mixed()
    }
    let child = withDependencies(from: mixed) { LevelModel() }
    #expect(child.level.value == 7)
    #expect(child.greeting == "mixed")
  }

  @Test func anObjectWithoutSuchAPropertyIsRememberedByWhatReturnedIt() async {
    let object = withDependencies {
      $0.level.value = 7
    } operation: {
      Empty()
    }
    #expect(withDependencies(from: object) { LevelModel() }.level.value == 7)
    let other = await withDependencies {
      $0.level.value = 8
    } operation: {
      await Task.yield()
      return Empty()
    }
    #expect(withDependencies(from: other) { LevelModel() }.level.value == 8)
    let child = withDependencies(from: object) { Empty() }
    #expect(withDependencies(from: child) { LevelModel() }.level.value == 7)
  }

  @Test func itIsRememberedWhateverItsStaticTypeIs() {
    func returned<Result>(_ level: Int, as type: Result.Type, _ object: Result) -> Result {
      withDependencies {
        $0.level.value = level
      } operation: {
        object
      }
    }
    let optional = returned(5, as: Empty?.self, Empty())
    let named = returned(6, as: (any Named).self, Other())
    let any = returned(7, as: Any.self, Other())
    let twice = returned(8, as: Empty??.self, Empty())
    let objects: [(any AnyObject)?] = [optional, named, any as AnyObject, twice.flatMap { $0 }]
    let levels = objects.compactMap { object in
      object.map { object in withDependencies(from: object) { LevelModel() }.level.value }
    }
    #expect(levels == [5, 6, 7, 8])
  }

  @Test func whatReturnedAnObjectLastCounts() {
    let object = withDependencies {
      $0.level.value = 7
    } operation: {
      Empty()
    }
    withDependencies {
      $0.level.value = 8
    } operation: {
      object
    }
    #expect(withDependencies(from: object) { LevelModel() }.level.value == 8)
  }

  @Test func anObjectWithoutDependenciesIsReported() async {
    let line = #line + 2
    let reports = await reports {
      let child = withDependencies(from: Empty()) { LevelModel() }
      #expect(child.level.value == 3)
    }
    #expect(
      reports == [
        """
        \(#fileID):\(line): You are trying to propagate dependencies to a child model from a model with no \
        dependencies.

          Model:
            WithDependenciesFromTests.Empty

        The child gets the dependencies of the running task.

        To fix this, do one of these:

        • Give 'WithDependenciesFromTests.Empty' an '@Dependency' property.
        • Make the model in the operation of a 'withDependencies', and return it from there.
        """
      ])
  }

  @Test(.disabled(if: keepsFreedMemory, "the address sanitizer hands no memory out again so soon"))
  func anObjectInheritsNothingFromOneThatHadItsAddress() async throws {
    func remembered() -> Set<ObjectIdentifier> {
      let objects = (0..<1_000).map { _ in
        withDependencies {
          $0.level.value = 7
        } operation: {
          Empty()
        }
      }
      return Set(objects.map { ObjectIdentifier($0) })
    }
    let addresses = remembered()
    let objects = (0..<10_000).map { _ in Empty() }
    let reused = try #require(objects.first { addresses.contains(ObjectIdentifier($0)) })
    let reports = await reports {
      #expect(withDependencies(from: reused) { LevelModel() }.level.value == 3)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("from a model with no dependencies") == true)
  }

  @Test func aModelIsNotReflected() {
    final class Reflected: CustomReflectable {
      @Dependency(\.level) var level
      var customMirror: Mirror {
        Issue.record("reflected")
        return Mirror(self, children: [])
      }
    }
    let object = withDependencies {
      $0.level.value = 7
    } operation: {
      Reflected()
    }
    #expect(withDependencies(from: object) { LevelModel() }.level.value == 7)
  }

  @Test func propertiesThatAnotherThreadChangesAreNotRead() async {
    final class Busy: @unchecked Sendable {
      var names: [String] = []
      @Dependency(\.level) var level
    }
    let busy = withDependencies {
      $0.level.value = 7
    } operation: {
      Busy()
    }
    async let changes: Void = {
      for number in 0..<20_000 { busy.names = ["\(number)", "the name number \(number)"] }
    }()
    for _ in 0..<2_000 {
      #expect(withDependencies(from: busy) { LevelModel() }.level.value == 7)
    }
    await changes
  }

  @Test func dependenciesOfAnActorAreFound() async {
    actor Worker {
      var count = 1
      @Dependency(\.level) var level
    }
    let worker = withDependencies {
      $0.level.value = 7
    } operation: {
      Worker()
    }
    #expect(withDependencies(from: worker) { LevelModel() }.level.value == 7)
  }

  @Test func thoseOfAGenericClassAreFoundWhateverItsArguments() {
    class Base<Value> {
      var value: Value
      @Dependency(\.level) var level
      init(_ value: Value) { self.value = value }
    }
    final class Derived<Value>: Base<Value> { var others: [Value] = [] }
    func level(of model: some AnyObject) -> Int {
      withDependencies(from: model) { LevelModel() }.level.value
    }
    withDependencies {
      $0.level.value = 7
    } operation: {
      #expect(level(of: Base(UInt8(1))) == 7)
      #expect(level(of: Derived(1)) == 7)
      #expect(level(of: Derived((1, "two", 3.0))) == 7)
      #expect(level(of: Derived(Optional<[String: Int]>.none)) == 7)
    }
  }
}

private let keepsFreedMemory = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
