import GeneratedSupport
import Testing

@Suite struct ExpectDifferenceTests {
  @Test func whatIsAsExpectedIsNotReported() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      expectNothing()
      await expectNothingLater()
    }
    #expect(try #require(result).standardErrorContent.isEmpty)
  }

  @Test func reportsShowTheDifferenceAndThePlace() async {
    let reports = await reports {
      expectTooMuch()
      await expectTooMuchLater()
    }
    #expect(
      reports.joined(separator: "\n") + "\n" == """
        A/B.swift:1: Difference: …

          \u{2007} Traveller(
          \u{2007}   id: 1,
          \u{2212}   name: "Blob"
          +   name: "Jr."
          \u{2007} )

        (First: −, Second: +)
        A/B.swift:2: really - Difference: …

          \u{2212} 1
          + 2

        (First: −, Second: +)
        A/B.swift:3: Difference: …

          \u{2212} 3
          + 2

        (Expected: −, Actual: +)
        A/B.swift:4: No difference detected after applying changes.
        A/B.swift:5: Threw error: Failure()
        A/B.swift:6: Difference: …

          \u{2212} 3
          + 2

        (Expected: −, Actual: +)
        A/B.swift:7: Threw error: Failure()

        """)
  }
}

private struct Failure: Error {}

@MainActor private final class Model {
  var count = 0
  func increment() async { count += 1 }
}

private func expectNothing() {
  expectNoDifference([1], [1])
  var count = 1
  expectDifference(count) {
    count += 1
  } changes: {
    $0 = 2
  }
  expectDifference(Traveller(id: 1, name: "Blob")) { $0.name = "Blob" }
}

@MainActor private func expectNothingLater() async {
  let model = Model()
  await expectDifference(model.count) {
    await model.increment()
  } changes: {
    $0 = 1
  }
  var count = 1
  await expectDifference(count) {
    count += 1
  } changes: {
    $0 = 2
  }
}

private func expectTooMuch() {
  let user = Traveller(id: 1, name: "Blob")
  expectNoDifference(
    user, Traveller(id: 1, name: "Jr."), fileID: "A/B.swift", filePath: "", line: 1, column: 1)
  expectNoDifference(1, 2, "really", fileID: "A/B.swift", filePath: "", line: 2, column: 1)
  var count = 1
  expectDifference(
    count, operation: { count += 1 }, changes: { $0 = 3 },
    fileID: "A/B.swift", filePath: "", line: 3, column: 1)
  expectDifference(
    count, operation: {}, changes: { _ in },
    fileID: "A/B.swift", filePath: "", line: 4, column: 1)
  expectDifference(
    count, operation: { throw Failure() }, changes: { _ in },
    fileID: "A/B.swift", filePath: "", line: 5, column: 1)
}

@MainActor private func expectTooMuchLater() async {
  let model = Model()
  model.count = 1
  await expectDifference(
    model.count, operation: { await model.increment() }, changes: { $0 = 3 },
    fileID: "A/B.swift", filePath: "", line: 6, column: 1)
  await expectDifference(
    model.count,
    operation: {
      await model.increment()
      throw Failure()
    }, changes: { _ in }, fileID: "A/B.swift", filePath: "", line: 7, column: 1)
}
