import GeneratedSupport
import Testing

/// Functions around the actions of effects.
@MainActor @Suite struct EffectDeliveryTests {
  private let order = LockIsolated<[String]>([])
  private let store = Script()

  private func delivered(_ name: String, _ effect: Effect<Step>) -> Effect<Step> {
    effect.delivered { [order, store] send in
      order.withValue { $0.append("\(name) begins after \(store.state.count)") }
      send()
      order.withValue { $0.append("\(name) ends after \(store.state.count)") }
    }
  }

  @Test func aFunctionIsCalledAroundEachAction() async {
    await store.begin(delivered("a", .run { await $0(.log("1")) })).finish()
    #expect(store.state == ["1"])
    #expect(order.value == ["a begins after 0", "a ends after 1"])
  }

  @Test func severalFunctionsAreNested() async {
    let effect = delivered("outer", delivered("inner", .later("1")))
    await store.begin(effect.map { $0 }).finish()
    #expect(
      order.value == [
        "outer begins after 0", "inner begins after 0", "inner ends after 1", "outer ends after 1",
      ])
  }

  @Test func itIsCalledForAllStagesAndKindsOfActions() async {
    await store.begin(delivered("a", .concatenate(.later("1"), .later("2")))).finish()
    await store.begin(delivered("b", .log("3"))).finish()
    #expect(store.state == ["1", "2", "3"])
    #expect(order.value.filter { $0.contains("begins") }.count == 3)
  }

  @Test func theEffectCanBeCancelled() async {
    let task = store.begin(delivered("a", .run { _ in try await Task.never() }).cancellable(id: 1))
    store.begin(.cancel(id: 1))
    await task.finish()
    #expect(order.value == [])
  }
}
