/// Is told of each issue that is reported. A trace records those of its stores.
package struct IssueWitness {
  /// Stored in a struct, because each access to a function in a generic lock would wrap it in one
  /// more function.
  private let tell: @Sendable (IssueReport) -> Void

  private static let installed = Locked<IssueWitness?>(nil)

  static func tell(_ report: IssueReport) { installed.withLock(\.self)?.tell(report) }

  /// The first one stays.
  package static func install(_ function: @escaping @Sendable (IssueReport) -> Void) {
    installed.withLock { $0 = $0 ?? IssueWitness(tell: function) }
  }
}
