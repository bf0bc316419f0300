import Dispatch
import GeneratedSupport
import Testing

@Suite struct LockIsolatedTests {
  @Test func writesOfManyTasksAreAllThere() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 100)
  }

  /// With the thread sanitizer, this also shows that it understands the lock: it doesn't understand
  /// a `Mutex` for which two threads wait.
  @Test func threadsThatWaitForTheLockLoseNothing() {
    let counts = LockIsolated<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 30_000) { turn in
      counts.withValue { $0[turn % 3, default: 0] += 1 }
    }
    #expect(counts.value == [0: 10_000, 1: 10_000, 2: 10_000])
  }

  @Test func membersAreReadThroughTheLock() {
    let names = LockIsolated(["Blob"])
    names.setValue(["Blob", "Blob Jr"])
    #expect(names.count == 2)
    #expect(names.first == "Blob")
  }

  @Test func errorsLeaveTheLockOpen() {
    let value = LockIsolated(1)
    #expect(throws: CancellationError.self) {
      try value.withValue { value in
        value = 2
        throw CancellationError()
      }
    }
    #expect(value.value == 2)
  }

  @Test func isEqualAsItsValueIs() {
    let one = LockIsolated([1])
    let other = LockIsolated([1])
    #expect(one == other && one == one)
    #expect(one.hashValue == other.hashValue)
    other.setValue([2])
    #expect(one != other)
    let number = LockIsolated(Double.nan)
    #expect(number != number)
  }

  /// Two comparisons in opposite directions must not wait for each other.
  @Test func comparisonsDoNotBlockEachOther() {
    let (one, other) = (LockIsolated(1), LockIsolated(1))
    DispatchQueue.concurrentPerform(iterations: 10_000) { turn in
      let areEqual = turn.isMultiple(of: 2) ? one == other : other == one
      if !areEqual { Issue.record("they are equal") }
    }
  }

  /// Compiles: neither the value nor what is set has to be `Sendable`.
  @Test func holdsWhatIsNotSendable() {
    final class Box { var number = 1 }
    let box = LockIsolated(Box())
    box.setValue(Box())
    #expect(box.number == 1)
    #expect(
      box.withValue {
        $0.number += 1; return $0.number
      } == 2)
  }
}

@Suite struct UncheckedSendableTests {
  final class Box { var number = 1 }

  @Test func aWrapperCanBeCapturedAndWritten() {
    @UncheckedSendable var box = Box()
    let increment: @Sendable () -> Void = { [box = $box] in box.value.number += 1 }
    increment()
    #expect(box.number == 2 && $box.number == 2)
    $box.number = 5
    #expect(box.number == 5)
  }

  @Test func isEqualAsItsValueIs() {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1), UncheckedSendable(2)]).count == 2)
  }
}

extension UncheckedSendableTests {
  /// A sequence that is not `Sendable`.
  private final class Countdown: AsyncSequence, AsyncIteratorProtocol {
    var number = 3

    func makeAsyncIterator() -> Countdown { self }

    func next() async -> Int? {
      number -= 1
      return number < 0 ? nil : number
    }
  }

  @Test func isASequenceAsItsValueIs() async {
    let countdown = UncheckedSendable(Countdown())
    let numbers = await Task {
      var numbers: [Int] = []
      for await number in countdown { numbers.append(number) }
      return numbers
    }.value
    #expect(numbers == [2, 1, 0])
    let stream = UncheckedSendable(Countdown()).eraseToStream()
    #expect(await stream.reduce(0, +) == 3)
  }
}

@Suite struct AnyHashableSendableTests {
  @Test func erasesExistentials() {
    let values: [any Hashable & Sendable] = [1, "a"]
    #expect(values.map(AnyHashableSendable.init) == [1, "a"])
    #expect([1, 2].map(AnyHashableSendable.init) == [1, 2])
  }

  @Test func isEqualAsItsValuesAre() {
    #expect(AnyHashableSendable(1) == 1)
    #expect(AnyHashableSendable("a") == "a")
    #expect(AnyHashableSendable(true) == true)
    #expect(AnyHashableSendable(1.5) == 1.5)
    #expect(AnyHashableSendable(1) != "1")
    #expect(AnyHashableSendable(AnyHashableSendable(1)).base is Int)
  }

  @Test func isEqualToThePlainAnyHashable() {
    #expect(AnyHashable(AnyHashableSendable("id")) == AnyHashable("id"))
    #expect(AnyHashable("id") == AnyHashable(AnyHashableSendable("id")))
    #expect(AnyHashable(AnyHashableSendable("id")).hashValue == AnyHashable("id").hashValue)
    #expect([AnyHashable(1): "one"][AnyHashable(AnyHashableSendable(1))] == "one")
  }

  @Test func showsItsValue() {
    #expect("\(AnyHashableSendable("a"))" == "a")
    #expect(String(reflecting: AnyHashableSendable("a")) == #"AnyHashableSendable("a")"#)
  }
}
