import GeneratedSupport
import Testing

/// A change in place must find each element owned alone, as `Array` gives it.
@Suite struct IdentifiedArrayCopyTests {
  @Test(arguments: [1, 2, 30])
  func changingInPlaceCopiesNothing(count: Int) {
    var probes = IdentifiedArray(uniqueElements: (0..<count).map { Probe(id: $0) })
    let address = probes.address
    for id in 0..<count {
      let isAlone = (probes[id: id]?.isOwnedAlone(), probes[id].isOwnedAlone())
      #expect(isAlone == (true, true))
    }
    #expect(probes.address == address)
  }

  @Test func neitherDoesExchangingSortingAndRemoving() {
    var probes = IdentifiedArray(uniqueElements: (0..<30).map { Probe(id: $0) })
    let address = probes.address
    probes.swapAt(3, 4)
    probes.sort { $0.id > $1.id }
    probes.remove(id: 7)
    probes.removeAll { $0.id.isMultiple(of: 5) }
    probes.move(fromOffsets: RangeSet(0..<3), toOffset: 9)
    #expect(probes.address == address)
    let areAlone = probes.indices.map { probes[$0].isOwnedAlone() }
    #expect(!areAlone.contains(false))
  }

  @Test func neitherDoesTheWrapperOfAValue() {
    var wrapped: IdentifiedArrayOf<Identified<Int, Probe>> = [Identified(Probe(id: 1), id: 5)]
    let isAlone = (wrapped[id: 5]?.value.isOwnedAlone(), wrapped[id: 5]?.box.isOwnedAlone())
    #expect(isAlone == (true, true))
  }

  @Test func aCopyDoesNotSeeTheChange() {
    var rows = Rows(1, 2, 3)
    let copy = rows
    rows[id: 2]?.value = 5
    rows[id: 1] = nil
    #expect(copy == Rows(1, 2, 3))
    #expect(rows.map(\.value) == [5, 30])
  }
}

private struct Probe: Identifiable {
  struct Box {
    private final class Object {}
    private var object = Object()

    mutating func isOwnedAlone() -> Bool { isKnownUniquelyReferenced(&object) }
  }

  let id: Int
  var box = Box()

  mutating func isOwnedAlone() -> Bool { box.isOwnedAlone() }
}

extension IdentifiedArray {
  fileprivate var address: UInt {
    withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }!
  }
}
