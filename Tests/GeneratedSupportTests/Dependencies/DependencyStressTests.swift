import GeneratedTestSupport
import Testing

/// A dependency with a state, which a test that shared it would find changed.
private final class Ledger: TestDependencyKey, Sendable {
  private let entries = Locked<[Int]>([])
  static var testValue: Ledger { Ledger() }

  func add(_ entry: Int) -> [Int] {
    entries.withLock {
      $0.append(entry)
      return $0
    }
  }
}

/// A thousand tests at once, half of which prepare and override the same dependencies.
@Suite struct DependencyStressTests {
  @Test(arguments: 0..<500) func aTestThatChangesEverything(number: Int) async {
    prepareDependencies { $0.greeting = "prepared \(number)" }
    await hammer(number, greeting: "prepared \(number)")
  }

  @Test(.dependency(\.greeting, "trait"), arguments: 0..<500)
  func aTestWithATrait(number: Int) async {
    await hammer(number, greeting: "trait")
  }

  private func hammer(_ number: Int, greeting: String) async {
    #expect(Dependency(\.level.value).wrappedValue == 3)
    #expect(Dependency(Ledger.self).wrappedValue.add(number) == [number])
    await withTaskGroup { group in
      for child in 0..<4 {
        group.addTask {
          await withDependencies {
            $0.level.value = number + child
          } operation: {
            await Task.yield()
            #expect(Dependency(\.level.value).wrappedValue == number + child)
            #expect(Dependency(\.greeting).wrappedValue == greeting)
            _ = Dependency(Ledger.self).wrappedValue.add(number)
          }
        }
      }
    }
    #expect(Dependency(\.level.value).wrappedValue == 3)
    #expect(Dependency(Ledger.self).wrappedValue.add(number) == Array(repeating: number, count: 6))
  }
}
