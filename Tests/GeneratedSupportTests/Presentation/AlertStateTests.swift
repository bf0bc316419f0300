import GeneratedSupport
import Testing

@Suite struct AlertStateTests {
  @Test func alertsThatLookTheSameAndDoTheSameAreEqual() {
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    #expect(alert(title: "Other") != alert())
    #expect(alert(message: "Other") != alert())
    #expect(alert(action: .cancel) != alert())
    #expect(alert(role: nil) != alert())
  }

  @Test func eachAlertHasAnIDOfItsOwn() {
    let first = alert()
    #expect(first.id != alert().id)
    #expect(first.id == first.map { $0 }.id)
    #expect(first.buttons.map(\.id) != alert().buttons.map(\.id))
  }

  @Test func dialogsThatLookTheSameAndDoTheSameAreEqual() {
    #expect(dialog(.automatic) == dialog(.automatic))
    #expect(dialog(.automatic).hashValue == dialog(.automatic).hashValue)
    #expect(dialog(.automatic) != dialog(.visible))
    #expect(dialog(.automatic).id != dialog(.automatic).id)
  }

  @Test func theParentsActionCanTakeThePlaceOfTheAlertsAction() {
    let mapped = alert().map { $0.map(ParentAction.alert) }
    let actions = mapped.buttons.map(\.actionForTest)
    #expect(actions == [.alert(.confirm), nil])
    #expect(mapped.title == alert().title)
    #expect(mapped.message == alert().message)
    #expect(mapped.buttons.map(\.role) == [.destructive, .cancel])
    let dialog = dialog(.visible).map { $0.map(ParentAction.alert) }
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.map(\.actionForTest) == [.alert(.confirm)])
  }

  @Test(arguments: [true, false])
  func buttonsCanBeBuiltWithControlFlow(isShort: Bool) {
    let alert = AlertState<AlertAction> {
      TextState("Title")
    } actions: {
      if isShort {
        ButtonState { TextState("OK") }
      } else {
        for index in 1...2 { ButtonState(action: .confirm) { TextState("\(index)") } }
      }
      if !isShort { ButtonState(action: .send(.cancel)) { TextState("Cancel") } }
    }
    let labels = alert.buttons.map { String(state: $0.label) }
    #expect(labels == (isShort ? ["OK"] : ["1", "2", "Cancel"]))
  }

  @Test func aButtonHandsOutItsAction() async {
    let button = ButtonState(action: AlertAction.confirm) { TextState("OK") }
    var actions: [AlertAction?] = []
    button.withAction { actions.append($0) }
    await button.withAction { action in
      await Task.yield()
      actions.append(action)
    }
    ButtonState<AlertAction> { TextState("OK") }.withAction { actions.append($0) }
    #expect(actions == [.confirm, .confirm, nil])
  }

  @Test func anAnimatedButtonAnimatesWhatHappensAtOnce() async {
    let log = LockIsolated<[String]>([])
    let button = animatedButton(log)
    button.withAction { action in log.withValue { $0.append("\(action!)") } }
    #expect(log.value == ["begin", "confirm", "end"])
  }

  @Test func anAnimatedButtonCannotAnimateWhatHappensLater() async {
    let log = LockIsolated<[String]>([])
    let button = animatedButton(log)
    let reports = await reports {
      await button.withAction { action in
        await Task.yield()
        log.withValue { $0.append("\(action!)") }
      }
    }
    #expect(log.value == ["confirm"])
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasSuffix(
        """
        : An animated action was performed asynchronously: …

          Action:
            ButtonStateAction.send(
              .confirm,
              animation: "smooth"
            )

        Asynchronous functions cannot be animated. Pass 'withAction' a synchronous closure, or leave out the \
        animation of the button.
        """) == true)
  }

  @Test func animationsTakePartInComparisons() {
    let log = LockIsolated<[String]>([])
    let plain = ButtonState(action: AlertAction.confirm) { TextState("OK") }
    #expect(animatedButton(log) == animatedButton(log))
    #expect(animatedButton(log) != plain)
    #expect(animatedButton(log).hashValue == animatedButton(log).hashValue)
  }

  @Test func anAlertIsDumpedAsItIsWritten() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Title",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(.confirm),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "Message"
        )
        """)
    #expect(
      String(customDumping: AlertState<AlertAction> { TextState("Title") }) == """
        AlertState(title: "Title")
        """)
  }

  @Test func aDialogIsDumpedAsItIsWritten() {
    #expect(
      String(customDumping: dialog(.visible)) == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "Title",
          actions: [
            [0]: ButtonState(
              action: .send(.confirm),
              label: "OK"
            )
          ]
        )
        """)
    #expect(!String(customDumping: dialog(.automatic)).contains("titleVisibility"))
  }

  private func alert(
    title: String = "Title", message: String = "Message", action: AlertAction = .confirm,
    role: ButtonStateRole? = .destructive
  ) -> AlertState<AlertAction> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: role, action: action) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState(message)
    }
  }

  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility
  ) -> ConfirmationDialogState<AlertAction> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Title")
    } actions: {
      ButtonState(action: .confirm) { TextState("OK") }
    }
  }

  private func animatedButton(_ log: LockIsolated<[String]>) -> ButtonState<AlertAction> {
    let animation = ButtonAnimation("smooth") { change in
      log.withValue { $0.append("begin") }
      change()
      log.withValue { $0.append("end") }
    }
    return ButtonState(action: ButtonStateAction(.confirm, animation: animation)) {
      TextState("OK")
    }
  }
}

private enum AlertAction: Hashable { case confirm, cancel }
private enum ParentAction: Hashable { case alert(AlertAction) }

extension ButtonState {
  fileprivate var actionForTest: Action? {
    var result: Action?
    withAction { result = $0 }
    return result
  }
}
