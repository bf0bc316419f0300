import Synchronization

/// An override of one dependency, and those that were in force when it was made: a list to which each
/// override adds an element, and which is shared by all that captured it. Nothing is ever copied to
/// override one more, and a look-up follows the list.
///
/// A frame without a key is the end of a list. It says which default values go with it.
///
/// The compiler checks `Sendable` for final classes only; everything here is a `let`.
@safe @usableFromInline
class DependencyFrame: @unchecked Sendable {
  /// The overrides of the running task, if there are any. Spelled out, because inlined code can't use
  /// what the macro `@TaskLocal` makes.
  @usableFromInline static let taskLocal = TaskLocal<DependencyFrame?>(wrappedValue: nil)

  let key: ObjectIdentifier?
  let parent: DependencyFrame?
  /// The parent again, to go there without counting references.
  private let next: Unmanaged<DependencyFrame>?
  let depth: Int
  /// The bits of all keys in the list. Most look-ups end here, because most dependencies are not
  /// overridden.
  let keyBits: UInt64
  /// How long the list may become until it is rid of what later overrides hide.
  let longest: Int
  /// Which override this is. A copy of it in another list is the same one.
  private let number: UInt64
  /// The default values of the test case that it was made in, or of `DependencyValues()`. Nil where no
  /// test case was running, also around all those of a suite.
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

  /// The same override on top of other ones.
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
  /// What the running task has, also if that is only the default values of its test.
  @usableFromInline
  static var inForce: DependencyFrame? { taskLocal.get() ?? DefaultValues.ofRunningTest }

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
  /// Each frame keeps the next one alive, so no references need to be counted on the way: that takes
  /// the twenty-first frame from 160 ns to 50.
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

  /// These overrides, and where they have none those of `other`.
  ///
  /// Those that `other` has, too, are none of these: it was made among them, and what it has overridden
  /// since was meant to go before them.
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

  /// Without what later overrides hide, so that a task which overrides something and starts another
  /// one like it, for ever, doesn't fill the memory.
  private func shortened() -> DependencyFrame {
    var keys: Set<ObjectIdentifier> = []
    let visible = overrides().filter { $0.key.map { keys.insert($0).inserted } ?? false }
    return DependencyFrame(defaults: defaults, longest: 64 + 2 * visible.count).adding(visible)
  }
}

extension ObjectIdentifier {
  /// One of 64 numbers: the highest bits of a product, for those of the address alone are much alike.
  var slot: Int { Int((UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  fileprivate var bit: UInt64 { 1 << UInt64(slot) }
}
