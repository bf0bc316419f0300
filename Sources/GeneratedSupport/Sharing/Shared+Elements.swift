extension RangeReplaceableCollection {
  /// The elements of a shared collection, each as a shared value.
  ///
  /// ```swift
  /// func shout(_ names: Shared<[String]>) {
  ///   for name in [Shared](names) {
  ///     name.withLock { $0 = $0.uppercased() }
  ///   }
  /// }
  /// ```
  ///
  /// An element stands for a position. If there is no element at the position any more, it keeps
  /// its last value.
  public init<Base: MutableCollection>(_ base: Shared<Base>)
  where Element == Shared<Base.Element>, Base.Index: Hashable {
    self.init(base.wrappedValue.indices.compactMap { Shared(base[dynamicMember: \.[element: $0]]) })
  }

  /// The elements of a shared collection, each as a shared value. An element is found by its id,
  /// wherever it moves.
  public init<Base: _MutableIdentifiedCollection>(_ base: Shared<Base>)
  where Element == Shared<Base.Element>, Base.Index: Hashable {
    self.init(base.wrappedValue.ids.compactMap { Shared(base[dynamicMember: \.[id: $0]]) })
  }

  /// The elements of a shared collection, each as a shared value that can be read.
  public init<Base: Collection>(_ base: SharedReader<Base>)
  where Element == SharedReader<Base.Element>, Base.Index: Hashable {
    self.init(
      base.wrappedValue.indices.compactMap {
        SharedReader(base[dynamicMember: \.[readElement: $0]])
      })
  }

  /// The elements of a shared collection, each as a shared value that can be read. An element is
  /// found by its id.
  public init<Base: _IdentifiedCollection>(_ base: SharedReader<Base>)
  where Element == SharedReader<Base.Element>, Base.Index: Hashable {
    self.init(base.wrappedValue.ids.compactMap { SharedReader(base[dynamicMember: \.[id: $0]]) })
  }
}

extension Collection {
  fileprivate subscript(readElement index: Index) -> Element? {
    index >= startIndex && index < endIndex ? self[index] : nil
  }
}

extension MutableCollection {
  /// Assigning nil, or an element outside of the collection, changes nothing.
  fileprivate subscript(element index: Index) -> Element? {
    get { self[readElement: index] }
    set {
      if let newValue, index >= startIndex, index < endIndex { self[index] = newValue }
    }
  }
}
