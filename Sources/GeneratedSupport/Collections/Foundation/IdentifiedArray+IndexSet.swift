#if Foundation
  public import Foundation

  extension IdentifiedArray {
    /// Moves the elements at offsets before the element at `destination`. The offsets and
    /// `destination` are the positions before the move.
    public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
      move(fromOffsets: RangeSet(offsets.rangeView), toOffset: destination)
    }

    /// Removes the elements at offsets. The offsets are the positions before the removal.
    public mutating func remove(atOffsets offsets: IndexSet) {
      remove(atOffsets: RangeSet(offsets.rangeView))
    }
  }
#endif
