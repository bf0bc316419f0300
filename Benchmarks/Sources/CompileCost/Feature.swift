/// A feature as its user writes it: a 12-case enum, a reducer of about 40 lines, and a file's worth
/// of uses of eight case key paths. Every feature names its cases alike, which is what real
/// applications do (`onAppear`) and what costs most.
struct SyntheticFeature {
  var index: Int
  var hasAddedCase = false
  var isAnnotated: Bool
  var hasClient = false

  var name: String { Self.name(index) }

  static func name(_ index: Int) -> String { "Feature\(index)" }

  var source: String {
    """
    import GeneratedSupport

    struct \(name): Reducer {
      struct State: Equatable {
        var count = 0
        var text = ""
        var items: [String] = []
        var message: String?
        var selection: Int?
      }
      enum Delegate { case finished(Int) }
      struct Failure: Error {}
      enum Action {
        case onAppear
        case incrementTapped, decrementTapped
        case timerTick
        case alertDismissed
        case textChanged(String)
        case itemTapped(id: Int)
        case itemsLoaded([String])
        case failed(code: Int, message: String)
        case delegate(Delegate)
        case response(Result<Int, Failure>)
        case selected(Int?)\(hasAddedCase ? "\n    case added(Double)" : "")
      }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .onAppear:
            state.items = []
            return .none
          case .incrementTapped:
            state.count += 1
            return .none
          case .decrementTapped:
            state.count -= 1
            return .none
          case .timerTick:
            state.count += state.items.count
            return .none
          case .alertDismissed:
            state.message = nil
            return .none
          case .textChanged(let text):
            state.text = text
            return .none
          case .itemTapped(let id):
            state.selection = id
            return .none
          case .itemsLoaded(let items):
            state.items = items
            return .none
          case .failed(let code, let message):
            state.message = "\\(code): \\(message)"
            return .none
          case .response(.success(let count)):
            state.count = count
            return .none
          case .response(.failure):
            state.message = "failed"
            return .none
          case .selected(let id):
            state.selection = id
            return .none
          case .delegate\(hasAddedCase ? ", .added" : ""):
            return .none
          }
        }
      }
    }
    \(uses)
    \(hasClient ? SyntheticClient(feature: self).source : "")
    """
  }

  private var uses: String {
    guard isAnnotated else { return "" }
    return """

      func use\(index)(_ action: \(name).Action) -> Int {
        var count = 0
        if action.is(\\.onAppear) { count += 1 }
        if action.is(\\.incrementTapped) { count += 1 }
        if action.is(\\.timerTick) { count += 1 }
        if action.is(\\.alertDismissed) { count += 1 }
        if action.is(\\.delegate) { count += 1 }
        if action[case: \\.textChanged] != nil { count += 1 }
        if action[case: \\.itemTapped] != nil { count += 1 }
        if action[case: \\.response] != nil { count += 1 }
        return count
      }
      """
  }
}
