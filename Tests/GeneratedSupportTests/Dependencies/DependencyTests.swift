import Dispatch
import Foundation
import Testing

@testable import GeneratedSupport

extension DependencyValues {
  /// A value that is computed from another one.
  fileprivate var shout: String { "\(Dependency(\.level).wrappedValue.value)!" }
}

/// A dependency that is made from another one.
private enum Derived: DependencyKey {
  static var liveValue: Int { Dependency(\.level).wrappedValue.value * 10 }
  static var testValue: Int { liveValue }
}

@Suite struct DependencyTests {
  @Test func aKeyNeedsNoProperty() {
    withDependencies {
      $0[APIClient.self].currentUser = "Blob Jr."
    } operation: {
      @Dependency(APIClient.self) var client
      #expect(client.currentUser == "Blob Jr.")
    }
  }

  @Test func aPathReachesAPartOfADependency() {
    withDependencies {
      $0.apiClient.currentUser = "Blob Sr."
    } operation: {
      @Dependency(\.apiClient.currentUser) var user
      #expect(user == "Blob Sr.")
    }
  }

  @Test func anEndpointCanBeADependency() async throws {
    let fetch = withDependencies {
      $0.apiClient.fetch = { "mock" }
    } operation: {
      Dependency(\.apiClient.fetch)
    }
    let text = try await fetch.wrappedValue()
    #expect(text == "mock")
  }

  @Test func aProtocolCanBeADependency() {
    @Dependency(\.audioPlayer) var player
    #expect(player.play() == "test")
    inContext(.live) { #expect(player.play() == "live") }
    inContext(.preview) { #expect(player.play() == "preview") }
    withDependencies {
      $0.audioPlayer = Player(name: "mock")
    } operation: {
      #expect(player.play() == "mock")
    }
  }

  @Test func aModelKeepsTheOverridesThatItWasMadeWith() {
    let model = withDependencies {
      $0.level.value = 7
    } operation: {
      LevelModel()
    }
    #expect(model.level.value == 7)
    #expect(LevelModel().level.value == 3)
  }

  @Test func anOverrideAroundALaterCallGoesBeforeThem() {
    let model = withDependencies {
      $0.level.value = 7
      $0.greeting = "Hi"
    } operation: {
      LevelModel()
    }
    withDependencies {
      $0.level.value = 8
    } operation: {
      #expect(model.level.value == 8)
      #expect(model.greeting == "Hi")
    }
    #expect(model.level.value == 7)
  }

  @Test func anOverrideThatWasThereBeforeTheModelDoesNot() {
    withDependencies {
      $0.level.value = 7
      $0.greeting = "Hi"
    } operation: {
      let model = withDependencies {
        $0.level.value = 8
      } operation: {
        LevelModel()
      }
      #expect(model.level.value == 8)
      #expect(model.greeting == "Hi")
      withDependencies {
        $0.greeting = "Hey"
      } operation: {
        #expect(model.level.value == 8)
        #expect(model.greeting == "Hey")
      }
    }
  }

  @Test func anOverrideThatAModelWasMadeOverStaysUnderItInItsChildren() {
    let parent = withDependencies {
      $0.greeting = "parent"
    } operation: {
      LevelModel()
    }
    withDependencies {
      $0.level.value = 7
      $0.greeting = "here"
    } operation: {
      let child = withDependencies(from: parent) {
        $0.level.value = 8
      } operation: {
        LevelModel()
      }
      #expect(child.level.value == 8)
      #expect(child.greeting == "here")
      withDependencies {
        $0.level.value = 9
      } operation: {
        #expect(child.level.value == 9)
      }
    }
  }

  @Test func theInnermostOverrideWins() {
    withDependencies {
      $0.level.value = 1
      $0.level.value = 2
    } operation: {
      withDependencies {
        #expect($0.level.value == 2)
        $0.level.name = "inner"
      } operation: {
        #expect(LevelModel().level == Level(value: 2, name: "inner"))
      }
      #expect(LevelModel().level == Level(value: 2))
    }
  }

  @Test func manyOverridesAreAllFound() {
    func nested(_ depth: Int) {
      guard depth > 0 else { return check() }
      withDependencies {
        $0.level.value = depth
        $0.level.name += "+"
      } operation: {
        nested(depth - 1)
      }
    }
    func check() {
      #expect(
        LevelModel().level == Level(value: 1, name: "level" + String(repeating: "+", count: 300)))
      #expect(LevelModel().greeting == "outermost")
    }
    withDependencies {
      $0.greeting = "outermost"
    } operation: {
      nested(300)
    }
  }

  @Test func overridesThatAreHiddenForGoodAreForgotten() {
    var values = DependencyValues()
    values.greeting = "first"
    for number in 0..<10_000 { values.level.value = number }
    #expect(values.level.value == 9_999)
    #expect(values.greeting == "first")
    #expect((values.frame?.depth ?? 0) < 100)
  }

  @Test func whatADependencyDependsOnIsLookedUpInTheSameValues() {
    let (shout, derived) = withDependencies {
      $0.level.value = 7
    } operation: {
      (Dependency(\.shout), Dependency(Derived.self))
    }
    #expect(shout.wrappedValue == "7!")
    #expect(derived.wrappedValue == 70)
  }

  @Test func overridesReachTasksAlsoWhenTheirScopeHasEnded() async {
    let baton = Baton()
    let task = withDependencies {
      $0.level.value = 7
    } operation: {
      Task {
        await baton.wait()
        async let child = LevelModel().level.value
        let inGroup = await withTaskGroup { group in
          group.addTask { LevelModel().level.value }
          return await group.next() ?? 0
        }
        return await [LevelModel().level.value, child, inGroup]
      }
    }
    await baton.pass()
    #expect(await task.value == [7, 7, 7])
  }

  @Test func overridesDoNotReachQueues() async {
    let value = await withDependencies {
      $0.context = .live
      $0.level.value = 7
    } operation: {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: LevelModel().level.value) }
      }
    }
    #expect(value == 3)
  }

  @Test func aModelReadOnAQueueHasTheDefaultsOfItsTest() async {
    prepareDependencies { $0.level.value = 9 }
    let level = Dependency(\.level)
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: level.wrappedValue.value) }
    }
    #expect(value == 9)
  }

  @Test func escapedDependenciesReachQueues() async {
    let value = await withDependencies {
      $0.level.value = 7
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            let twice = [
              dependencies.yield { LevelModel().level.value },
              dependencies.yield { LevelModel().level.value },
            ]
            continuation.resume(returning: twice)
          }
        }
      }
    }
    #expect(value == [7, 7])
  }

  @Test func escapedDependenciesCanBeAwaited() async {
    let dependencies = await withDependencies {
      $0.level.value = 7
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return dependencies
      }
    }
    let value = await dependencies.yield {
      await Task.yield()
      return LevelModel().level.value
    }
    #expect(value == 7)
    withDependencies {
      $0.greeting = "not seen"
    } operation: {
      dependencies.yield {
        withDependencies {
          $0.greeting = "Hi"
        } operation: {
          #expect(LevelModel().greeting == "Hi")
        }
      }
    }
  }

  @Test @MainActor func aStaticDependencyKeepsWhatItWasFirstUsedWith() {
    @MainActor enum Holder { @Dependency(\.level) static var level }
    withDependencies {
      $0.level.value = 7
    } operation: {
      #expect(Holder.level.value == 7)
    }
    #expect(Holder.level.value == 7)
  }

  @Test func aDependencyCanBeReadAsTheTypeThatItHas() {
    withDependencies {
      $0.audioPlayer = Player(name: "mock")
    } operation: {
      @Dependency(\.audioPlayer, as: Player.self) var player
      #expect(player.name == "mock")
      @Dependency(GreetingTestKey.self, as: String.self) var greeting
      #expect(greeting == "Hi")
    }
  }

  @Test func aDependencyThatHasAnotherTypeEndsTheProgram() async throws {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        @Dependency(\.token, as: Int.self) var token
        _ = token
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message = """
      DependencyTests.swift:\(line): '@Dependency(_, as:)' expects a value of type 'Int', but the \
      dependency has the type 'String'.

      To fix this, override the dependency with a value of the type 'Int' where the test begins, or remove \
      'as:'.
      """
    #expect(text.components(separatedBy: message).count == 2, "it is not reported as well")
  }
}

private enum GreetingTestKey: TestDependencyKey {
  static var testValue: any StringProtocol & Sendable { "Hi" }
}
