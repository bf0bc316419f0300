import GeneratedSupport

@MainActor protocol Screen: DependencyInterface {
  var width: Int { get }
  func draw(_ text: String)
  nonisolated func scale() -> Double
}

protocol Bank: Actor, DependencyInterface {
  func pay(_ amount: Int) throws -> Int
  // What is not sendable stays on the actor.
  func note(_ entry: Any) async
  nonisolated var name: String { get }
}

/// A class that only the main actor may use.
@MainActor protocol Window: AnyObject, DependencyInterface {
  var title: String? { get set }
}

nonisolated protocol Cache: AnyObject, DependencyInterface {
  subscript(key: String) -> Int? { get set }
  @MainActor func show() async
}

@MainActor func checkMainActor() {
  let screen: any Screen = ScreenClient(width: { 3 }, scale: { 2 })
  precondition(screen.width == 3 && screen.scale() == 2)
  let window: any Window = WindowClient(title: { "title" }, setTitle: { _ in })
  window.title = nil
  precondition(window.title == "title")
}

nonisolated func checkIsolation() async {
  await checkMainActor()
  let bank: any Bank = BankClient(pay: { $0 * 2 }, note: { _ in }, name: { "bank" })
  let paid = try? await bank.pay(2)
  await bank.note("entry")
  precondition(paid == 4 && bank.name == "bank")
  let cache: any Cache = CacheClient(subscript: { $0.count }, setSubscript: { _, _ in })
  cache["a"] = 1
  precondition(cache["four"] == 4)
}
