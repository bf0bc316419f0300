import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Dismissing cancels the effect, so that it sends no more.
@Suite struct SendAfterDismissTests {
  private func feature(_ effect: String, dismiss: String = "@Dependency(\\.dismiss) var dismiss")
    -> String
  {
    wired(
      """
      struct State {}
      enum Action { case closed, saved }
      \(dismiss)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
      \(effect)
        }
      }
      """)
  }

  @Test func anActionIsSentTooLate() {
    assertDiagnoses(
      feature(
        """
        return .merge(
          .run { send in
            await self.dismiss()
            await send(.closed)
                  ^ warning: an action that is sent after 'await self.dismiss()' is dropped, because dismissing cancels this effect [send-after-dismiss]
          },
          .run { [text = state.text] sender in
            do {
              try await save(text)
              await dismiss(animation: .default)
              if text.isEmpty { await sender(.saved) }
                                      ^ warning: an action that is sent after 'await dismiss(animation: .default)' is dropped, because dismissing cancels this effect [send-after-dismiss]
              await sender(.closed)
            } catch {}
          }
        )
        """))
  }

  @Test(arguments: [
    "return .run { send in await send(.closed); await dismiss() }",
    "return .run { _ in await dismiss() }",
    // Only one of them runs.
    "return .run { send in if x { await dismiss() } else { await send(.closed) } }",
    "return .run { send in if x { await dismiss(); return }\nawait send(.closed) }",
    "return .run { send in guard x else { await dismiss(); return }\nawait send(.closed) }",
    "return .run { send in switch x { case .a: await dismiss()\ncase .b: await send(.closed) } }",
    // Other effects, and closures that run at another time.
    "return .merge(.run { _ in await dismiss() }, .run { send in await send(.closed) })",
    "return .concatenate(.run { _ in await dismiss() }, .send(.closed))",
    "return .run { send in await dismiss(); later { await send(.closed) } }",
    // Something else.
    "return .run { send in await page.dismiss(); await send(.closed) }",
    "return .run { send in await dismiss(); await client.send(.closed) }",
  ])
  func actionsThatAreNotLost(effect: String) {
    #expect(diagnostics(feature(effect)).map(\.message) == [])
  }

  @Test(arguments: ["let dismiss: () async -> Void", "@Dependency(\\.openURL) var dismiss"])
  func anotherDismiss(property: String) {
    let effect = "return .run { send in await dismiss(); await send(.closed) }"
    #expect(diagnostics(feature(effect, dismiss: property)).map(\.message) == [])
  }
}
