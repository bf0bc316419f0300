import GeneratedSupport
import Testing

private enum LiveOnly: DependencyKey {
  static let liveValue = "live"
}

private enum LiveAndPreview: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
}

private enum LiveAndTest: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private enum All: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

private enum TestOnly: TestDependencyKey {
  static let testValue = "test"
}

private enum PreviewOnly: TestDependencyKey {
  static let previewValue = "preview"
}

/// What an interface module declares, and a live module adds.
private struct Interface: TestDependencyKey {
  var name: String
  static let testValue = Interface(name: "test")
}

extension Interface: DependencyKey {
  static let liveValue = Interface(name: "live")
}

// reducergen: ignore
private struct Client: DependencyClient, DependencyKey {
  var name: String
  static var unimplementedValue: Client { Client(name: "unimplemented") }
  static let liveValue = Client(name: "live")
}

// reducergen: ignore
private struct SplitClient: DependencyClient {
  var name: String
  static var unimplementedValue: SplitClient { SplitClient(name: "unimplemented") }
}

extension SplitClient: DependencyKey {
  static let liveValue = SplitClient(name: "live")
}

// reducergen: ignore
private struct OwnTestClient: DependencyClient, DependencyKey {
  var name: String
  static var unimplementedValue: OwnTestClient { OwnTestClient(name: "unimplemented") }
  static let liveValue = OwnTestClient(name: "live")
  static let testValue = OwnTestClient(name: "test")
}

private enum Nothing: TestDependencyKey {
  typealias Value = Int
}

@Suite struct DependencyKeyTests {
  @Test func aPreviewWithoutAValueUsesTheLiveOne() {
    #expect(value(of: LiveOnly.self, in: .preview) == "live")
    #expect(value(of: LiveAndTest.self, in: .preview) == "live")
    #expect(value(of: LiveAndPreview.self, in: .preview) == "preview")
  }

  @Test func aTestWithoutAValueUsesThePreviewOneAndFails() async {
    for (key, expected) in [(LiveOnly.self, "live"), (LiveAndPreview.self, "preview")]
      as [(any DependencyKey<String>.Type, String)]
    {
      let reports = await reports { #expect(value(of: key, in: .test) == expected) }
      #expect(reports.count == 1)
    }
  }

  @Test func whereAllAreGivenEachIsUsed() {
    #expect(value(of: All.self, in: .live) == "live")
    #expect(value(of: All.self, in: .preview) == "preview")
    #expect(value(of: All.self, in: .test) == "test")
  }

  @Test func withoutALiveValueTestsAndPreviewsShareWhatThereIs() {
    #expect(value(of: TestOnly.self, in: .preview) == "test")
    #expect(value(of: PreviewOnly.self, in: .test) == "preview")
  }

  @Test func aLiveValueCanBeAddedElsewhere() {
    #expect(value(of: Interface.self, in: .live).name == "live")
    #expect(value(of: Interface.self, in: .test).name == "test")
  }

  @Test func aClientIsUnimplementedInTestsAlsoWhereItHasALiveValue() {
    #expect(testValue(of: Client.self).name == "unimplemented")
    #expect(testValue(of: SplitClient.self).name == "unimplemented")
    #expect(testValue(of: OwnTestClient.self).name == "test")
    #expect(value(of: Client.self, in: .test).name == "unimplemented")
    #expect(value(of: SplitClient.self, in: .test).name == "unimplemented")
    #expect(value(of: SplitClient.self, in: .live).name == "live")
  }

  @Test func aKeyWithoutAnyValueEndsTheProgramAndSaysWhatIsMissing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Nothing.testValue
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("A dependency has no value for tests and previews:"))
    #expect(text.contains("give 'Nothing' a 'testValue', a 'previewValue' or both."))
  }

  @Test func aLookUpOfSuchAKeyIsReportedWithItsPlaceFirst() async throws {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        @Dependency(Nothing.self) var nothing
        inContext(.test) { _ = nothing }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "DependencyKeyTests.swift:\(line): @Dependency(Nothing.self) has no value for tests"))
  }

  @Test func aTestValueThatReportsDoesNotWhereItIsOverridden() async {
    enum Strict: TestDependencyKey {
      static var testValue: [Int] {
        if shouldReportUnimplemented { reportIssue("strict") }
        return [1]
      }
    }
    withDependencies {
      $0[Strict.self].append(2)
    } operation: {
      #expect(Dependency(Strict.self).wrappedValue == [1, 2])
    }
    let reports = await reports { _ = inContext(.test) { Dependency(Strict.self).wrappedValue } }
    #expect(reports.count == 1)
  }

  private func value<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext
  ) -> Key.Value {
    inContext(context) { Dependency(key).wrappedValue }
  }

  private func testValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value { key.testValue }
}
