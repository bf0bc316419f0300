/// A reference that stores the value.
///
/// A change works on a copy, so that code that reads the value meanwhile gets the old one and does
/// not wait. No lock is held while other code runs, except in the closure of a change: it excludes
/// other changes.
final class RootReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let changing = ExclusiveSection()
  private let accessing = ExclusiveSection()
  /// Only `accessing` reads and writes these.
  private var stored: Value
  private var changes = 0
  /// Set before anything else gets the reference.
  private var ownStatus: SharedStatus
  private let label: String

  init(_ value: Value, label: String = "", status: SharedStatus = SharedStatus()) {
    stored = value
    ownStatus = status
    self.label = label
  }

  override var status: SharedStatus { ownStatus }

  override func name(of wrapper: String, showsValue: Bool) -> String {
    let label = label.isEmpty && showsValue ? "value: \(value(in: .read))" : label
    return "\(wrapper)<\(dumpTypeName(Value.self))>(\(label))"
  }

  override func value(in version: SharedVersion) -> Value {
    switch version {
    case .current: return current
    case .expected(let comparison): return cast(comparison.expectedValue(of: self))
    case .actual(let comparison): return cast(comparison.actualValue(of: self))
    }
  }

  private var current: Value { accessing.run { stored } }

  /// How often the program has changed the value.
  var changeCount: Int { accessing.run { changes } }

  /// The current value, and how often the program has changed it.
  var version: (value: Value, changeCount: Int) { accessing.run { (stored, changes) } }

  override func mutate<Result, Failure: Error>(
    at site: CallSite, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let comparison = SharedComparison.assigning { return try assign(in: comparison, body) }
    if changing.isEnteredHere {
      reportNestedChange(at: site)
      var copy = current
      return try body(&copy)
    }
    defer {
      status.observation.valueChanged()
      status.valueChanged()
    }
    return try changing.run { () throws(Failure) -> Result in
      let old = current
      var new = old
      defer { store(new, insteadOf: old) }
      return try body(&new)
    }
  }

  private func store(_ new: Value, insteadOf old: Value) {
    let tracker = SharedTracker.current
    accessing.run {
      tracker?.record(self, before: old)
      stored = new
      changes += 1
    }
  }

  /// Replaces the value by one that was loaded, unless the program has changed it since.
  func replace(by value: Value, ifChangeCountIs count: Int? = nil) {
    let isReplaced = accessing.run {
      if let count, count != changes { return false }
      stored = value
      return true
    }
    if isReplaced { status.observation.valueChanged() }
  }

  private func assign<Result, Failure: Error>(
    in comparison: SharedComparison, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value: Value = cast(comparison.expectedValue(of: self))
    defer { comparison.assign(value, to: self) }
    return try body(&value)
  }

  private func reportNestedChange(at site: CallSite) {
    let text = """
      'withLock' of '\(name)' was called inside another 'withLock' of the same value. The inner change is lost.

      Make the change in the outer closure instead, through its argument: '$0 = …'.
      """
    IssueReport(text, site: site).deliver()
  }
}

extension RootReference: SharedRoot {
  var anyValue: Any { current }

  func areEqual(_ one: Any, _ other: Any) -> Bool {
    let (one, other): (Value, Value) = (cast(one), cast(other))
    func open<T: Equatable>(_ one: T) -> Bool { (other as? T) == one }
    if let one = one as? any Equatable { return open(one) }
    return diff(one, other) == nil
  }

  func difference(_ old: Any, _ new: Any) -> String? {
    let (old, new): (Value, Value) = (cast(old), cast(new))
    return diff(old, new, format: .proportional)
  }

  /// A snapshot has only values that this reference has given it.
  private func cast(_ value: Any) -> Value {
    guard let value = value as? Value else { fatalError("'\(name)' got a value of another type") }
    return value
  }
}
