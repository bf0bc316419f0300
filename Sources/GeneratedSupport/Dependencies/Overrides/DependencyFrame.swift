import Synchronization

/// An override of one dependency, and the overrides before it. Overrides form a list, to which each
/// new one adds an element. Lists share their elements, so nothing is copied. A look-up follows the
/// list.
///
/// A frame without a key is the end of a list. It has the default values for the list.
///
/// The compiler checks `Sendable` for final classes only. Here, every property is a `let`.
@safe @usableFromInline
class DependencyFrame: @unchecked Sendable {
  /// The overrides of the running task, if there are any. Spelled out, because inlined code can't
  /// use the property that the macro `@TaskLocal` makes.
  @usableFromInline static let taskLocal = TaskLocal<DependencyFrame?>(wrappedValue: nil)

  let key: ObjectIdentifier?
  let parent: DependencyFrame?
  /// The parent again, to go there without counting references.
  private let next: Unmanaged<DependencyFrame>?
  let depth: Int
  /// The bits of all keys in the list. Most look-ups end here, because most dependencies are not
  /// overridden.
  let keyBits: UInt64
  /// The length at which hidden overrides are removed from the list.
  let longest: Int
  /// Identifies the override. A copy of it in another list has the same number.
  private let number: UInt64
  /// The default values of the test case in which this was made, or of `DependencyValues()`. Nil if
  /// no test case was running, as in a scope around all test cases of a suite.
  let defaults: DefaultValues?

  /// The end of a list.
  init(defaults: DefaultValues?, longest: Int = 64) {
    key = nil
    parent = nil
    unsafe next = nil
    depth = 0
    keyBits = 0
    self.longest = longest
    number = 0
    self.defaults = defaults
  }

  @usableFromInline
  init(key: ObjectIdentifier, parent: DependencyFrame?, copying original: DependencyFrame? = nil) {
    self.key = key
    self.parent = parent
    unsafe next = parent.map(Unmanaged.passUnretained)
    depth = (parent?.depth ?? 0) + 1
    keyBits = (parent?.keyBits ?? 0) | key.bit
    longest = parent?.longest ?? 64
    number = original?.number ?? Self.numbers.add(1, ordering: .relaxed).newValue
    defaults = parent?.defaults
  }

  private static let numbers = Atomic<UInt64>(0)

  /// The same override on top of other overrides.
  fileprivate func moved(onto parent: DependencyFrame?) -> DependencyFrame? { parent }
}

/// An override with its value.
@usableFromInline
final class DependencyOverride<Key: TestDependencyKey>: DependencyFrame, @unchecked Sendable {
  @usableFromInline let value: Key.Value

  @inlinable
  init(_ value: Key.Value, onto parent: DependencyFrame?, copying original: DependencyFrame? = nil)
  {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), parent: parent, copying: original)
  }

  fileprivate override func moved(onto parent: DependencyFrame?) -> DependencyFrame? {
    DependencyOverride(value, onto: parent, copying: self)
  }
}

extension DependencyFrame {
  /// The frame of the running task. In a test without overrides, it only has the test's default
  /// values.
  @usableFromInline
  static var inForce: DependencyFrame? { taskLocal.get() ?? DefaultValues.ofRunningTest }

  /// Runs the operation with these overrides, on any thread.
  ///
  /// NB: `TaskLocal` belongs to a module in Swift 5 mode. A closure that is formed on the main actor
  /// and passed to such a module checks its actor, and ends the program on another thread.
  @inlinable @inline(__always)
  static func with<Result>(
    _ frame: DependencyFrame?, _ operation: () throws -> Result
  ) rethrows -> Result {
    try taskLocal.withValue(frame, operation: operation)
  }

  /// The overrides of `parent` and one more.
  @inlinable
  static func overriding<Key: TestDependencyKey>(
    _ key: Key.Type, with value: Key.Value, in parent: DependencyFrame?
  ) -> DependencyFrame {
    DependencyOverride<Key>(value, onto: parent?.withRoomForMore)
  }

  @usableFromInline
  var withRoomForMore: DependencyFrame { depth < longest ? self : shortened() }

  /// The override of the key.
  ///
  /// Each frame keeps the next one alive, so no references need to be counted on the way: that
  /// takes the twenty-first frame from 160 ns to 50.
  @usableFromInline
  func override(of key: ObjectIdentifier) -> DependencyFrame? {
    let bit = key.bit
    var next = unsafe Optional(Unmanaged.passUnretained(self))
    while let frame = unsafe next {
      let isFound = unsafe frame._withUnsafeGuaranteedRef { $0.key == key }
      if isFound { return unsafe frame.takeUnretainedValue() }
      unsafe next = frame._withUnsafeGuaranteedRef { $0.keyBits & bit == 0 ? nil : $0.next }
    }
    return nil
  }

  /// The override of the key, with its value.
  @inlinable @inline(__always)
  func override<Key: TestDependencyKey>(of key: Key.Type) -> DependencyOverride<Key>? {
    // A frame with this key is always made by `DependencyOverride<Key>`.
    override(of: ObjectIdentifier(key)).map { unsafeDowncast($0, to: DependencyOverride<Key>.self) }
  }

  /// These overrides, on top of the overrides of `other`.
  ///
  /// An override that both have keeps its place in `other`, whose later overrides go before it.
  func merged(over other: DependencyFrame?) -> DependencyFrame {
    guard let other, other !== self else { return self }
    let common = commonAncestor(with: other)
    if common === other { return self }
    let known = other.overrides(since: common)
    let new = overrides(since: common).filter { mine in
      !known.contains { $0.number == mine.number }
    }
    let isElsewhere = common == nil && defaults != nil && !isTest(of: other)
    let end = isElsewhere ? DependencyFrame(defaults: defaults).adding(known) : other
    return end.adding(new)
  }
}

extension DependencyFrame {
  /// Whether the default values of `other` are those of this frame's test, or of a part of it.
  private func isTest(of other: DependencyFrame) -> Bool {
    defaults === other.defaults || defaults === other.defaults?.test
  }

  private func commonAncestor(with other: DependencyFrame) -> DependencyFrame? {
    var (mine, theirs): (DependencyFrame?, DependencyFrame?) = (self, other)
    while let left = mine, let right = theirs, left !== right {
      if left.depth >= right.depth { mine = left.parent } else { theirs = right.parent }
    }
    return mine == nil ? nil : theirs
  }

  /// The newest one first.
  private func overrides(since end: DependencyFrame? = nil) -> [DependencyFrame] {
    Array(sequence(first: self, next: \.parent).prefix { $0 !== end })
  }

  private func adding(_ newestFirst: [DependencyFrame]) -> DependencyFrame {
    newestFirst.reversed().reduce(self) { $1.moved(onto: $0) ?? $0 }
  }

  /// The list without hidden overrides. Tasks that start each other for ever, each with an
  /// override, would fill the memory otherwise.
  private func shortened() -> DependencyFrame {
    var keys: Set<ObjectIdentifier> = []
    let visible = overrides().filter { $0.key.map { keys.insert($0).inserted } ?? false }
    return DependencyFrame(defaults: defaults, longest: 64 + 2 * visible.count).adding(visible)
  }
}

extension ObjectIdentifier {
  /// One of 64 numbers. It is taken from the highest bits of a product, because addresses are much
  /// alike.
  var slot: Int { Int((UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  fileprivate var bit: UInt64 { 1 << UInt64(slot) }
}
