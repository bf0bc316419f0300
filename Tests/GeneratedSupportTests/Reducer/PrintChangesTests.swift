import GeneratedSupport
import Testing

@MainActor
@Suite(.inDebugBuilds) struct PrintChangesTests {
  private let output = LockIsolated<[String]>([])

  @Test func anActionAndItsChangeArePrinted() async {
    let host = host(.customDump { [output] text in output.withValue { $0.append(text) } })
    await host.send(.sent(""))
    #expect(
      output.value == [
        """
        received action:
          Leaf.Action.sent("")
          Leaf.State(
            id: 1,
            log: [
        +     [0]: ""
            ]
          )

        """
      ])
  }

  @Test func anActionThatChangesNothingIsPrintedAsSuch() async {
    let host = host(.customDump { [output] text in output.withValue { $0.append(text) } })
    await host.send(.cancelled)
    #expect(
      output.value == ["received action:\n  Leaf.Action.cancelled\n  (No state changes)\n"])
  }

  @Test func theActionsOfEffectsArePrintedInTheirOrder() async {
    let host = host(.actionLabels { [output] text in output.withValue { $0.append(text) } })
    await host.send(.sent("a"))
    await host.send(.cancelled)
    #expect(
      output.value == [
        "received action: Leaf.Action.sent", "received action: Leaf.Action.sent",
        "received action: Leaf.Action.cancelled",
      ])
  }

  @Test func labelsLeadToTheInnermostCase() {
    let printer = _ReducerPrinter<Int, TwoTables.Action>.actionLabels { [output] text in
      output.withValue { $0.append(text) }
    }
    let leaf = Leaf.Action.began("a")
    let row = IdentifiedActionOf<BranchRow>.element(id: 1, action: .branch(.leaf(leaf)))
    printer.printChange(receivedAction: .second(.rows(row)), oldState: 0, newState: 0)
    #expect(
      output.value == [
        """
        received action: TwoTables.Action.second(.rows(.element(id:, action: .branch(.leaf(.began)))))
        """
      ])
  }

  @Test func aCustomPrinterGetsBothStates() async {
    let host = host(
      _ReducerPrinter { [output] action, oldState, newState in
        let counts = "\(action.is(\.sent)) \(oldState.log.count) \(newState.log.count)"
        output.withValue { $0.append(counts) }
      })
    await host.send(.sent(""))
    #expect(output.value == ["true 0 1"])
  }

  @Test func nothingIsPrintedWithoutAPrinter() async {
    let host = host(nil)
    await host.send(.sent(""))
    #expect(host.state.log == [""])
    #expect(output.value == [])
  }

  @Test func withoutAnArgumentChangesArePrintedToStandardOutput() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        var state = 1
        let reducer = Reduce<Int, Bool> { state, _ in
          state += 1
          return .none
        }
        _ = reducer._printChanges().reduce(into: &state, action: true)
        _ = reducer._printChanges(.actionLabels).reduce(into: &state, action: true)
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("received action:\n  true\n- 1\n+ 2\n\nreceived action: Bool\n"))
  }

  @Test func payloadsWithoutLabelsKeepTheirPlaces() {
    let printer = _ReducerPrinter<Int, Move>.actionLabels { [output] text in
      output.withValue { $0.append(text) }
    }
    for move in [Move.moved(1, .left), .turned(.left, 90, isFast: true), .jumped(1, 2)] {
      printer.printChange(receivedAction: move, oldState: 0, newState: 0)
    }
    #expect(
      output.value == [
        "received action: PrintChangesTests.Move.moved(_, .left)",
        "received action: PrintChangesTests.Move.turned(.left, _, isFast:)",
        "received action: PrintChangesTests.Move.jumped(_, _)",
      ])
  }

  private enum Direction { case left }

  private enum Move {
    case moved(Int, Direction)
    case turned(Direction, Int, isFast: Bool)
    case jumped(Int, Int)
  }

  private func host(
    _ printer: _ReducerPrinter<Leaf.State, Leaf.Action>?
  ) -> Host<some Reducer<Leaf.State, Leaf.Action>> {
    Host(Leaf.State(id: 1)) { Leaf(work: $0)._printChanges(printer) }
  }
}
