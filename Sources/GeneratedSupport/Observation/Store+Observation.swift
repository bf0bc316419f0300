import Observation

/// The reads of a view or another observer are tracked. The observer is notified when one of the
/// values changes:
///
/// ```swift
/// import Observation
///
/// struct Counter: Reducer {
///   struct State {
///     var count = 0
///     var note = ""
///   }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// @MainActor func track(_ store: StoreOf<Counter>) {
///   withObservationTracking {
///     print(store.count)
///   } onChange: {
///     print("The count is about to change. A change of the note does not lead here.")
///   }
/// }
/// ```
extension Store: Observable {}

extension Store {
  /// Returns a part of the state. An observer is notified when that part changes.
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    let value = core.state[keyPath: path]
    core.track(.value(path)) {
      let hasChanged = makeComparison(of: Value.self)
      return { hasChanged($0[keyPath: path], $1[keyPath: path]) }
    }
    return value
  }

  /// Returns the whole state. An observer is notified when the state changes.
  func readState() -> State {
    let state = core.state
    core.track(.state) { makeComparison(of: State.self) }
    return state
  }

  /// Returns an optional part of the state. An observer is notified when the part appears or goes
  /// away, or another one takes its place.
  ///
  /// - Parameters:
  ///   - path: The name of the part.
  ///   - part: Finds it.
  func readIdentity<Part>(of path: AnyKeyPath, _ part: @escaping (State) -> Part?) -> Part? {
    let value = part(core.state)
    core.track(.identity(path)) {
      { part($0).map(StateIdentity.init(of:)) != part($1).map(StateIdentity.init(of:)) }
    }
    return value
  }

  /// Returns a collection. An observer is notified when elements are added, removed or moved.
  func readIDs<ID, Element>(
    of path: AnyKeyPath, _ elements: @escaping (State) -> ElementList<ID, Element>
  ) -> ElementList<ID, Element> {
    let list = elements(core.state)
    core.track(.ids(path)) {
      { old, new in
        let (old, new) = (elements(old).ids, elements(new).ids)
        return !old.isIdentical(to: new) && old != new
      }
    }
    return list
  }
}

extension StoreCore {
  /// Remembers a read, if the running code is tracked.
  ///
  /// Read the state first: it ends the program with an explanation if the state must not be read
  /// now.
  func track(_ key: StateReadKey, makeComparison: () -> (State, State) -> Bool) {
    guard let registrar = ReadRegistrar.ifTracking(reads?.registrar) else { return }
    let reads = makeReads()
    reads.add(key, registrar, makeComparison: makeComparison)
    reads.connect { connectReads() }
  }

  /// Remembers a child store that has tracked reads.
  func observe(_ child: ObservedChild<State>) {
    let reads = makeReads()
    reads.add(child)
    reads.connect { connectReads() }
  }

  /// Remembers the store of an element that has tracked reads.
  func observe<ID, Element>(
    _ row: ObservedChild<Element?>, id: ID, at path: AnyKeyPath,
    in elements: @escaping (State) -> ElementList<ID, Element>
  ) {
    let reads = makeReads()
    reads.add(row, id: id, at: path, in: elements)
    reads.connect { connectReads() }
  }

  private func makeReads() -> ObservedReads<State> {
    let reads = reads ?? ObservedReads()
    self.reads = reads
    return reads
  }

  /// Adds the reads that have changed.
  func compare(_ old: State, _ new: State, _ changes: inout ChangedReads) -> RemainingReads {
    reads?.compare(old, new, &changes) == true ? .some : .none
  }
}
