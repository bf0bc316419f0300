import Synchronization

/// The values of dependencies that nobody has overridden, each made once: one such table for the
/// application, and one for each run of a test case.
///
/// Reading takes no lock. Values are only ever added, each in a node that points to those before it, and
/// live as long as the table; that makes the unowned references in the buckets safe, which are all that
/// the compiler can't check here.
@safe
final class DefaultValues: @unchecked Sendable {
  private typealias Bucket = Atomic<Unmanaged<DefaultNode>?>

  private static let count = 64
  private let buckets: UnsafeMutablePointer<Bucket>
  /// Held to add a node.
  private let adding = Locked(())
  /// Those of the test in which these were made, for a part of it.
  let test: DefaultValues?

  init(for test: DefaultValues? = nil) {
    self.test = test
    unsafe buckets = .allocate(capacity: Self.count)
    for index in 0..<Self.count { unsafe (buckets + index).initialize(to: Bucket(nil)) }
  }

  deinit {
    for index in 0..<Self.count { unsafe buckets[index].load(ordering: .acquiring)?.release() }
    unsafe buckets.deinitialize(count: Self.count)
    unsafe buckets.deallocate()
  }

  /// The value, if it was made or prepared.
  func node(of key: ObjectIdentifier, _ context: DependencyContext) -> DefaultNode? {
    unsafe buckets[key.slot].load(ordering: .acquiring)?._withUnsafeGuaranteedRef {
      $0.node(of: key, context)
    }
  }

  /// Adds the value, unless there is one that mustn't be replaced, and says whether it did.
  @discardableResult
  func add<Key: TestDependencyKey>(
    _ value: Key.Value, for key: Key.Type, _ context: DependencyContext,
    preparation: Preparation? = nil
  ) -> Bool {
    adding.withLock { _ in
      let id = ObjectIdentifier(key)
      if let known = node(of: id, context) {
        let isSamePreparation = preparation != nil && known.preparation === preparation
        guard isSamePreparation || context == .preview else { return false }
      }
      // The node takes over the reference that the bucket had to the one before it.
      let next = unsafe buckets[id.slot].load(ordering: .relaxed)
      let node = unsafe DefaultValue<Key>(
        value, id, context, preparation, next: next?.takeRetainedValue())
      unsafe buckets[id.slot].store(.passRetained(node), ordering: .releasing)
      return true
    }
  }
}

extension DefaultValues {
  /// Those of the application, and of everything that happens outside of tests.
  static let application = DefaultValues()

  /// Those of the running test, or of the application.
  static var inForce: DefaultValues { ofRunningTest?.defaults ?? .application }

  /// Those of the running test, as a frame without overrides. Nil where no test is running.
  static var ofRunningTest: DependencyFrame? {
    guard TestProcess.isRunning, let run = TestRun.current else { return nil }
    return run.belonging { DependencyFrame(defaults: DefaultValues()) }
  }
}

/// A value in the table, without its type.
@usableFromInline
class DefaultNode {
  let key: ObjectIdentifier
  let context: DependencyContext
  /// The `prepareDependencies` that it is from.
  let preparation: Preparation?
  /// The node before it in the same bucket.
  private let next: DefaultNode?

  fileprivate init(
    _ key: ObjectIdentifier, _ context: DependencyContext, _ preparation: Preparation?,
    next: DefaultNode?
  ) {
    self.key = key
    self.context = context
    self.preparation = preparation
    self.next = next
  }

  /// This node or one before it. It recurs for the reason that `DependencyFrame` does.
  fileprivate func node(of key: ObjectIdentifier, _ context: DependencyContext) -> DefaultNode? {
    if self.key == key && self.context == context { return self }
    return next?.node(of: key, context)
  }
}

@usableFromInline
final class DefaultValue<Key: TestDependencyKey>: DefaultNode {
  @usableFromInline let value: Key.Value

  fileprivate init(
    _ value: Key.Value, _ key: ObjectIdentifier, _ context: DependencyContext,
    _ preparation: Preparation?, next: DefaultNode?
  ) {
    self.value = value
    super.init(key, context, preparation, next: next)
  }
}
