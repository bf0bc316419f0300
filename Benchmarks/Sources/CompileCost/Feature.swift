/// One case of the synthetic enum.
struct SyntheticCase {
  var name: String
  /// Payload fields, with their labels where there are any.
  var fields: [(label: String?, type: String)] = []

  /// The type that the case path leads to, as the generator writes it.
  var payload: String {
    if fields.isEmpty { return "Void" }
    if fields.count == 1 { return fields[0].type }
    return "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ")
      + ")"
  }

  /// What follows the case's name in an expression that makes it from `value`.
  func arguments(from value: String) -> String {
    if fields.isEmpty { return "" }
    if fields.count == 1 { return "(\(fields[0].label.map { $0 + ": " } ?? "")\(value))" }
    let list = fields.enumerated().map { ($1.label.map { $0 + ": " } ?? "") + "\(value).\($0)" }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// A pattern that binds the payload to `v0`, `v1`, …
  var binding: String {
    if fields.isEmpty { return ".\(name)" }
    return "let .\(name)(" + fields.indices.map { "v\($0)" }.joined(separator: ", ") + ")"
  }

  /// The payload again, from what `binding` has bound.
  var bound: String {
    if fields.isEmpty { return "()" }
    if fields.count == 1 { return "v0" }
    let list = fields.enumerated().map { ($1.label.map { $0 + ": " } ?? "") + "v\($0)" }
    return "(" + list.joined(separator: ", ") + ")"
  }
}

/// A feature as its user writes it: a 12-case enum, a reducer of about 40 lines, and a file's worth
/// of uses of eight case key paths. Every feature names its cases alike, which is what real
/// applications do (`onAppear`) and what costs most.
struct SyntheticFeature {
  var index: Int
  var hasAddedCase = false
  var usesKeyPaths: Bool
  var hasClient = false
  var runtime = "Runtime"

  var name: String { Self.name(index) }

  static func name(_ index: Int) -> String { "Feature\(index)" }

  var cases: [SyntheticCase] {
    var cases = [
      SyntheticCase(name: "onAppear"),
      SyntheticCase(name: "incrementTapped"),
      SyntheticCase(name: "decrementTapped"),
      SyntheticCase(name: "timerTick"),
      SyntheticCase(name: "alertDismissed"),
      SyntheticCase(name: "textChanged", fields: [(nil, "String")]),
      SyntheticCase(name: "itemTapped", fields: [("id", "Int")]),
      SyntheticCase(name: "itemsLoaded", fields: [(nil, "[String]")]),
      SyntheticCase(name: "failed", fields: [("code", "Int"), ("message", "String")]),
      SyntheticCase(name: "delegate", fields: [(nil, "\(name).Delegate")]),
      SyntheticCase(name: "response", fields: [(nil, "Result<Int, \(name).Failure>")]),
      SyntheticCase(name: "selected", fields: [(nil, "Int?")]),
    ]
    if hasAddedCase { cases.append(SyntheticCase(name: "added", fields: [(nil, "Double")])) }
    return cases
  }

  var source: String {
    """
    import \(runtime)

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
    guard usesKeyPaths else { return "" }
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
