/// Loads and saves a shared value with its key.
///
/// Saves of one value do not overlap, and no lock is held while the key saves: one thread calls the
/// key, and if the value changes meanwhile, that thread calls the key again with the newest value.
final class KeyedStatus<Key: SharedReaderKey>: SharedStatus, @unchecked Sendable {
  fileprivate struct State {
    var loads = 0
    /// Whether the key has announced a value, and not yielded one since.
    var isAnnounced = false
    var loadError: (any Error)?
    var saveError: (any Error)?
    /// The number of the thread that is calling the key, plus one.
    var savingThread: Int?
    var needsSave = false
    /// How often the value had been changed when it was given to the key.
    var savedChangeCount = 0
    var waiting: [CheckedContinuation<Void, any Error>] = []
    /// Whether the key has been asked for the value.
    var hasStarted = false
    /// The numbers of the threads that are asking it.
    var startingThreads: Set<Int> = []
    var hasSubscribed = false
    var subscription: SharedSubscription?
  }

  private let key: Key
  private let save: SaveFunction?
  private let thread: CodingThread
  /// The value where nothing is stored.
  private let initial: Key.Value
  private let state = Locked(State())
  // Set once, before other threads get the reference.
  private weak var root: RootReference<Key.Value>?
  /// Whether errors are reported as issues. A test looks at them itself.
  private let reportsErrors: Bool
  private let release: @Sendable () -> Void

  typealias SaveFunction = @Sendable (Key.Value, SaveContext, SaveContinuation) -> Void

  /// - Parameter release: Called when the reference goes away.
  init(_ key: Key, initial: Key.Value, release: @escaping @Sendable () -> Void) {
    self.key = key
    thread = codingThread(of: key)
    self.initial = initial
    self.release = release
    let dependencies = DependencyValues._current
    reportsErrors = dependencies.context(in: dependencies.defaults) != .test
    func save<Saved: SharedKey<Key.Value>>(_ key: Saved) -> SaveFunction {
      { key.save($0, context: $1, continuation: $2) }
    }
    self.save = (key as? any SharedKey<Key.Value>).map { save($0) }
  }

  deinit {
    state.withLock { $0.subscription }?.cancel()
    release()
  }

  func attach(to root: RootReference<Key.Value>) { self.root = root }

  /// Loads the value and subscribes to its changes.
  ///
  /// A thread that declares the value while the key is loading it on another thread asks the key,
  /// too. It must not go on with the default value, which its first change would save over the
  /// stored one. And it can't wait: the key may need this thread, such as the main thread, to load
  /// the value.
  ///
  /// - Parameter isLoaded: Whether the value has just been loaded.
  override func start(isLoaded: Bool) {
    let thread = CurrentProcess.thread
    guard state.withLock({ $0.beginStart(thread) }) else { return }
    if !isLoaded { beginLoad(.initialValue(initial)) { [weak self] in self?.storeDefault($0) } }
    endStart(thread)
  }

  private func endStart(_ thread: Int) {
    let subscribes = state.withLock { $0.endStart(thread) }
    if !subscribes { return }
    let subscription = key.subscribe(context: .initialValue(initial), subscriber: subscriber)
    state.withLock { $0.subscription = subscription }
  }

  private var subscriber: SharedSubscriber<Key.Value> {
    SharedSubscriber(
      onLoadingChange: { [weak self] isLoading in self?.changeLoads { $0.isAnnounced = isLoading }
      },
      onLoad: { [weak self] load in
        self?.receiveUpdate(load)
        self?.changeLoads { $0.isAnnounced = false }
      })
  }

  override var isLoading: Bool { read(\.isLoading) }
  override var loadError: (any Error)? { read(\.loadError) }
  override var saveError: (any Error)? { read(\.saveError) }

  private func read<Value>(_ member: (State) -> Value) -> Value {
    observation.accessStatus()
    return state.withLock { UncheckedSendable(member($0)) }.value
  }

  override func valueChanged() {
    if save == nil { return }
    state.withLock { $0.needsSave = true }
    thread.run { self.saveChanges() }
  }

  /// The first load of a key that a declaration changes to takes the place of `start`.
  override func load(_ completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    let thread = CurrentProcess.thread
    let isFirst = state.withLock { $0.beginStart(thread) }
    beginLoad(.userInitiated) { completion($0.map { _ in }.mapError(\.cause)) }
    if isFirst { endStart(thread) }
  }

  override func save() async throws {
    if save == nil { return }
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      thread.run { self.saveChanges() }
    }
  }
}

// MARK: Loading

extension KeyedStatus.State {
  fileprivate var isLoading: Bool { loads > 0 || isAnnounced }

  /// Returns false if the value has been loaded, or if the running thread is loading it.
  fileprivate mutating func beginStart(_ thread: Int) -> Bool {
    !hasStarted && startingThreads.insert(thread).inserted
  }

  /// Returns whether the running thread is the one that subscribes.
  fileprivate mutating func endStart(_ thread: Int) -> Bool {
    startingThreads.remove(thread)
    hasStarted = true
    defer { hasSubscribed = true }
    return !hasSubscribed
  }
}

extension KeyedStatus {
  private typealias Loaded = Result<Key.Value?, any Error>

  private func beginLoad(
    _ context: LoadContext<Key.Value>, _ completion: @escaping @Sendable (Loaded) -> Void
  ) {
    let count = changeCountBeforeLoad ?? -1
    // A value that is loaded at once is never seen to be loading.
    let progress = LoadProgress()
    let continuation = LoadContinuation<Key.Value>(root?.name ?? "\(key)") { [weak self] result in
      let isShown = progress.end()
      self?.receive(result, ifChangeCountIs: count)
      if isShown { self?.changeLoads { $0.loads -= 1 } }
      completion(result)
    }
    let context = UncheckedSendable(context)
    thread.run { [key] in key.load(context: context.value, continuation: continuation) }
    if progress.show() { changeLoads { $0.loads += 1 } }
  }

  /// Saves the value if nothing was stored. By now it may be another one than the default value.
  private func storeDefault(_ result: Loaded) {
    let isStored = (key as? any DefaultStoring)?.isStored ?? true
    guard case .success(nil) = result, !isStored else { return }
    DefaultSaving.$isRunning.withValue(true) { valueChanged() }
  }

  /// A change that the program has made since the load began is newer than the loaded value.
  private func receive(_ result: Loaded, ifChangeCountIs count: Int?) {
    switch result {
    case .success(let value):
      root?.replace(by: value ?? initial, ifChangeCountIs: count)
      change(\.loadError, to: nil)
    case .failure(let error):
      change(\.loadError, to: error)
    }
  }

  /// The stored value has changed. A change that the program makes at the same time is newer,
  /// because it will be saved. Some keys announce each change of the stored value, also the one
  /// that is being saved.
  private func receiveUpdate(_ load: () -> Loaded) {
    if let count = changeCountBeforeLoad { receive(load(), ifChangeCountIs: count) }
  }

  /// If the value has been changed more often than that when it has been loaded, the change is
  /// newer. Nil if the key is being called to save a change.
  private var changeCountBeforeLoad: Int? {
    // A change is made before the key gets it, so what is stored then is older than the change.
    if save == nil { return root?.changeCount }
    return state.withLock { $0.savingThread == nil ? $0.savedChangeCount : nil }
  }

  private func changeLoads(_ change: (inout State) -> Void) {
    let isChanged = state.withLock { state in
      let wasLoading = state.isLoading
      change(&state)
      return wasLoading != state.isLoading
    }
    if isChanged { observation.statusChanged() }
  }

  private func change(_ member: WritableKeyPath<State, (any Error)?>, to error: (any Error)?) {
    let member = UncheckedSendable(member)
    let isChanged = state.withLock { state in
      let wasNil = state[keyPath: member.value] == nil
      state[keyPath: member.value] = error?.cause
      return !wasNil || error != nil
    }
    if isChanged { observation.statusChanged() }
    if let error, reportsErrors { reportIssue(error, root?.name) }
  }
}

/// Whether a load has ended, and whether it is shown as loading.
private final class LoadProgress: Sendable {
  private let state = Locked((isEnded: false, isShown: false))

  /// Returns whether it is shown.
  func end() -> Bool {
    state.withLock { state in
      state.isEnded = true
      return state.isShown
    }
  }

  /// Returns false if it has ended.
  func show() -> Bool {
    state.withLock { state in
      state.isShown = !state.isEnded
      return state.isShown
    }
  }
}

// MARK: Saving

extension KeyedStatus {
  private typealias Waiting = [CheckedContinuation<Void, any Error>]

  private func saveChanges() {
    while let waiting = beginSave() {
      guard let version = root?.version, let save else { return endSave() }
      state.withLock { $0.savedChangeCount = version.changeCount }
      let continuation = SaveContinuation(root?.name ?? "\(key)") { [weak self] result in
        self?.finishSave(result, waiting)
      }
      save(version.value, waiting.isEmpty ? .didSet : .userInitiated, continuation)
      endSave()
    }
  }

  /// Returns nil if there is nothing to save, or if another thread is saving.
  private func beginSave() -> Waiting? {
    state.withLock { state in
      if state.savingThread != nil || !state.needsSave && state.waiting.isEmpty { return nil }
      state.savingThread = CurrentProcess.thread &+ 1
      state.needsSave = false
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  private func endSave() { state.withLock { $0.savingThread = nil } }

  private func finishSave(_ result: Result<Void, any Error>, _ waiting: Waiting) {
    switch result {
    case .success:
      change(\.saveError, to: nil)
      // What is stored now can be read.
      change(\.loadError, to: nil)
    case .failure(let error): change(\.saveError, to: error)
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}
