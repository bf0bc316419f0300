import GeneratedSupport
import Testing

@MainActor @Suite struct RunTests {
  @Test func aFunctionRunsAfterTheReducerHasReturned() async {
    let store = Script()
    let task = store.begin(.later("ran"))
    #expect(store.state == [])
    await task.finish()
    #expect(store.state == ["ran"])
  }

  @Test func aFunctionSendsAnyNumberOfActions() async {
    let store = Script()
    await store.begin(
      .run { send in for number in 1...100 { await send(.log("\(number)")) } }
    ).finish()
    #expect(store.state == (1...100).map(String.init))
  }

  @Test func aTaskHasThePriorityAndTheNameOfItsEffect() async {
    let store = Script()
    let effect = Effect<Step>.run(priority: .low, name: "effect of the test") { send in
      await send(.log(Task.name ?? ""))
      await send(.log(Task.currentPriority == .low ? "low" : "\(Task.currentPriority)"))
    }
    await withUnsafeContinuation { continuation in
      _ = store.begin(.merge(effect, .run { _ in continuation.resume() }))
    }
    // No task with a higher priority waits for the effect.
    while store.state.count < 2 { await Task.yield() }
    #expect(store.state == ["effect of the test", "low"])
  }

  @Test func mergedFunctionsKeepTheirNamesAndPriorities() async {
    let store = Script()
    let effects: [Effect<Step>] = [("a", .low), ("b", .high)].map { name, priority in
      .run(priority: priority, name: name) { send in
        await send(.log("\(Task.name ?? "") \(Task.basePriority == priority)"))
      }
    }
    await store.begin(.merge(effects)).finish()
    #expect(store.state.sorted() == ["a true", "b true"])
  }

  @Test func aFunctionHasTheDependenciesThatAreInForceWhereTheEffectIsMade() async {
    let store = Script { $0.word = "store" }
    let effect = Effect<Step>.run { send in
      @Dependency(\.word) var word
      await send(.log(word))
    }
    let outside = withDependencies {
      $0.word = "outside"
    } operation: {
      Effect<Step>.run { send in
        @Dependency(\.word) var word
        await send(.log(word))
      }
    }
    await store.begin(outside).finish()
    await store.begin(
      .run { send in
        @Dependency(\.word) var word
        await send(.log(word))
      }
    ).finish()
    await store.begin(
      withDependencies {
        $0.word = "reducer"
      } operation: {
        .run { send in
          @Dependency(\.word) var word
          await send(.log(word))
        }
      }
    ).finish()
    #expect(store.state == ["outside", "store", "reducer"])
    await withDependencies {
      $0.word = "caller"
    } operation: {
      await store.begin(effect).finish()
    }
    #expect(store.state.last == "none")
  }

  @Test func aMappedActionIsMadeWithTheDependenciesThatAreInForceWhereItIsMapped() async {
    let store = Script { $0.word = "store" }
    let numbers = withDependencies {
      $0.word = "number"
    } operation: {
      Effect<Int>.merge(
        .send(1), .run { await $0(2) }, .concatenate(.send(3), .run { await $0(4) }))
    }
    let steps = withDependencies {
      $0.word = "mapped"
    } operation: {
      numbers.map { number -> Step in
        @Dependency(\.word) var word
        return .log("\(word) \(number)")
      }
    }
    await store.begin(.concatenate(steps)).finish()
    #expect(store.state.sorted() == ["mapped 1", "mapped 2", "mapped 3", "mapped 4"])
  }

  @Test func aMappedEffectKeepsItsHandlerAndItsIDs() async {
    let store = Script()
    let numbers = Effect<Int>.run { _ in
      throw Failure()
    } catch: { _, send in
      await send(1)
    }
    await store.begin(numbers.map { .log("\($0)") }).finish()
    let task = store.begin(
      Effect<Int>.run {
        try await Task.never(); await $0(2)
      }
      .cancellable(id: "id").map { .log("\($0)") })
    store.begin(.cancel(id: "id"))
    await task.finish()
    #expect(store.state == ["1"])
  }

  // MARK: Errors

  @Test func anUnhandledErrorIsReportedWhereTheEffectIsMade() async {
    let store = Script()
    var line = 0
    let reports = await reports {
      line = #line + 1
      await store.begin(.run { _ in throw Failure() }).finish()
    }
    #expect(
      reports == [
        """
        \(#fileID):\(line): An "Effect.run" returned from "\(#fileID):\(line)" threw an unhandled error. …

            RunTests.Failure()

        Handle errors with the 'catch' argument of 'run', or with a 'do' statement in its function.
        """
      ])
  }

  @Test func anErrorGoesToTheHandler() async {
    let store = Script()
    await store.begin(
      .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.log("\(error is Failure)"))
      }
    ).finish()
    #expect(store.state == ["true"])
  }

  @Test func aCancellationErrorIsNeitherReportedNorHandled() async {
    let store = Script()
    await store.begin(.run { _ in throw CancellationError() }).finish()
    await store.begin(
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.log("handled"))
      }
    ).finish()
    #expect(store.state == [])
  }

  @Test func anErrorAfterTheCancellationIsNeitherReportedNorHandled() async {
    let clock = TestClock()
    let store = Script()
    let effect = Effect<Step>.run { _ in
      do { try await clock.sleep(for: .seconds(1)) } catch { throw Failure() }
    }
    let handled = Effect<Step>.run { _ in
      do { try await clock.sleep(for: .seconds(1)) } catch { throw Failure() }
    } catch: { _, _ in
      Issue.record("a cancelled effect has no error to handle")
    }
    let task = store.begin(.merge(effect, handled))
    await clock.advance()
    task.cancel()
    await task.finish()
    #expect(store.state == [])
  }

  // MARK: Sending too late

  @Test func anActionThatIsSentAfterTheEffectHasCompletedIsReportedAndProcessed() async {
    let store = Script()
    let kept = LockIsolated<[Send<Step>]>([])
    let line = #line + 1
    await store.begin(.run { send in kept.withValue { $0.append(send) } }).finish()
    let reports = await reports { await kept.value[0](.log("late")) }
    #expect(
      reports == [
        """
        \(#fileID):\(line): An action was sent from a completed effect. …

          Action:
            Step.log("late")

          Effect returned from:
            \(#fileID):\(line)

        'send' must not be called after the function of the effect has returned. In the function, await \
        everything that calls 'send', and don't store 'send' for later.
        """
      ])
    #expect(store.state == ["late"])
  }

  private struct Failure: Error {}
}

private struct WordKey: TestDependencyKey {
  static let testValue = "none"
}

extension DependencyValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}
