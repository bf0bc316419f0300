import GeneratedSupport

/// A child feature whose effects can be seen.
struct Leaf: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var log: [String] = []
  }
  // Not Sendable, as all the actions of these tests.
  enum Action {
    case began(String)
    case cancelled
    case replaced(by: Int)
    case replacedBeginning(String, id: Int)
    case sent(String)
    case closed(Object)
  }
  final class Object {}
  enum CancelID { case work }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began(let name): return work.effect(name).cancellable(id: CancelID.work)
      case .cancelled: return .cancel(id: CancelID.work)
      case .replaced(let id): state.id = id
      case .replacedBeginning(let name, let id):
        state.id = id
        return work.effect(name)
      case .sent(let text):
        state.log.append(text)
        return text.isEmpty ? .none : .send(.sent(String(text.dropLast())))
      case .closed: break
      }
      return .none
    }
  }
}
