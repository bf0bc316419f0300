import Foundation
import GeneratedTestSupport
import Testing

@testable import TracePictures

struct Pictured: Reducer {
  struct State: Equatable { var count = 0; var text = "" }
  enum Action { case load, loaded(Int), stop, type(String) }
  enum Timer { case id }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .load:
        return .run { send in
          try await clock.sleep(for: .milliseconds(1_500))
          await send(.loaded(5))
        }
        .cancellable(id: Timer.id)
      case .loaded(let number): state.count = number
      case .stop: return .cancel(id: Timer.id)
      case .type(let text): state.text = text
      }
      return .none
    }
  }
}

@MainActor @Suite struct TracePictureTests {
  private func trace(_ run: (TestStoreOf<Pictured>, TestClock<Duration>) async -> Void) async
    -> Trace
  {
    let clock = TestClock()
    let store = TestStore(initialState: Pictured.State()) {
      Pictured()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await run(store, clock)
    await store.skipInFlightEffects(strict: false)
    return store.trace
  }

  /// The lines of a page that contain a text.
  private func lines(_ page: String, _ text: String) -> [Substring] {
    page.split(separator: "\n").filter { $0.contains(text) }
  }

  @Test func aPageStandsAlone() async {
    let page = TracePicture(
      await trace { store, _ in await store.send(.stop) }, title: "a < b & \"c\""
    ).html
    #expect(page.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"))
    #expect(page.contains("1 action, 0 effects, 0 issues."))
    for word in ["<script", "http:", "https:", "src=", "@import"] { #expect(!page.contains(word)) }
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test func actionsEffectsAndArrows() async throws {
    let trace = await trace { store, clock in
      await store.send(.load)
      await clock.advance(by: .milliseconds(1_500))
      await store.send(.load)
      await store.send(.stop)
    }
    // Warnings of sleeps come when other tests keep the process busy.
    let events = trace.events.filter { if case .issue = $0.kind { false } else { true } }
    let layout = TraceLayout(events)
    let names = layout.rows.map { row in
      switch row.mark {
      case .action(let action): action.name
      case .issue: "issue"
      case .effect(let effect): "\(effect.number) \(effect.ending) of row \(effect.origin ?? -1)"
      }
    }
    #expect(
      names == [
        ".load", "1 finished of row 0", ".loaded(_)", ".load", "2 cancelled of row 3", ".stop",
      ]
        || names == [
          ".load", "1 finished of row 0", ".loaded", ".load", "2 cancelled of row 3", ".stop",
        ])
    #expect(layout.arrows.map { [$0.from, $0.to] } == [[1, 2]])
    #expect(layout.ticks.map { TraceTimeText.text($0.time) } == ["0 ms", "1.5 s"])
    // Everything is in the order of the events.
    let columns = layout.rows.map(\.x)
    #expect(columns == columns.sorted())
    let page = TracePicture(trace, title: "t").html
    #expect(lines(page, "<circle").count == 4)
    #expect(lines(page, "class=\"effect finished\"").count == 1)
    #expect(lines(page, "class=\"effect cancelled\"").count == 1)
    #expect(lines(page, "<ins>+").count == 1)
    #expect(page.contains("sent by effect 1"))
    #expect(page.contains("effect 2 is cancelled by <a href=\"#event-"))
    #expect(page.contains("is read at TracePicturesTests/TracePictureTests.swift:"))
  }

  @Test func valuesAreEscaped() async {
    let trace = await trace { store, _ in await store.send(.type("</pre><b>&\u{1}")) }
    let page = TracePicture(trace, title: "t").html
    #expect(!page.contains("</pre><b>&"))
    #expect(page.contains("&lt;/pre&gt;&lt;b&gt;&amp;"))
  }

  @Test func aFailedAssertionIsAtItsPlace() async throws {
    var trace: Trace?
    await withKnownIssue {
      trace = await self.trace { store, _ in
        store.exhaustivity = .on
        await store.send(.type("a"))
      }
    }
    let page = TracePicture(try #require(trace), title: "t").html
    #expect(page.contains("<polygon class=\"issue\""))
    #expect(page.contains("State was not expected to change, but a change occurred."))
  }
}
