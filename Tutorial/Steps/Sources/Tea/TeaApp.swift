//: 19
import GeneratedSupport

@main
struct TeaApp {
  static func main() async {
    let store = Store(initialState: TeaList.State()) { TeaList() }
    await store.send(.appeared).finish()
    guard let tea = store.teas.last else { return }
    store.send(.teaTapped(tea.id))
    let token = observe {
      if let timer = store.timer { print("\(tea.name): \(timer.seconds) s") }
    }
    await store.send(.timer(.presented(.startTapped))).finish()
    token.cancel()
    print("Cup \(store.cups) is ready.")
  }
}
//: end
