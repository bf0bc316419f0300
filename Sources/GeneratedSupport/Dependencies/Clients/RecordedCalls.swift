/// For generated code: what was passed to one requirement of a recording client.
public final class _RecordedCalls<Arguments>: Sendable {
  // A test reads what the feature has passed, whether or not the type says that tasks may share it.
  private let calls = Locked<[UncheckedSendable<Arguments>]>([])

  public init() {}

  public var all: [Arguments] { calls.withLock { $0 }.map(\.value) }

  public func append(_ arguments: Arguments) {
    let call = UncheckedSendable(arguments)
    calls.withLock { $0.append(call) }
  }
}
