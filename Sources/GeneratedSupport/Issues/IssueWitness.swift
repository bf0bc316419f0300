/// Is told of each issue that is reported. A trace records those of its stores.
package enum IssueWitness {
  private static let witness = Locked<(@Sendable (IssueReport) -> Void)?>(nil)

  static func tell(_ report: IssueReport) { witness.withLock(\.self)?(report) }

  /// The first one stays.
  package static func install(_ function: @escaping @Sendable (IssueReport) -> Void) {
    witness.withLock { $0 = $0 ?? function }
  }
}
