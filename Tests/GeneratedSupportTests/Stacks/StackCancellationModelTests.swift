import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Random changes of stacks with running effects, beside an array of the screens that should be
/// there.
@MainActor
@Suite struct StackCancellationModelTests {
  @Test(arguments: 0..<4) func exactlyTheEffectsOfRemovedScreensAreCancelled(part: Int) async {
    for seed in 0..<100 {
      await withDependencies {
        $0.stackElementID = StackElementIDGenerator()
      } operation: {
        var run = StackRun(seed: 4 * seed + part)
        await run.run()
      }
    }
  }
}

/// A feature with a stack, and the screens that should be on it.
@MainActor
private struct StackRun {
  /// A screen, and the names of its running effects.
  struct Screen {
    var id: Int
    var state = PathScreen.State.screen(0)
    var work: [String] = []

    var isTwin: Bool { state.is(\.twin) }

    /// A state in another case or with another id is another screen.
    mutating func replace(with newState: PathScreen.State) {
      let isSame = state.is(newState.case) && state.leafID == newState.leafID
      state = newState
      if !isSame { work = [] }
    }
  }

  let seed: Int
  let host = Host(Paths.State()) { Paths(work: $0) }
  var model: [Screen] = []
  var nextID = 0
  var nextName = 0
  var generator: SeededGenerator

  init(seed: Int) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
  }

  mutating func run() async {
    for step in 0..<12 {
      await act()
      let (ids, work) = (model.map(\.id), model.flatMap(\.work).sorted())
      guard host.state.path.ids.map(\.generation) == ids, host.work.names == work else {
        Issue.record(
          "seed \(seed), step \(step): \(host.state.path.ids), \(host.work.names), not \(ids), \(work)"
        )
        return
      }
    }
  }

  private mutating func act() async {
    switch generator.below(8) {
    case 0...2: await begin()
    case 3: await push()
    case 4: await popFrom()
    case 5: await exchange()
    default: await change()
    }
  }

  private mutating func begin() async {
    guard let index = randomIndex() else { return }
    nextName += 1
    let name = "\(nextName)"
    let isReplaced = generator.below(3) == 0
    if isReplaced { model[index].replace(with: model[index].state.with(nextName)) }
    model[index].work.append(name)
    let id = StackElementID(generation: model[index].id)
    let action =
      isReplaced ? Leaf.Action.replacedBeginning(name, id: nextName) : .began(name)
    await host.send(
      .path(.element(id: id, action: model[index].isTwin ? .twin(action) : .leaf(action))))
  }

  private mutating func push() async {
    model.append(Screen(id: nextID))
    let id = StackElementID(generation: nextID)
    nextID += 1
    await host.send(.path(.push(id: id, state: .screen(0))))
  }

  private mutating func popFrom() async {
    guard let index = randomIndex() else { return }
    let id = StackElementID(generation: model[index].id)
    model.removeSubrange(index...)
    await host.send(.path(.popFrom(id: id)))
  }

  /// A screen changes its own case and id.
  private mutating func exchange() async {
    guard let index = randomIndex() else { return }
    nextName += 1
    model[index].replace(with: .twin(Leaf.State(id: 100)))
    model[index].work.append("\(nextName)")
    let id = StackElementID(generation: model[index].id)
    await host.send(.path(.element(id: id, action: .exchanged("\(nextName)"))))
  }

  /// The parent makes several changes during one action.
  private mutating func change() async {
    let before = model
    let changes = (0...generator.below(3)).map { _ in makeChange() }
    for index in model.indices {
      guard var screen = before.first(where: { $0.id == model[index].id }) else { continue }
      screen.replace(with: model[index].state)
      model[index] = screen
    }
    await host.send(.changed { path in for change in changes { change(&path) } })
  }

  private mutating func makeChange() -> (inout StackState<PathScreen.State>) ->
    Void
  {
    guard let index = randomIndex() else { return append() }
    let id = StackElementID(generation: model[index].id)
    switch generator.below(6) {
    case 0: return append()
    case 1:
      model.remove(at: index)
      return { $0[id: id] = nil }
    case 2:
      model.remove(at: index)
      return { $0.remove(at: index) }
    case 3:
      // The same id, but another screen.
      let state = model[index].isTwin ? .screen(0) : PathScreen.State.twin(Leaf.State(id: 0))
      model[index].state = state
      return { $0[id: id] = state }
    case 4:
      model.removeSubrange((index + 1)...)
      return { $0.pop(to: id) }
    default:
      return { path in
        path[id: id]?.log.append("a")
        let copy = path
        path.removeAll()
        path = copy
      }
    }
  }

  private mutating func append() -> (inout StackState<PathScreen.State>) -> Void {
    model.append(Screen(id: nextID))
    nextID += 1
    return { $0.append(.screen(0)) }
  }

  private mutating func randomIndex() -> Int? {
    model.isEmpty ? nil : generator.below(model.count)
  }
}

extension PathScreen.State {
  fileprivate var leafID: Int? { self[case: \.leaf]?.id ?? self[case: \.twin]?.id }

  fileprivate func with(_ leafID: Int) -> Self {
    self.is(\.twin) ? .twin(Leaf.State(id: leafID)) : .screen(leafID)
  }

  fileprivate var log: [String] {
    get { self[case: \.leaf]?.log ?? self[case: \.twin]?.log ?? [] }
    set {
      self[case: \.leaf]?.log = newValue
      self[case: \.twin]?.log = newValue
    }
  }
}
