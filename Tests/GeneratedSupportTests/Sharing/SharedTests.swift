import GeneratedTestSupport
import Observation
import Testing

/// `Shared` and `SharedReader` as values.
@Suite struct SharedTests {
  @Test func aProjectedValueSharesTheValue() {
    @Shared(value: 1) var count
    let other = Shared(projectedValue: $count)
    other.withLock { $0 += 1 }
    #expect(count == 2)
    #expect(other == $count)
  }

  @Test func aClosureReturnsAResult() {
    @Shared(value: [1, 2, 3]) var numbers
    #expect($numbers.withLock { $0.removeLast() } == 3)
    #expect(numbers == [1, 2])
  }

  @Test func aChangeBeforeAnErrorStays() {
    @Shared(value: 0) var count
    #expect(throws: CancellationError.self) {
      try $count.withLock {
        $0 = 1
        throw CancellationError()
      }
    }
    #expect(count == 1)
  }

  @Test func theValueCanBeReadInTheClosureOfAChange() {
    @Shared(value: 1) var count
    $count.withLock { $0 = count + 1 }
    #expect(count == 2)
  }

  @Test func aNestedChangeOfTheSameValueIsReported() async {
    let line: UInt = #line
    let reports = await reports {
      @Shared(value: 0) var count
      $count.withLock { value in
        $count.withLock { $0 = 5 }
        value += 1
      }
      #expect(count == 1)
    }
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix("\(#fileID):\(line + 4): "))
    #expect(
      reports[0].hasSuffix(
        """
        : 'withLock' of 'Shared<Int>()' was called inside another 'withLock' of the same value. The inner change is \
        lost.

        Make the change in the outer closure instead, through its argument: '$0 = …'.
        """))
  }

  @available(*, deprecated)
  @Test func aPlainAssignmentWorks() {
    @Shared(value: 0) var count
    count = 3
    #expect($count.wrappedValue == 3)
  }

  @Test func anotherSharedValueCanBeAssigned() {
    @Shared(value: 0) var one
    @Shared(value: 10) var other
    $one = $other
    $other.withLock { $0 += 1 }
    #expect(one == 11)
  }

  @Test func aMemberIsAPartOfTheValue() {
    @Shared(value: SharedPerson(name: SharedName(first: "Blob"))) var person
    let first = $person.name.first
    first.withLock { $0 = "Bob" }
    #expect(person.name.first == "Bob")
    $person.withLock { $0.name.first = "Rob" }
    #expect(first.wrappedValue == "Rob")
    let count: SharedReader<Int> = $person.name.first.count
    #expect(count.wrappedValue == 3)
  }

  @Test func theSameMemberHasTheSameIdentity() {
    @Shared(value: SharedPerson(name: SharedName(first: "Blob"))) var person
    let (one, other) = ($person.name, $person.name)
    #expect(one.objectIdentifier == other.objectIdentifier)
    #expect(one.objectIdentifier != $person.objectIdentifier)
  }

  @Test func aComputedValueFollowsTheValue() {
    @Shared(value: [3, 1]) var numbers
    let largest = $numbers.read { $0.max() }
    $numbers.withLock { $0.append(7) }
    #expect(largest.wrappedValue == 7)
  }

  @Test func anOptionalIsUnwrappedAndKeepsItsLastValue() throws {
    @Shared(value: nil) var name: String?
    #expect(Shared($name) == nil)
    $name.withLock { $0 = "Blob" }
    let unwrapped = try #require(Shared($name))
    unwrapped.withLock { $0 += "!" }
    #expect(name == "Blob!")
    #expect(unwrapped.wrappedValue == "Blob!")
    $name.withLock { $0 = nil }
    #expect(unwrapped.wrappedValue == "Blob!")
  }

  @Test func aChangeOfAnOptionalThatIsNilIsReported() async throws {
    let line: UInt = #line
    let reports = try await withKnownReports {
      @Shared(value: 1) var count: Int?
      let unwrapped = try #require(Shared($count))
      $count.withLock { $0 = nil }
      unwrapped.withLock { $0 = 2 }
      #expect(count == nil)
    }
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix("\(#fileID):\(line + 5): "))
    #expect(
      reports[0].hasSuffix(
        """
        : A change of 'Shared<Int?>()!' is lost, because the value is nil now.

        This shared value was derived from an optional, which had a value then. Check that the optional still has a \
        value before you change the shared value.
        """))
  }

  @Test func aChangeOfARemovedElementIsReported() async throws {
    let reports = try await withKnownReports {
      @Shared(value: [SharedRow(id: 1)]) var rows: IdentifiedArrayOf<SharedRow>
      let row = try #require(Shared($rows[id: 1]))
      $rows.withLock { $0.remove(id: 1) }
      row.withLock { $0.isOn = true }
      #expect(rows.isEmpty)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.contains(
        "A change of 'Shared<IdentifiedArray>()[…]!' is lost, because the value is nil now.")
        == true)
  }

  @Test func anElementIsFoundByItsID() throws {
    @Shared(value: [SharedRow(id: 1), SharedRow(id: 2)]) var rows: IdentifiedArrayOf<SharedRow>
    let row = try #require(Shared($rows[id: 2]))
    $rows.withLock { $0.swapAt(0, 1) }
    row.withLock { $0.isOn = true }
    #expect(rows[id: 2]?.isOn == true)
    #expect(rows[id: 1]?.isOn == false)
    $rows.withLock { _ = $0.remove(id: 2) }
    #expect(row.wrappedValue.isOn)
    #expect(Shared($rows[id: 2]) == nil)
  }

  @Test func theElementsOfACollectionAreShared() {
    @Shared(value: ["a", "b"]) var names: [String]
    for name in [Shared]($names) { name.withLock { $0 += "!" } }
    #expect(names == ["a!", "b!"])
    @Shared(value: [SharedRow(id: 1), SharedRow(id: 2)]) var rows: IdentifiedArrayOf<SharedRow>
    let shared = [Shared]($rows)
    $rows.withLock { $0.swapAt(0, 1) }
    shared[0].withLock { $0.isOn = true }
    #expect(rows[id: 1]?.isOn == true)
    #expect(shared.map(\.id) == [1, 2])
    let readers = [SharedReader](SharedReader($rows))
    #expect(readers.map(\.id) == [2, 1])
  }

  @Test func aReaderSeesChanges() {
    @Shared(value: 0) var count
    @Shared(value: 4 as Int?) var optional
    #expect(SharedReader($optional)?.wrappedValue == 4)
    let reader = SharedReader($count)
    $count.withLock { $0 = 4 }
    #expect(reader.wrappedValue == 4)
    #expect(SharedReader(value: 3).wrappedValue == 3)
  }

  @Test func theStreamEndsWithTheNewestValue() async {
    @Shared(value: 0) var count
    var iterator = $count.values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    for value in 1...5 { $count.withLock { $0 = value } }
    #expect(await iterator.next() == 5)
  }

  @Test func aDumpShowsTheValue() {
    struct State { @Shared(value: 0) var count }
    #expect(
      String(customDumping: State()) == """
        SharedTests.State(_count: #1 0)
        """)
  }

  @Test func aDescriptionNamesTheWrapperAndTheKeyOrTheValue() {
    @Shared(.inMemory("count")) var count = 0
    #expect("\($count)" == #"Shared<Int>(.inMemory("count"))"#)
    #expect("\(SharedReader($count))" == #"SharedReader<Int>(.inMemory("count"))"#)
    @Shared(value: 1) var number
    $number.withLock { $0 = 2 }
    #expect("\($number)" == "Shared<Int>(value: 2)")
    #expect("\(SharedReader($number))" == "SharedReader<Int>(value: 2)")
    @Shared(value: ["a"]) var names: [String]
    #expect("\($names[0])" == #"Shared<[String]>(value: ["a"])[…]"#)
  }

  @Test func equalityComparesValues() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(!((Shared(value: 1) as Any) is any Hashable))
    #expect(!((Shared(value: 1) as Any) is any Encodable))
  }
}

struct SharedName: Equatable, Codable, Sendable { var first: String }
struct SharedPerson: Equatable, Codable, Sendable { var name: SharedName }
struct SharedRow: Equatable, Identifiable, Sendable {
  let id: Int
  var isOn = false
}

private func withKnownReports(_ body: () throws -> Void) async throws -> [String] {
  await reports { try body() }
}
