#if Foundation
  public import Foundation

  extension IdentifiedArray {
    /// Moves the elements at offsets, in their order, to in front of the element that is at
    /// `destination` before any of them is moved.
    public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
      move(fromOffsets: RangeSet(offsets.rangeView), toOffset: destination)
    }

    /// Removes the elements at offsets, which are those before the first one is removed.
    public mutating func remove(atOffsets offsets: IndexSet) {
      remove(atOffsets: RangeSet(offsets.rangeView))
    }
  }
#endif
