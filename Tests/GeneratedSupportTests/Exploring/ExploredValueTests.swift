import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// The values that payloads are made from.
@MainActor @Suite struct ExploredValueTests {
  private func values<Value>(
    _ type: Value.Type, states: [Any] = [], count: UInt64 = 300
  ) throws -> [Value] {
    try (0..<count).map { seed in
      var choices = ExploredChoices(
        ChoiceNumbers(random: SeededGenerator(seed: seed)), states: states)
      return try choices.value()
    }
  }

  private func simplest<Value>(_ type: Value.Type) throws -> Value {
    var choices = ExploredChoices(ChoiceNumbers(), states: [])
    return try choices.value()
  }

  @Test func theSimplestValues() throws {
    #expect(try simplest(Int.self) == 0)
    #expect(try simplest(UInt8.self) == 0)
    #expect(try simplest(Double.self) == 0)
    #expect(try simplest(String.self) == "")
    #expect(try simplest(Bool.self) == false)
    #expect(try simplest(Int?.self) == nil)
    #expect(try simplest([Int].self) == [])
    #expect(try simplest([String: Int].self) == [:])
    #expect(try simplest(Set<Int>.self) == [])
    #expect(try simplest(Date.self) == Date(timeIntervalSince1970: 0))
    #expect(try simplest(UUID.self) == UUID(0))
    #expect(try simplest(Duration.self) == .zero)
    #expect(try simplest(Result<Int, any Error>.self).get() == 0)
  }

  @Test func numbersAtTheLimits() throws {
    let numbers = Set(try values(Int.self))
    #expect(numbers.isSuperset(of: [0, 1, -1, .max, .min]))
    #expect(Set(try values(Int8.self)).isSuperset(of: [127, -128]))
    #expect(Set(try values(UInt.self)).contains(.max))
  }

  @Test func partsOfEachKind() throws {
    #expect(Set(try values(Bool?.self)) == [nil, true, false])
    #expect(Set(try values([Bool].self).map(\.count)) == [0, 1, 2, 3])
    #expect(Set(try values(CoffeeSize.self)) == [.small, .large])
    let failures = try values(Result<Int, any Error>.self).filter { (try? $0.get()) == nil }
    #expect(failures.count > 30 && failures.count < 150)
  }

  @Test func enumsWithCasePaths() throws {
    let values = Set(try values(Order.self))
    #expect(values.contains(.cancel))
    #expect(values.contains(.coffee(.large)))
    #expect(
      values.contains { if case .change(name: "a", count: 2...) = $0 { true } else { false } })
  }

  @Test func tuples() throws {
    let values = try values((Bool, UInt8, name: String, any Error, Int?).self)
    #expect(Set(values.map(\.0)) == [true, false])
    #expect(values.contains { $0.name == "Blob" && $0.1 > 2 })
    #expect(values.contains { $0.4 == 1_000 && $0.1 == .max })
  }

  @Test func idsComeFromTheState() throws {
    let state = IdentifiedArray(uniqueElements: [Row(id: UUID(70)), Row(id: UUID(71))])
    let former = IdentifiedArray(uniqueElements: [Row(id: UUID(72))])
    let ids = try values(UUID.self, states: [former, state])
    let counts = Dictionary(grouping: ids) { $0 }.mapValues(\.count)
    #expect(counts[UUID(70), default: 0] > 40 && counts[UUID(71), default: 0] > 40)
    // One that has gone, and one that was never there.
    #expect(counts[UUID(72), default: 0] > 5 && counts[UUID(0), default: 0] > 5)
  }

  @Test func structsComeFromTheState() throws {
    #expect(Set(try values(Row.self, states: [[Row(id: UUID(7))]])) == [Row(id: UUID(7))])
  }

  @Test func sameNumbersMakeTheSameValue() throws {
    for seed in 0..<50 as Range<UInt64> {
      var first = ExploredChoices(ChoiceNumbers(random: SeededGenerator(seed: seed)), states: [])
      let order: Order = try first.value()
      var second = ExploredChoices(ChoiceNumbers(first.numbers.used), states: [])
      #expect(try second.value() == order)
    }
  }
}

extension ExploredValueTests {
  struct Row: Hashable, Identifiable { var id: UUID }
}

enum CoffeeSize: CaseIterable { case small, large }

enum Order: CasePathable, Hashable {
  case cancel
  case coffee(CoffeeSize)
  case change(name: String, count: Int)
}
