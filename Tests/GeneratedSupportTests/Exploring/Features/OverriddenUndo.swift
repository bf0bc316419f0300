import GeneratedSupport

/// An undo restores what an effect is still changing: the effect's answer overrides it.
struct OverriddenUndo: Reducer {
  struct State: Equatable {
    var text = "a"
    var former: String?
    /// The text that an undo has restored, until the next change.
    var restored: String?
  }
  enum Action: Equatable {
    case translated(String)
    case translateTapped
    case undoTapped
  }
  enum Request { case translate }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .translated(let text):
        state.text = text
        return .none
      case .translateTapped:
        state.former = state.text
        state.restored = nil
        return .run { [text = state.text] send in
          await send(.translated(text.count > 3 ? "a" : text + "b"))
        }
        .cancellable(id: Request.translate, cancelInFlight: true)
      case .undoTapped:
        guard let former = state.former else { return .none }
        state.text = former
        state.restored = former
        state.former = nil
        return isMended ? .cancel(id: Request.translate) : .none
      }
    }
  }
}
