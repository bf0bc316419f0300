public import GeneratedSupport

struct Settings: Reducer {
  struct State: Equatable {
    var name = ""
    var isOn = false
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }

  var body: some Reducer<State, Action> { BindingReducer() }
}

public struct Form: Reducer {
  public struct State: Equatable { public var text = "" }
  public enum Action: ViewAction {
    case view(View)

    public enum View: Sendable, GeneratedSupport.BindableAction {
      #if compiler(>=6)
        case binding(GeneratedSupport.BindingAction<Form.State>)
      #endif
      case saved
    }
  }

  public var body: some Reducer<State, Action> { BindingReducer(action: \.view) }
}

enum Generic<Value> {
  struct State { var value: Value }
  enum Action { case binding(BindingAction<State>) }
}

extension Generic.Action: BindableAction {}

enum Handwritten: BindableAction {
  case binding(BindingAction<Int>)

  var binding: BindingAction<Int>? { nil }
}

enum Other { case binding(Int) }

@MainActor public func check() {
  var state = Settings.State()
  _ = Settings().reduce(into: &state, action: .set(\.name, "Blob"))
  _ = Settings().reduce(into: &state, action: .binding(.set(\.isOn, true)))
  precondition(state == Settings.State(name: "Blob", isOn: true))
  precondition(Settings.Action.saveTapped.binding == nil)
  precondition(Settings.Action.set(\.name, "Blob").is(\.binding.name))
  var form = Form.State()
  _ = Form().reduce(into: &form, action: .view(.set(\.text, "A")))
  precondition(form.text == "A")
  precondition(Generic<Int>.Action.set(\.value, 3).binding?.keyPath == \.value)
  precondition(Handwritten.set(\.self, 3).binding == nil)
}
