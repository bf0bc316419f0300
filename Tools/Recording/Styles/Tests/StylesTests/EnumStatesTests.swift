import Foundation
import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct EnumStatesTests {
  @Test func door() async {
    let store = TestStore(initialState: .open) { Door() }
    await store.send(.lockTapped(code: 7))
    await store.send(.closeTapped) { $0 = .closed }
    await store.send(.lockTapped(code: 7)) { $0 = .locked(code: 7) }
    await store.send(.codeEntered(8)) { $0 = .locked(code: 7, attempts: 1) }
    await store.send(.codeEntered(7)) { $0 = .closed }
    await store.send(.openTapped) { $0 = .open }
  }

  @Test func upload() async {
    struct Offline: Error, LocalizedError { var errorDescription: String? { "Offline" } }
    let store = TestStore(initialState: .idle) { Upload() }
    await store.send(.startTapped(total: 100)) {
      $0 = .sending(Upload.State.Progress(total: 100))
    }
    await store.send(.sent(40)) {
      $0.modify(\.sending) { $0.bytes = 40 }
    }
    await store.send(.finished(.failure(Offline()))) {
      $0 = .failed(message: "Offline")
    }
    await store.send(.retryTapped) { $0 = .idle }
    await store.send(.finished(.success(URL(string: "https://example.com/1")!))) {
      $0 = .done(URL(string: "https://example.com/1")!)
    }
  }

  @Test func session() async {
    let store = TestStore(initialState: .signedOut(SignIn.State())) { Session() }
    await store.send(\.signedOut.typed, "Blob") {
      $0.modify(\.signedOut) { $0.name = "Blob" }
    }
    await store.send(\.signedOut.enterTapped) {
      $0.modify(\.signedOut) { $0.isBusy = true }
    }
    await store.receive(\.signedOut.entered) {
      $0 = .signedIn(Inbox.State(owner: "Blob"))
    }
    await store.send(\.signedIn.arrived, "Hello") {
      $0.modify(\.signedIn) {
        $0.messages = ["Hello"]
        $0.unread = [0]
      }
    }
    await store.send(\.signedIn.arrived, "Bye") {
      $0.modify(\.signedIn) {
        $0.messages.append("Bye")
        $0.unread.insert(1)
      }
    }
    await store.send(\.signedIn.readTapped, 0) {
      $0.modify(\.signedIn) { $0.unread.remove(0) }
    }
    await store.send(\.signedIn.signOutTapped) {
      $0 = .signedOut(SignIn.State())
    }
  }

  @Test func onboarding() async {
    let store = TestStore(initialState: Onboarding.State()) { Onboarding() }
    await store.send(\.step.name.typed, "Blob") {
      $0.step.modify(\.name) { $0.name = "Blob" }
    }
    await store.send(\.step.name.nextTapped) {
      $0.step = .theme(ThemeStep.State())
    }
    await store.send(\.step.theme.picked, .dark) {
      $0.step.modify(\.theme) { $0.theme = .dark }
    }
    await store.send(\.step.theme.doneTapped) { $0.isDone = true }
  }
}
