import Foundation
import GeneratedSupport
import Testing

@Suite struct PresentationStateTests {
  @Test func nothingIsPresentedUnlessAnInitialValueIsGiven() {
    #expect(Nesting.State().next == nil)
    #expect(Nesting.State(next: Nesting.State(count: 1)).next?.count == 1)
  }

  @Test func aChangeOfACopyLeavesTheOriginalAlone() {
    let original = Nesting.State(next: Nesting.State(count: 1))
    var copy = original
    copy.next?.count = 2
    #expect(original.next?.count == 1)
    #expect(copy.next?.count == 2)
    copy.next = nil
    #expect(original.next?.count == 1)
    copy = original
    copy.next = Nesting.State(count: 3)
    #expect(original.next?.count == 1)
  }

  @Test func aChangeInPlaceCopiesNothing() {
    var state = PresentationState(wrappedValue: [1, 2, 3])
    state.wrappedValue?.reserveCapacity(100)
    let address = state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress)
    state.wrappedValue?.append(4)
    state.projectedValue.wrappedValue?.append(5)
    #expect(state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress) == address)
    #expect(state.wrappedValue == [1, 2, 3, 4, 5])
  }

  @Test func aMissingValueStaysMissing() {
    var state = Nesting.State()
    state.next?.count = 1
    #expect(state.next == nil)
    #expect(state == Nesting.State())
  }

  @Test func copiesAreEqualWithoutALookAtTheirValues() {
    let counter = ComparisonCounter()
    let state = PresentationState(wrappedValue: counter)
    #expect(state == state)
    #expect(counter.count == 0)
    #expect(state == PresentationState(wrappedValue: counter))
    #expect(counter.count == 1)
  }

  @Test func statesAreEqualIfTheirValuesAre() {
    #expect(PresentationState(wrappedValue: 1) == PresentationState(wrappedValue: 1))
    #expect(PresentationState(wrappedValue: 1) != PresentationState(wrappedValue: 2))
    #expect(PresentationState(wrappedValue: 1) != PresentationState(wrappedValue: nil))
    let ids: Set = [PresentationState(wrappedValue: 1), PresentationState(wrappedValue: 1)]
    #expect(ids.count == 1)
  }

  @Test(arguments: [nil, 1])
  func itIsEncodedAndDecodedLikeAnOptional(count: Int?) throws {
    let json = try JSONEncoder().encode(Presented(count: count))
    #expect(try json == JSONEncoder().encode(Plain(count: count)))
    #expect(try JSONDecoder().decode(Presented.self, from: json) == Presented(count: count))
  }

  @Test(arguments: [nil, 1])
  func itCanBeEncodedAlone(count: Int?) throws {
    let json = try JSONEncoder().encode([PresentationState(wrappedValue: count)])
    #expect(try json == JSONEncoder().encode([count]))
    let decoded = try JSONDecoder().decode([PresentationState<Int>].self, from: json)
    #expect(decoded == [PresentationState(wrappedValue: count)])
  }

  @Test func itIsDumpedLikeItsValue() {
    #expect(String(customDumping: PresentationState(wrappedValue: 1)) == "1")
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
    #expect(
      String(customDumping: Nesting.State(next: Nesting.State(count: 1))) == """
        Nesting.State(
          count: 0,
          _next: Nesting.State(
            count: 1,
            _next: nil
          )
        )
        """)
  }

  @Test func reflectionShowsItsValue() {
    let mirror = Mirror(reflecting: PresentationState(wrappedValue: [1, 2]))
    #expect(mirror.displayStyle == .optional)
    #expect(mirror.children.first?.value as? [Int] == [1, 2])
  }

  @Test func aCaseOfAPresentedEnumCanBeChanged() {
    var state = Book.State(page: .text("a"))
    #expect(state.$page[case: \.text] == "a")
    #expect(state.$page[case: \.number] == nil)
    state.$page[case: \.text]?.append("b")
    #expect(state.page == .text("ab"))
    state.$page[case: \.text] = nil
    #expect(state.page == nil)
  }

  @Test func aChangeOfAnotherCaseIsReported() async {
    var state = Book.State(page: .text("a"))
    let reports = await reports {
      state.$page[case: \.number]? += 1
      state.$page[case: \.number] = 2
      state.page = .cover
      state.$page[case: \.number] = 2
      state.page = nil
      state.$page[case: \.number] = 2
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 7): Can't change the value of this case, because another case, \"text\", is presented.",
        "\(#fileID):\(#line - 6): Can't change the value of this case, because another case, \"text\", is presented.",
        "\(#fileID):\(#line - 4): Can't change the value of this case, because another case, \"cover\", is presented.",
        "\(#fileID):\(#line - 2): Can't change the value of this case, because nothing is presented.",
      ])
    #expect(state.page == nil)
  }

  @Test func aChangeOfAnotherCaseOfThePayloadIsReported() async {
    var state = PresentationState(wrappedValue: Poster.text(.plain("a")))
    let reports = await reports {
      state[case: \.text.bold] = "b"
      state.wrappedValue = .blank
      state[case: \.text.bold] = "b"
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 4): Can't change the value of this case, because another case, \"text.plain\", is presented.",
        "\(#fileID):\(#line - 2): Can't change the value of this case, because another case, \"blank\", is presented.",
      ])
    #expect(state.wrappedValue == .blank)
  }
}

/// An enum with an enum as a payload.
enum Poster: CasePathable, Equatable {
  case text(Text)
  case blank

  enum Text: CasePathable, Equatable { case plain(String), bold(String) }
}

/// A state that presents a state of its own type.
private enum Nesting {
  struct State: Equatable {
    var count = 0
    @Presents var next: State?
  }
}

struct Book: Reducer {
  struct State: Equatable { @Presents var page: Page? }
  enum Action { case opened }
  enum Page: CasePathable, Equatable { case text(String), number(Int), cover }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct Presented: Codable, Equatable {
  @Presents var count: Int?
}

private struct Plain: Codable {
  var count: Int?
}

private final class ComparisonCounter: Equatable {
  var count = 0

  static func == (left: ComparisonCounter, right: ComparisonCounter) -> Bool {
    left.count += 1
    return true
  }
}
