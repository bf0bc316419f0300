#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension View {
    /// Shows an alert while the state of a feature has one.
    ///
    ///     .alert($store.scope(\.$alert, action: \.alert))
    public func alert<Action>(
      _ item: Binding<Store<AlertState<Action>, Action>?>
    ) -> some View {
      let alert = item.wrappedValue?.state
      return self.alert(
        alert.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresented(),
        presenting: alert
      ) { alert in
        SwiftUI.ForEach(alert.buttons) { Button($0) { send($0, to: item.wrappedValue) } }
      } message: { alert in
        alert.message.map { Text($0) }
      }
    }

    /// Shows a dialog while the state of a feature has one.
    ///
    ///     .confirmationDialog($store.scope(\.$dialog, action: \.dialog))
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
      let dialog = item.wrappedValue?.state
      return self.confirmationDialog(
        dialog.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresented(),
        titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
        presenting: dialog
      ) { dialog in
        SwiftUI.ForEach(dialog.buttons) { Button($0) { send($0, to: item.wrappedValue) } }
      } message: { dialog in
        dialog.message.map { Text($0) }
      }
    }
  }

  @MainActor
  private func send<State, Action>(_ action: Action?, to store: Store<State, Action>?) {
    if let action { store?.send(action) }
  }

  extension Binding {
    /// Whether there is a store.
    @MainActor
    fileprivate func isPresented<State, Action>() -> Binding<Bool>
    where Value == Store<State, Action>? {
      Binding<Bool> { @MainActor in
        self.wrappedValue != nil
      } set: { @MainActor isPresented in
        if !isPresented { self.wrappedValue = nil }
      }
    }
  }

  extension Button where Label == Text {
    /// - Parameter send: Sends the action of the button, if it has one.
    @MainActor
    fileprivate init<Action>(
      _ button: ButtonState<Action>, send: @escaping @MainActor (Action?) -> Void
    ) {
      self.init(role: button.role.map { ButtonRole($0) }) {
        button.withAction { send($0) }
      } label: {
        Text(button.label)
      }
    }
  }

  extension ButtonRole {
    fileprivate init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }

  extension Visibility {
    fileprivate init(_ visibility: ConfirmationDialogStateTitleVisibility) {
      switch visibility {
      case .automatic: self = .automatic
      case .hidden: self = .hidden
      case .visible: self = .visible
      }
    }
  }

  extension Text {
    /// A text of a feature's state, with its style.
    public init(_ text: TextState) {
      self = text.runs.reduce(Text(verbatim: "")) { $0 + Text($1) }
    }

    private init(_ run: TextState.Run) {
      var text = Text(verbatim: run.text)
      let style = run.style
      if style.isBold { text = text.bold() }
      if style.isItalic { text = text.italic() }
      if style.isUnderlined { text = text.underline() }
      if style.isStruckThrough { text = text.strikethrough() }
      if style.hasMonospacedDigits { text = text.monospacedDigit() }
      if let kerning = style.kerning { text = text.kerning(kerning) }
      if let tracking = style.tracking { text = text.tracking(tracking) }
      if let offset = style.baselineOffset { text = text.baselineOffset(offset) }
      self = text
    }
  }
#endif
