#if Apple
  import os

  extension Reducer {
    /// Shows how long this reducer takes for each action, as intervals in Instruments.
    ///
    /// - Parameter prefix: A text before the name of each action.
    public func signpost(
      _ prefix: String = "",
      log: OSLog = OSLog(subsystem: "GeneratedSupport", category: "Reducers")
    ) -> some Reducer<State, Action> {
      Signposts(
        base: self, prefix: prefix.isEmpty ? "" : "[\(prefix)] ",
        signposter: OSSignposter(logHandle: log))
    }
  }

  private struct Signposts<Base: Reducer>: Reducer {
    let base: Base
    let prefix: String
    let signposter: OSSignposter

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      guard signposter.isEnabled else { return base.reduce(into: &state, action: action) }
      let label = prefix + actionLabels(of: action)
      let interval = signposter.beginInterval("Action", "\(label)")
      defer { signposter.endInterval("Action", interval) }
      return base.reduce(into: &state, action: action)
    }

    typealias Body = Never
  }
#endif
