import Synchronization

/// The default values of dependencies, each made once. The application has one such table, and so
/// has each run of a test case.
///
/// Reading takes no lock. Values are only ever added, each in a node that points to the one before
/// it, and live as long as the table. This makes the unowned references in the buckets safe, which
/// the compiler cannot check.
@safe
final class DefaultValues: @unchecked Sendable {
  private typealias Bucket = Atomic<Unmanaged<DefaultNode>?>

  private static let count = 64
  private let buckets: UnsafeMutablePointer<Bucket>
  /// Held to add a node.
  private let adding = Locked(())
  /// Values that only update closures have read so far.
  let drafts = Locked<[DefaultComputation.Entry: DefaultDraft]>([:])
  /// The latest read of each key, the latest of all at the end. Only tests use this.
  let reads = Locked<[DependencyRead]>([])
  /// For `DependencyValues()` inside a test: the table of that test.
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

  /// Adds the value, unless there is one that must not be replaced. Returns whether it was added.
  @discardableResult
  func add<Key: TestDependencyKey>(
    _ value: Key.Value, for key: Key.Type, _ context: DependencyContext,
    preparation: Preparation? = nil
  ) -> Bool {
    add(
      value, for: key, context, preparation: preparation, canReplace: context == .preview)
  }

  func add<Key: TestDependencyKey>(
    _ value: Key.Value, for key: Key.Type, _ context: DependencyContext,
    preparation: Preparation?, canReplace: Bool
  ) -> Bool {
    adding.withLock { _ in
      let id = ObjectIdentifier(key)
      if let known = node(of: id, context) {
        let isSamePreparation = preparation != nil && known.preparation === preparation
        guard isSamePreparation || canReplace else { return false }
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
  /// All values in the table. Of two with the same key and context, the newer one comes first.
  var nodes: [DefaultNode] {
    (0..<Self.count).flatMap { index in
      let first = unsafe buckets[index].load(ordering: .acquiring)?.takeUnretainedValue()
      return sequence(state: first) { node in
        defer { node = node?.next }
        return node
      }
    }
  }

  /// The table of the application, and of everything that happens outside of tests.
  static let application = DefaultValues()

  /// The table of the running test, or of the application.
  static var inForce: DefaultValues { ofRunningTest?.defaults ?? .application }

  /// The table of the running test, as a frame without overrides. Nil where no test is running.
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
  /// The call of `prepareDependencies` that set the value.
  let preparation: Preparation?
  /// The node before it in the same bucket.
  fileprivate let next: DefaultNode?

  fileprivate init(
    _ key: ObjectIdentifier, _ context: DependencyContext, _ preparation: Preparation?,
    next: DefaultNode?
  ) {
    self.key = key
    self.context = context
    self.preparation = preparation
    self.next = next
  }

  /// Adds the same prepared value for another context, if the table has none for it.
  func copy(to context: DependencyContext, in table: DefaultValues) {}

  /// This node or one before it.
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

  override func copy(to context: DependencyContext, in table: DefaultValues) {
    if table.node(of: key, context) != nil { return }
    table.add(value, for: Key.self, context, preparation: preparation)
  }
}
