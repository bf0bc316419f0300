import GeneratedTestSupport
import Testing

/// A list of wishes. An alert asks before it is cleared.
struct Wishlist: Reducer {
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var wishes = ["Emma", "Ulysses"]
  }
  enum Action {
    case alert(PresentationAction<Alert>)
    case clearButtonTapped

    enum Alert: CasePathable, Equatable {
      case confirmClearing
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmClearing)):
        state.wishes = []
        return .none
      case .alert:
        return .none
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Clear the list?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmClearing) {
            TextState("Clear")
          }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// The guide to alerts.
@MainActor struct AlertTests {
  private typealias Alert = AlertState<Wishlist.Action.Alert>

  private let store = TestStore(initialState: Wishlist.State()) {
    Wishlist()
  }

  private func alert(
    _ title: String = "Clear the list?", role: ButtonStateRole? = .destructive,
    button: String = "Clear"
  ) -> Alert {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: role, action: .confirmClearing) {
        TextState(button)
      }
    }
  }

  @Test func alertsWithTheSameContentsAreEqual() {
    #expect(alert() == alert())
    #expect(alert() != alert("Sure?"))
    #expect(alert() != alert(role: .cancel))
    #expect(alert() != alert(button: "OK"))
    #expect(alert() != Alert { TextState("Clear the list?") })
  }

  @Test func anAlertIsAssertedByItsContents() async {
    await store.send(.clearButtonTapped) {
      $0.alert = AlertState {
        TextState("Clear the list?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmClearing) {
          TextState("Clear")
        }
      }
    }
  }

  @Test func theActionOfAButtonClearsTheAlert() async {
    await store.send(.clearButtonTapped) { $0.alert = alert() }
    await store.send(.alert(.presented(.confirmClearing))) {
      $0.alert = nil
      $0.wishes = []
    }
  }

  @Test func aDismissalClearsTheAlertAndDoesNothingElse() async {
    await store.send(.clearButtonTapped) { $0.alert = alert() }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func anotherTextInTheAlertIsShown() async {
    let reports = await reports {
      await store.send(.clearButtonTapped) { $0.alert = alert("Sure?") }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("−     title: \"Sure?\",\n") == true)
    #expect(reports.first?.contains("+     title: \"Clear the list?\",\n") == true)
  }
}
