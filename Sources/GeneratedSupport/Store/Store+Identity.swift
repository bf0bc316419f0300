extension Store: Hashable {
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: Identifiable {}
