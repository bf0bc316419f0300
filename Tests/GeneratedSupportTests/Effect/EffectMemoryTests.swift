import GeneratedSupport
import Testing

/// Cancelled effects leave nothing behind.
@MainActor @Suite struct EffectMemoryTests {
  private let objects = LiveObjects()

  @Test func tenThousandCancelledEffectsLeaveNothingBehind() async {
    let store = Script()
    let tasks = (1...10_000).map { _ in
      store.begin(objects.heldByAnEffect().cancellable(id: "id"))
    }
    await objects.waitForEffects(tasks.count)
    #expect(objects.count == tasks.count)
    store.begin(.cancel(id: "id"))
    for task in tasks { await task.finish() }
    await SerialTaskExecutor.settle()
    #expect(objects.count == 0)
    #expect(store.registry.isEmpty)
  }

  @Test func effectsThatAreCancelledBeforeTheyRunLeaveNothingBehind() async {
    let store = Script()
    let tasks = (1...1_000).map { _ in store.begin(objects.heldByAnEffect()) }
    #expect(objects.count == tasks.count)
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }
    await SerialTaskExecutor.settle()
    #expect(objects.count == 0)
    #expect(store.registry.isEmpty)
  }

  @Test func theCancelledEffectsOfRowsLeaveNothingBehind() async {
    let ids = 0..<1_000
    let rows = IdentifiedArray(uniqueElements: ids.map { HeldRow.State(id: $0) })
    let store = Store(initialState: HeldRows.State(rows: rows)) { HeldRows(objects: objects) }
    let tasks = ids.map { store.send(.rows(.element(id: $0, action: .began))) }
    await objects.waitForEffects(tasks.count)
    #expect(objects.count == tasks.count)
    for id in ids.prefix(500) { store.send(.rows(.element(id: id, action: .cancelled))) }
    store.send(.cleared)
    for task in tasks { await task.finish() }
    await SerialTaskExecutor.settle()
    #expect(objects.count == 0)
    let core = store.core as? RootCore<HeldRows.State, HeldRows.Action>
    #expect(core?.effects.isEmpty == true)
  }
}

/// Counts its objects that exist.
final class LiveObjects: Sendable {
  private final class Object: Sendable {
    let number: LockIsolated<Int>

    init(_ number: LockIsolated<Int>) {
      self.number = number
      number.withValue { $0 += 1 }
    }

    deinit { number.withValue { $0 -= 1 } }
  }

  private let number = LockIsolated(0)
  private let begun = AsyncStream<Void>.makeStream()

  var count: Int { number.value }

  /// An effect that goes on until it is cancelled, with an object of its own.
  func heldByAnEffect<Action>() -> Effect<Action> {
    let object = Object(number)
    return .run { [begun] _ in
      begun.continuation.yield()
      try? await Task.never()
      withExtendedLifetime(object) {}
    }
  }

  /// Waits until the functions of so many effects have been called.
  func waitForEffects(_ count: Int) async {
    var iterator = begun.stream.makeAsyncIterator()
    for _ in 0..<count { _ = await iterator.next() }
  }
}

/// An element whose effect holds an object.
struct HeldRow: Reducer {
  struct State: Identifiable { let id: Int }
  enum Action { case began, cancelled }
  enum CancelID { case work }

  let objects: LiveObjects

  var body: some Reducer<State, Action> {
    Reduce { [objects] _, action in
      switch action {
      case .began: return objects.heldByAnEffect().cancellable(id: CancelID.work)
      case .cancelled: return .cancel(id: CancelID.work)
      }
    }
  }
}

struct HeldRows: Reducer {
  struct State { var rows: IdentifiedArrayOf<HeldRow.State> }
  enum Action { case rows(IdentifiedActionOf<HeldRow>), cleared }

  let objects: LiveObjects

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if action.is(\.cleared) { state.rows = [] }
      return .none
    }
    .forEach(\.rows, action: \.rows) { HeldRow(objects: objects) }
  }
}
