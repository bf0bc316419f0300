import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Random trees of features, compared with a model that knows nothing of effects and scopes. See
/// `TreeRuns` for how many.
@MainActor
@Suite struct PresentationTreeTests {
  @Test func goingAwayCancelsExactlyTheEffectsOfTheFeatureAndOfThoseBelow() async {
    for seed in 0..<TreeRuns.count {
      if await !run(seed: seed) { return }
    }
  }

  /// Returns false if the model and the features differ. Waiting takes most of the time, so this
  /// waits only where an effect dismisses its feature, and at the end.
  private func run(seed: Int) async -> Bool {
    var random = SeededGenerator(seed: seed)
    let host = Host(Tree.State()) { Tree(work: $0) }
    var model = TreeModel()
    var log: [String] = []
    for number in 0..<16 {
      let step = model.randomStep(number, &random)
      log.append("\(step)")
      host.begin(step.action)
      if case .closed = step.change { await host.settle() }
      model.apply(step)
    }
    await host.settle()
    defer { host.cancelEffects() }
    if host.work.names == model.names { return true }
    Issue.record(
      """
      Seed \(seed): the effects \(host.work.names) are running, and not \(model.names).
      \(log.joined(separator: "\n"))
      """)
    return false
  }
}

/// A feature with a plain child and two places in which it can present a feature of its own kind.
struct Tree: Reducer {
  enum Slot: CaseIterable { case plain, first, second }

  struct State: Identifiable {
    var id = 0
    private var plainChild: [State] = []
    @Presents var first: State?
    @Presents var second: State?

    init(id: Int = 0) { self.id = id }

    /// A struct cannot have an optional of its own type.
    var plain: State? {
      get { plainChild.first }
      set { plainChild = newValue.map { [$0] } ?? [] }
    }

    mutating func show(_ id: Int, in slot: Slot) {
      switch slot {
      case .plain: if plain?.id != id { plain = State(id: id) }
      case .first: if first?.id != id { first = State(id: id) }
      case .second: if second?.id != id { second = State(id: id) }
      }
    }

    mutating func hide(_ slot: Slot) {
      switch slot {
      case .plain: plain = nil
      case .first: first = nil
      case .second: second = nil
      }
    }
  }

  indirect enum Action {
    case began(String), cancelled, closed
    case shown(Slot, Int), hidden(Slot)
    case plain(Action), first(PresentationAction<Action>), second(PresentationAction<Action>)
  }

  enum CancelID { case work }

  let work: RunningWork
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began(let name): return work.effect(name).cancellable(id: CancelID.work)
      case .cancelled: return .cancel(id: CancelID.work)
      case .closed: return .run { _ in await dismiss() }
      case .shown(let slot, let id): state.show(id, in: slot)
      case .hidden(let slot): state.hide(slot)
      case .plain, .first, .second: break
      }
      return .none
    }
    .ifLet(\.plain, action: \.plain) { Tree(work: work) }
    .ifLet(\.$first, action: \.first) { Tree(work: work) }
    .ifLet(\.$second, action: \.second) { Tree(work: work) }
  }
}

/// What a feature does, and the way to it.
private struct TreeStep: CustomStringConvertible {
  enum Change {
    case began(String), cancelled, closed, shown(Tree.Slot, Int), hidden(Tree.Slot), dismissed
  }

  /// For a dismissal, the way to the feature that goes away.
  let path: [Tree.Slot]
  let change: Change

  var description: String { "\(path.map { "\($0)" }.joined(separator: ".")): \(change)" }

  var action: Tree.Action {
    if case .dismissed = change { return dismissal }
    return path.reversed().reduce(ownAction) { action, slot in
      switch slot {
      case .plain: .plain(action)
      case .first: .first(.presented(action))
      case .second: .second(.presented(action))
      }
    }
  }

  private var ownAction: Tree.Action {
    switch change {
    case .began(let name): .began(name)
    case .cancelled: .cancelled
    case .closed, .dismissed: .closed
    case .shown(let slot, let id): .shown(slot, id)
    case .hidden(let slot): .hidden(slot)
    }
  }

  private var dismissal: Tree.Action {
    let last: Tree.Action = path.last == .first ? .first(.dismiss) : .second(.dismiss)
    return path.dropLast().reversed().reduce(last) { action, slot in
      switch slot {
      case .plain: .plain(action)
      case .first: .first(.presented(action))
      case .second: .second(.presented(action))
      }
    }
  }
}

/// The features that are there, and the names of their effects.
private struct TreeModel {
  var id = 0
  var effects: [String] = []
  var children: [Tree.Slot: TreeModel] = [:]

  /// All effects, in alphabetical order.
  var names: [String] { (effects + children.values.flatMap(\.names)).sorted() }

  /// The ways to all features.
  private var paths: [[Tree.Slot]] {
    [[]]
      + Tree.Slot.allCases.flatMap { slot in
        (children[slot]?.paths ?? []).map { [slot] + $0 }
      }
  }

  func randomStep(_ number: Int, _ random: inout SeededGenerator) -> TreeStep {
    let path = paths.randomElement(using: &random)!
    let slot = Tree.Slot.allCases.randomElement(using: &random)!
    let isPresented = path.contains { $0 != .plain }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return TreeStep(path: path, change: .began("\(number)"))
    case 4..<8:
      return TreeStep(path: path, change: .shown(slot, Int.random(in: 0..<2, using: &random)))
    case 8: return TreeStep(path: path, change: .hidden(slot))
    case 9: return TreeStep(path: path, change: .cancelled)
    case 10 where isPresented: return TreeStep(path: path, change: .closed)
    case 11 where path.last.map { $0 != .plain } ?? false:
      return TreeStep(path: path, change: .dismissed)
    default: return TreeStep(path: path, change: .began("\(number)"))
    }
  }

  mutating func apply(_ step: TreeStep) {
    switch step.change {
    case .began(let name): change(step.path) { $0.effects.append(name) }
    case .cancelled: change(step.path) { $0.cancel() }
    case .shown(let slot, let id):
      change(step.path) { if $0.children[slot]?.id != id { $0.children[slot] = TreeModel(id: id) } }
    case .hidden(let slot): change(step.path) { $0.children[slot] = nil }
    case .dismissed: remove(step.path)
    case .closed:
      let last = step.path.lastIndex { $0 != .plain }!
      remove(Array(step.path[...last]))
    }
  }

  private mutating func remove(_ path: [Tree.Slot]) {
    change(path.dropLast()) { $0.children[path.last!] = nil }
  }

  private mutating func cancel() {
    effects = []
    for slot in children.keys { children[slot]?.cancel() }
  }

  private mutating func change(_ path: [Tree.Slot], _ change: (inout TreeModel) -> Void) {
    guard let slot = path.first else { return change(&self) }
    children[slot]?.change(Array(path.dropFirst()), change)
  }
}
