import GeneratedTestSupport
import Testing

/// Alerts and dialogs go away by themselves.
@MainActor
@Suite struct EphemeralStateTests {
  @Test func anAlertGoesAwayAfterAnActionOfIt() async {
    let store = TestStore(initialState: Editor.State()) { Editor() }
    await store.send(.deleteButtonTapped) { $0.alert = .delete }
    await store.send(\.alert.confirmDelete) {
      $0.alert = nil
      $0.log = ["alert: true"]
    }
  }

  @Test func anAlertGoesAwayWhenItIsDismissed() async {
    let store = TestStore(initialState: Editor.State(alert: .delete)) { Editor() }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func theAlertThatTheParentShowsNextStays() async {
    let store = TestStore(initialState: Editor.State(alert: .delete)) { Editor() }
    await store.send(\.alert.deleteAll) { $0.alert = .deleteAll }
    await store.send(\.alert.showSameAlert)
    #expect(store.state.alert == .deleteAll)
  }

  @Test func aDialogGoesAwayAfterAnActionOfIt() async {
    let store = TestStore(initialState: Editor.State(dialog: .save)) { Editor() }
    await store.send(\.dialog.save) {
      $0.dialog = nil
      $0.log = ["dialog: true"]
    }
  }

  @Test func anActionOfAnAbsentAlertIsReported() async {
    let store = Store(initialState: Editor.State()) { Editor() }
    let reports = await reports { store.send(.alert(.presented(.confirmDelete))) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("when destination state was absent") == true)
  }

  @Test func actionsOfOtherFeaturesKeepTheAlert() async {
    let store = TestStore(initialState: Editor.State(alert: .delete, dialog: .save)) { Editor() }
    await store.send(\.dialog.save) {
      $0.dialog = nil
      $0.log = ["dialog: true"]
    }
    #expect(store.state.alert != nil)
  }

  @Test func onlyTheEphemeralCaseOfAnEnumGoesAway() async {
    let store = TestStore(initialState: Editor.State(destination: .alert(.delete))) { Editor() }
    await store.send(\.destination.alert.confirmDelete) { $0.destination = nil }
    let other = TestStore(initialState: Editor.State(destination: .name("a"))) { Editor() }
    await other.send(\.destination.named, "b") { $0.$destination[case: \.name] = "b" }
  }

  @Test func anActionOfAnotherCaseKeepsTheAlert() async {
    let store = Store(
      initialState: Editor.State(
        destination: .alert(.delete), plainDestination: .alert(.delete))
    ) { Editor() }
    store.send(.destination(.presented(.rejected("b"))))
    store.send(.plainDestination(.rejected("b")))
    #expect(store.state.destination == .alert(.delete))
    #expect(store.state.plainDestination == .alert(.delete))
  }

  @Test func anActionOfTheAlertIsRecognizedByItsNameIfTheCasesHaveAnotherOrder() async {
    let store = Store(initialState: Editor.State(destination: .question(.delete))) { Editor() }
    store.send(.destination(.presented(.alert(.confirmDelete))))
    #expect(store.state.destination == .question(.delete))
    store.send(.destination(.presented(.question(.confirmDelete))))
    #expect(store.state.destination == nil)
  }

  @Test func aCaseThatTakesThePlaceOfAnAlertStays() async {
    let store = TestStore(initialState: Editor.State(destination: .alert(.delete))) { Editor() }
    await store.send(\.destination.alert.rename) { $0.destination = .name("new") }
  }

  @Test func theAlertOfAnEnumWithoutGeneratedCodeForItGoesAway() async {
    let store = TestStore(initialState: Editor.State(screen: .alert(.delete))) { Editor() }
    await store.send(.screen(.rejected("b")))
    await store.send(.screen(.alert(.confirmDelete))) { $0.screen = nil }
    let other = TestStore(initialState: Editor.State(screen: .name("a"))) { Editor() }
    await other.send(.screen(.named("b"))) { $0.screen = .name("b") }
  }

  @Test func theAlertOfACaseWithoutCasePathsGoesAway() async {
    let store = TestStore(initialState: Editor.State(screen: .hidden(.delete))) { Editor() }
    await store.send(.screen(.alert(.confirmDelete)))
    await store.send(.screen(.rejected("b")))
    await store.send(.screen(.hidden(.confirmDelete))) { $0.screen = nil }
  }

  @Test func aPlainOptionalAlertGoesAwayAfterAnActionOfIt() async {
    let store = TestStore(initialState: Editor.State(plainAlert: .delete)) { Editor() }
    await store.send(.plainAlert(.deleteAll)) { $0.plainAlert = .deleteAll }
    await store.send(.plainAlert(.confirmDelete)) { $0.plainAlert = nil }
  }

  @Test func aPlainOptionalEnumGoesAwayInItsEphemeralCase() async {
    let store = TestStore(initialState: Editor.State(plainDestination: .alert(.delete))) {
      Editor()
    }
    await store.send(\.plainDestination.alert.confirmDelete) { $0.plainDestination = nil }
    let other = TestStore(initialState: Editor.State(plainDestination: .name("a"))) { Editor() }
    await other.send(\.plainDestination.named, "b") { $0.plainDestination = .name("b") }
  }
}

struct Editor: Reducer {
  struct State: Equatable {
    @Presents var alert: AlertState<AlertAction>?
    @Presents var dialog: ConfirmationDialogState<DialogAction>?
    @Presents var destination: Destination.State?
    var plainAlert: AlertState<AlertAction>?
    var plainDestination: Destination.State?
    var screen: HandwrittenScreen.State?
    var log: [String] = []
  }
  enum Action {
    case alert(PresentationAction<AlertAction>)
    case dialog(PresentationAction<DialogAction>)
    case destination(PresentationAction<Destination.Action>)
    case plainAlert(AlertAction)
    case plainDestination(Destination.Action)
    case screen(HandwrittenScreen.Action)
    case deleteButtonTapped
  }
  enum AlertAction: CasePathable { case confirmDelete, deleteAll, showSameAlert, rename }
  enum DialogAction: CasePathable { case save }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped: state.alert = .delete
      case .alert(.presented(.confirmDelete)): state.log.append("alert: \(state.alert != nil)")
      case .alert(.presented(.deleteAll)), .alert(.presented(.showSameAlert)):
        state.alert = .deleteAll
      case .dialog(.presented): state.log.append("dialog: \(state.dialog != nil)")
      case .destination(.presented(.alert(.rename))): state.destination = .name("new")
      case .plainAlert(.deleteAll): state.plainAlert = .deleteAll
      case .alert, .dialog, .destination, .plainAlert, .plainDestination, .screen:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .ifLet(\.plainAlert, action: \.plainAlert)
    .ifLet(\.plainDestination, action: \.plainDestination) { Destination() }
    .ifLet(\.screen, action: \.screen) { HandwrittenScreen() }
  }
}

/// An enum that says nothing about its cases. No case paths are generated for one of them.
struct HandwrittenScreen: Reducer {
  enum State: Equatable {
    case alert(AlertState<Editor.AlertAction>)
    case name(String)
    // reducergen: ignore
    case hidden(AlertState<Editor.AlertAction>)
  }
  enum Action {
    case alert(Editor.AlertAction)
    case named(String)
    case rejected(String)
    case hidden(Editor.AlertAction)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .named(let name) = action { state = .name(name) }
      return .none
    }
  }
}

/// An enum with an ephemeral case and another one.
struct Destination: Reducer {
  enum State: Equatable, _EphemeralCases {
    case alert(AlertState<Editor.AlertAction>)
    case name(String)
    case question(AlertState<Editor.AlertAction>)

    var _isEphemeral: Bool {
      switch self {
      case .alert, .question: true
      case .name: false
      }
    }
  }
  enum Action {
    case alert(Editor.AlertAction)
    case question(Editor.AlertAction)
    case named(String)
    case rejected(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .named(let name) = action { state = .name(name) }
      return .none
    }
  }
}

extension AlertState<Editor.AlertAction> {
  static var delete: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }
    }
  }

  static var deleteAll: Self { AlertState { TextState("Delete everything?") } }
}

extension ConfirmationDialogState<Editor.DialogAction> {
  static var save: Self { ConfirmationDialogState { TextState("Save?") } }
}
