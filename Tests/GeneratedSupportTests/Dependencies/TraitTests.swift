import GeneratedTestSupport
import Synchronization
import Testing

extension Trait where Self == DependenciesTrait {
  /// As a project may abbreviate it.
  fileprivate static var seven: Self { .dependency(\.level.value, 7) }
}

@Suite struct DependenciesTraitTests {
  @Test(.dependency(\.level.value, 7)) func oneDependency() {
    #expect(LevelModel().level.value == 7)
  }

  @Test(.dependency(Level(value: 7))) func oneThatIsItsOwnKey() {
    #expect(LevelModel().level.value == 7)
  }

  @Test(.dependency(\.apiClient.fetch, { throw Problem() })) func anEndpoint() async {
    await #expect(throws: Problem()) {
      try await Dependency(\.apiClient).wrappedValue.fetch()
    }
  }

  @Test(
    .dependencies {
      await Task.yield()
      $0.level.value = 7
      $0.greeting = "Hi"
    })
  func severalDependencies() {
    #expect(LevelModel().level.value == 7)
    #expect(LevelModel().greeting == "Hi")
  }

  @Test(.seven) func aTraitOfAProject() {
    #expect(LevelModel().level.value == 7)
  }

  @Test(.dependency(\.level.value, 7), .dependency(\.level.name, "two"))
  func severalTraitsAddUp() {
    #expect(LevelModel().level == Level(value: 7, name: "two"))
  }

  @Suite(
    .dependencies {
      $0.level.value = 7; $0.greeting = "suite"
    }) struct OfASuite
  {
    @Test func reachesEachTest() {
      #expect(LevelModel().level.value == 7)
    }

    @Test(.dependency(\.level.value, 8)) func givesWayToThatOfTheTest() {
      #expect(LevelModel().level.value == 8)
      #expect(LevelModel().greeting == "suite")
    }

    @Suite struct Inside {
      @Test func reachesSuitesInside() {
        #expect(LevelModel().level.value == 7)
      }

      @Test(arguments: 1...3) func andEachCase(number: Int) {
        #expect(LevelModel().level.value == 7)
      }
    }
  }

  @Test(.dependency(\.level.value, 7)) func laterOverridesGoFirst() {
    let model = LevelModel()
    withDependencies {
      $0.level.value = 8
    } operation: {
      #expect(model.level.value == 8)
    }
    let other = withDependencies {
      $0.level.value = 9
    } operation: {
      LevelModel()
    }
    #expect(other.level.value == 9)
  }
}

/// A dependency with a state, which tests must not share.
private final class Diary: TestDependencyKey, Sendable {
  private let entries = Locked<[String]>([])
  static var testValue: Diary { Diary() }

  func add(_ entry: String) -> [String] {
    entries.withLock {
      $0.append(entry)
      return $0
    }
  }
}

@Suite(.dependencies) struct FreshDependenciesTests {
  @Test(arguments: [1, 1, 2]) func eachCaseBeginsFresh(number: Int) {
    @Dependency(Diary.self) var diary
    #expect(diary.add("\(number)") == ["\(number)"])
    #expect(diary.add("again").count == 2)
  }

  @Test(.dependencies) func aTraitInsideKeepsWhatTheOneAroundItHas() {
    #expect(Dependency(Diary.self).wrappedValue.add("one") == ["one"])
  }
}

@Suite struct RepetitionTests {
  /// As the trait is used when somebody asks for repetitions.
  @Test func aTestThatIsRepeatedBeginsFreshEachTime() async throws {
    let test = try #require(Test.current)
    for _ in 1...2 {
      try await DependenciesTrait.dependencies.provideScope(
        for: test, testCase: Test.Case.current
      ) {
        #expect(Dependency(Diary.self).wrappedValue.add("one") == ["one"])
      }
    }
  }
}

/// A value for each case, made by the trait.
private enum Made {
  static let next = Atomic(0)
}

@Suite struct TraitValueTests {
  private static let seen = Locked<Set<Int>>([])

  @Test(
    .dependency(\.level.value, Made.next.add(1, ordering: .relaxed).newValue), arguments: 1...5)
  func theValueIsMadeForEachCase(number: Int) {
    let isNew = Self.seen.withLock { $0.insert(LevelModel().level.value).inserted }
    #expect(isNew)
  }
}

/// Macros can't see what macros have made in the same module, so `$number` can't stand in `@Test`.
extension Trait where Self == TaskLocalTrait<Int> {
  fileprivate static func number(_ number: Int) -> Self {
    .taskLocal(TraitLocals.$number, number)
  }
}

@Suite(.number(2)) struct TaskLocalTraitTests {
  @Test func aTaskLocalIsBoundForASuite() {
    #expect(TraitLocals.number == 2)
  }

  @Test(.number(3)) func andForATest() async {
    #expect(TraitLocals.number == 3)
    #expect(await Task { TraitLocals.number }.value == 3)
  }

  @Test(.taskLocal(TestProcess.$isIgnored, true)) func alsoOneOfAnotherModule() {
    #expect(TestProcess.isIgnored)
  }
}
