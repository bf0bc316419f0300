import Foundation
import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// A client as a module that others use declares it.
public struct JukeboxClient: DependencyClient, Sendable {
  public var play: @Sendable (_ url: String) async throws -> Void
  public var setVolume: @Sendable (_ volume: Float) async -> Void
  public var stop: @Sendable () async -> Void
  public var current: @Sendable () -> String?
  public var count: @Sendable () -> Int = { 42 }
  public var login: @Sendable (_ email: String, _ password: String) async throws -> Int
}

extension JukeboxClient: TestDependencyKey {
  public static let testValue = Self()
}

// reducergen: key none
struct KeylessClient: DependencyClient {
  var run: @Sendable (Int, _ times: [Int], _ ready: () -> Bool) -> Void
  var move: @Sendable (_ in: Int, _ for: Int) -> Void
}

struct GenericClient<Value: Sendable>: DependencyClient {
  var run: @Sendable () -> Void
}

/// Every endpoint has a value, and it has a live value, too.
struct LampClient: DependencyClient, DependencyKey {
  var isOn: @Sendable () -> Bool = { true }
  var dim: @Sendable (_ by: inout Int) -> Void = { $0 -= 1 }

  static var liveValue: LampClient { LampClient(isOn: { fatalError("live") }) }
}

private struct LoginFailure: Error {}

@Suite struct GeneratedClientTests {
  @Test func anEndpointThatThrowsReportsAndThrows() async {
    @Dependency(\.jukeboxClient) var client
    let reports = await reports {
      await #expect(throws: UnimplementedFailure.self) { try await client.play(url: "a") }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Unimplemented: 'JukeboxClient.play' was called") == true)
  }

  @Test func othersReportAndDoNoMoreThanTheyMust() async {
    @Dependency(\.jukeboxClient) var client
    let reports = await reports {
      await client.setVolume(volume: 1)
      await client.stop()
      #expect(client.current() == nil)
    }
    #expect(reports.count == 3)
  }

  @Test func aDefaultIsUsedAfterTheReport() async {
    @Dependency(\.jukeboxClient) var client
    let reports = await reports { #expect(client.count() == 42) }
    #expect(reports.count == 1)
  }

  @Test func eachCallReportsOnceAndAccessDoesNot() async {
    @Dependency(\.jukeboxClient) var client
    let reports = await reports {
      let endpoint = client.current
      let copy = client
      _ = endpoint()
      _ = copy.current()
    }
    #expect(reports.count == 2)
  }

  @Test func overridingOneEndpointLeavesTheOthersUnimplemented() async throws {
    let client = withDependencies {
      $0.jukeboxClient.play = { _ in }
    } operation: {
      @Dependency(\.jukeboxClient) var client
      return client
    }
    try await client.play(url: "a")
    #expect(await reports { await client.stop() }.count == 1)
  }

  @Test(.dependency(\.jukeboxClient.login, { _, _ in throw LoginFailure() }))
  func aTraitOverridesAnEndpoint() async {
    @Dependency(\.jukeboxClient) var client
    await #expect(throws: LoginFailure.self) { try await client.login(email: "a", password: "b") }
  }

  @Test func anEndpointAloneIsADependency() async {
    @Dependency(\.jukeboxClient.stop) var stop
    #expect(await reports { await stop() }.count == 1)
  }

  @Test func thePublicInitializerTakesEveryEndpoint() async throws {
    let client = JukeboxClient(
      play: { _ in }, setVolume: { _ in }, stop: {}, current: { "Aria" }, count: { 1 },
      login: { _, _ in 7 })
    #expect(try await client.login(email: "a", password: "b") == 7)
    #expect(client.current() == "Aria" && client.count() == 1)
  }

  @Test func aClientOfDefaultsOnlyReportsInTestsAndIsNotLive() async {
    #expect(LampClient.testValue.isOn as Any is @Sendable () -> Bool)
    let reports = await reports {
      @Dependency(\.lampClient) var lamp
      var level = 3
      lamp.dim(by: &level)
      #expect(level == 2 && lamp.isOn())
    }
    #expect(reports.count == 2)
  }

  @Test func inGenericCodeTheTestValueIsTheUnimplementedOneToo() async {
    func testValue<Key: TestDependencyKey>(_: Key.Type) -> Key.Value { Key.testValue }
    let reports = await reports { #expect(testValue(LampClient.self).isOn()) }
    #expect(reports.count == 1)
  }
}

@Suite struct UnimplementedMessageTests {
  @Test func theMessageSaysWhatWasCalledAndWhatToDo() async {
    let line = #line + 1
    @Dependency(\.jukeboxClient) var client
    let reports = await reports { _ = try? await client.login(email: "a@b", password: "secret") }
    #expect(
      reports == [
        """
        GeneratedSupportTests/GeneratedClientTests.swift:\(line): Unimplemented: \
        'JukeboxClient.login' was called, but this test does not override it.

          email: "a@b"
          password: "secret"

        Override it for this test:

          withDependencies { $0.jukeboxClient.login = { email, password in … } } operation: { … }

        To override it for all tests, declare your own 'testValue' in 'JukeboxClient'. The client is in \
        'GeneratedSupportTests/GeneratedClientTests.swift'.
        """
      ])
  }

  private struct Player {
    @Dependency(\.jukeboxClient.stop) var stop
    static let line = #line - 1
    @Dependency(KeylessClient.self) var keyless
    @Dependency(GenericClient<Int>.self) var generic
  }

  @Test func anIssueIsAtTheDependencyThroughWhichTheClientWasReadLast() async {
    @Dependency(\.jukeboxClient) var client
    let before = client
    let player = Player()
    let reports = await reports {
      await player.stop()
      await Task { await before.stop() }.value
      player.keyless.move(in: 1, for: 2)
      player.generic.run()
    }
    let lines = [Player.line, Player.line, Player.line + 2, Player.line + 3]
    #expect(
      reports.map { $0.prefix { $0 != " " } }
        == lines.map {
          "GeneratedSupportTests/GeneratedClientTests.swift:\($0):"
        })
  }

  @Test func withoutSuchADependencyAnIssueIsInTheFileOfTheClient() async {
    let paths = Locked<[String]>([])
    await withKnownIssue {
      await JukeboxClient.unimplementedValue.stop()
    } matching: { issue in
      paths.withLock { $0.append(issue.sourceLocation?.filePath ?? "") }
      return true
    }
    #expect(paths.withLock { $0 } == [#filePath])
  }

  @Test(
    arguments: [
      "/App/.build/plugins/outputs/app/M/destination/ReducerGenPlugin/A.generated.swift",
      "/elsewhere/outputs/app/M/destination/ReducerGenPlugin/A.generated.swift", "A.swift", "",
    ])
  func aFileThatDoesNotExistIsNotFound(path: String) {
    #expect(ClientFile.find(source: "M/A.swift", generated: path) == nil)
  }

  @Test(arguments: [
    ("A.swift", "A"), ("A+B.swift", "A=+B"), ("C/A+B.swift", "C+A=+B"), ("A=B.swift", "A==B"),
  ])
  func theFileOfAClientIsFoundByTheNameOfTheGeneratedFile(file: String, stem: String) throws {
    let package = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID())")
    defer { try? FileManager.default.removeItem(at: package) }
    let path = package.appending(path: "Sources/M/\(file)")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: path)
    let generated = package.appending(path: ".build/plugins/outputs/\(stem).generated.swift")
    let found = ClientFile.find(source: "M/\(file)", generated: generated.path)
    #expect(found?.path == path.path)
    #expect(found?.id == "M/\(file)")
  }

  @Test func aClientWithoutKeyIsNamedByItsType() async {
    let reports = await reports {
      KeylessClient.unimplementedValue.run(7, times: [1], ready: { true })
    }
    #expect(reports.count == 1)
    let remedy = "$0[KeylessClient.self].run = { _, times, ready in … }"
    #expect(reports.first?.contains(remedy) == true)
    #expect(reports.first?.contains("\n  7\n  times: [\n    [0]: 1\n  ]\n") == true)
    #expect(reports.first?.contains("ready:") == false)
  }

  @Test func aKeywordIsANameBetweenBackTicks() async {
    let reports = await reports { KeylessClient.unimplementedValue.move(in: 1, for: 2) }
    #expect(reports.first?.contains(".move = { `in`, `for` in … }") == true)
    #expect(reports.first?.contains("\n  in: 1\n  for: 2\n") == true)
  }

  @Test func aGenericClientIsNamedWithItsParameters() async {
    let reports = await reports { GenericClient<Int>.unimplementedValue.run() }
    #expect(reports.first?.contains("{ $0[GenericClient<Value>.self].run = { … } }") == true)
    #expect(reports.first?.contains("'GenericClient.run' was called") == true)
  }

  @Test func aLongArgumentIsCutShort() async {
    let reports = await reports {
      KeylessClient.unimplementedValue.run(7, times: Array(0..<100), ready: { true })
    }
    #expect(reports.first?.contains("(82 more lines)") == true)
  }

  @Test func theErrorSaysWhoThrewIt() async {
    @Dependency(\.jukeboxClient) var client
    var failure: (any Error)?
    _ = await reports {
      do { try await client.play(url: "a") } catch { failure = error }
    }
    #expect(failure.map { "\($0)" } == "JukeboxClient.play")
  }
}
