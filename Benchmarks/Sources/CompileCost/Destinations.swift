/// A feature that presents one of eight others. Its destinations are a `CaseReducer`, or a reducer
/// whose `State`, `Action` and `body` are written by hand. The presented features are the same for
/// all, so that they cost next to nothing.
struct SyntheticDestinations {
  var feature: SyntheticFeature
  var isByHand: Bool

  private var name: String { feature.name }

  static let children = (0..<8).map { "Child\($0)" }
  private var cases: [String] { Self.children.map { "c" + $0.dropFirst() } }
  private func lines(_ text: (_ name: String, _ type: String) -> String) -> String {
    zip(cases, Self.children).map(text).joined(separator: "\n    ")
  }

  var source: String {
    """
    import GeneratedSupport

    \(feature.index == 0 ? childFeatures : "")
    struct \(name): Reducer {
      \(isByHand ? destinationByHand : destination)
      struct State: Equatable {
        @Presents var destination: Destination.State?
      }
      enum Action {
        case destination(PresentationAction<Destination.Action>)
        case buttonTapped\(feature.hasAddedCase ? ", added(Double)" : "")
      }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .buttonTapped:
            state.destination = .child0(Child0.State())
            return .none
          case .destination\(feature.hasAddedCase ? ", .added" : ""):
            return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination)\(isByHand ? " { Destination() }" : "")
      }
    }
    \(isByHand ? "" : "extension \(name).Destination.State: Equatable {}")
    """
  }

  private var destination: String {
    "enum Destination: CaseReducer {\n    \(lines { "case \($0)(\($1))" })\n  }"
  }

  private var destinationByHand: String {
    """
    struct Destination: Reducer {
      enum State: Equatable {
        \(lines { "case \($0)(\($1).State)" })
      }
      enum Action {
        \(lines { "case \($0)(\($1).Action)" })
      }
      var body: some Reducer<State, Action> {
        \(lines { "Scope(case: \\.\($0), action: \\.\($0)) { \($1)() }" })
      }
    }
    """
  }

  private var childFeatures: String {
    Self.children.map { name in
      """
      struct \(name): Reducer {
        struct State: Equatable { var count = 0 }
        enum Action { case incrementTapped, delegate(Int) }
        var body: some Reducer<State, Action> {
          Reduce { state, _ in
            state.count += 1
            return .none
          }
        }
      }

      """
    }.joined()
  }
}
