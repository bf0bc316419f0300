import DemoConsole
import DemoFeatures
import DemoTracks
import GeneratedSupport

extension Screen {
  /// The screen of a track, or the form or the alert that it presents.
  @MainActor static func top(of store: StoreOf<TrackDetail>) -> Screen {
    guard let destination = store.scope(\.$destination, action: \.destination) else {
      return detail(store)
    }
    switch destination.case {
    case .edit(let form): return edit(form)
    case .alert(let alert):
      return .alert(alert) { action in
        store.send(.destination(action.map { .presented(.alert($0)) } ?? .dismiss))
      }
    }
  }

  @MainActor private static func detail(_ store: StoreOf<TrackDetail>) -> Screen {
    Screen(
      title: store.track.title, rows: ["\(store.track.seconds) seconds"],
      commands: [
        Command("play", "play the track") { store.send(.playTapped) },
        Command("edit", "change the track") { store.send(.editTapped) },
        Command("delete", "delete the track") { store.send(.deleteTapped) },
        Command("back", "go back to the library") { store.send(.backTapped) },
      ])
  }

  @MainActor private static func edit(_ form: StoreOf<TrackForm>) -> Screen {
    Screen(
      title: "Edit a track",
      rows: ["title: \(form.title)", "seconds: \(form.seconds)"]
        + [form.problem].compactMap(\.self).map { Row($0, .problem) },
      commands: [
        Command(usage: "title TEXT", summary: "change the title") {
          form.send(.set(\.title, $0))
        },
        .number("seconds NUMBER", "change the length", in: TrackForm.State.lengths) {
          form.send(.set(\.seconds, $0))
        },
        Command("save", "save the changes") { () throws(Refusal) in
          if let problem = form.problem { throw Refusal("\(problem); change it, then save") }
          return form.send(.saveTapped)
        },
        Command("cancel", "forget the changes") { form.send(.cancelTapped) },
      ])
  }

  /// - Parameter send: Sends the action of the chosen button, or nil for a button without an
  ///   action.
  @MainActor private static func alert<Action>(
    _ alert: AlertState<Action>, send: @escaping @MainActor (Action?) -> StoreTask
  ) -> Screen {
    Screen(
      title: String(state: alert.title),
      rows: [Row(alert.message.map { String(state: $0) } ?? "")],
      commands: alert.buttons.enumerated().map { index, button in
        Command("\(index + 1)", String(state: button.label)) {
          send(button.action.action)
        }
      })
  }

  @MainActor static func settings(_ store: StoreOf<SettingsScreen>) -> Screen {
    Screen(
      title: "Settings",
      rows: ["volume: \(store.settings.volume)", "order: \(store.settings.order.rawValue)"]
        + problem(store.$settings.saveError, writing: "settings"),
      commands: [
        .number("volume NUMBER", "change the volume", in: Settings.volumes) {
          store.send(.volumeChanged($0))
        },
        Command(usage: "order ORDER", summary: "sort the tracks: \(orders)") {
          argument throws(Refusal) in
          if let order = Settings.Order(rawValue: argument) {
            return store.send(.orderChanged(order))
          }
          throw Refusal("'order' takes \(orders)" + Command.contrast(argument))
        },
        Command("back", "go back to the library") { store.send(.doneTapped) },
      ])
  }

  private static var orders: String {
    Settings.Order.allCases.map(\.rawValue).joined(separator: " or ")
  }
}
