import Foundation
import GeneratedSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FoundationValueTests {
  /// Reads a dependency that only has a live value.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let read: @Sendable () -> Bool
  }

  @Test(arguments: [
    Row(testDescription: "calendar") {
      Dependency(\.calendar).wrappedValue == .autoupdatingCurrent
    },
    Row(testDescription: "date") { Dependency(\.date.now).wrappedValue <= Date() },
    Row(testDescription: "locale") { Dependency(\.locale).wrappedValue == .autoupdatingCurrent },
    Row(testDescription: "preferredLocales") {
      Dependency(\.preferredLocales).wrappedValue.map(\.identifier)
        == Locale.preferredLanguages.map { Locale(identifier: $0).identifier }
    },
    Row(testDescription: "timeZone") {
      Dependency(\.timeZone).wrappedValue == .autoupdatingCurrent
    },
    Row(testDescription: "uuid") {
      let uuid = Dependency(\.uuid).wrappedValue
      return uuid() != uuid()
    },
  ])
  func whatTheSystemSaysIsReportedInTestsAndUsed(row: Row) async {
    let reports = await reports { #expect(row.read()) }
    #expect(reports.count == 1)
    let name = #"@Dependency(\.\#(row.testDescription)) has no test implementation"#
    #expect(reports.first?.contains(name) == true)
    inContext(.live) { #expect(row.read()) }
  }

  @Test func theDateCanBeStopped() {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    let dates = withDependencies {
      $0.date.now = date
    } operation: {
      [Dependency(\.date.now).wrappedValue, Dependency(\.date).wrappedValue()]
    }
    #expect(dates == [date, date])
    #expect(DateGenerator.constant(date).now == date)
    #expect(DateGenerator { date }() == date)
  }

  @Test func identifiersCanBeCounted() {
    let date = Date(timeIntervalSince1970: 0)
    let (uuid, other) = withDependencies {
      $0.uuid = .incrementing
      $0.date = .constant(date)
    } operation: {
      (Dependency(\.uuid).wrappedValue, UUIDGenerator.constant(UUID(7)))
    }
    #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    #expect([other(), other()] == [UUID(7), UUID(7)])
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"), (1, "00000000-0000-0000-0000-000000000001"),
    (255, "00000000-0000-0000-0000-0000000000FF"),
    (Int.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"),
    (-1, "00000000-0000-0001-0000-000000000001"),
    (Int.min, "00000000-0000-0001-8000-000000000000"),
  ])
  func aNumberMakesAnIdentifier(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func whatTheSystemSaysCanBeOverridden() {
    withDependencies {
      $0.calendar = Calendar(identifier: .hebrew)
      $0.locale = Locale(identifier: "de_AT")
      $0.preferredLocales = [Locale(identifier: "fr")]
      $0.timeZone = TimeZone(secondsFromGMT: 3600)!
    } operation: {
      #expect(Dependency(\.calendar.identifier).wrappedValue == .hebrew)
      #expect(Dependency(\.locale.identifier).wrappedValue == "de_AT")
      #expect(Dependency(\.preferredLocales).wrappedValue.map(\.identifier) == ["fr"])
      #expect(Dependency(\.timeZone).wrappedValue.secondsFromGMT() == 3600)
    }
  }

  @Test func schedulersReportEachUse() async {
    let reports = await reports {
      Dependency(\.mainQueue).wrappedValue.schedule {}
      Dependency(\.mainRunLoop).wrappedValue.schedule {}
    }
    for name in [#"@Dependency(\.mainQueue)"#, #"@Dependency(\.mainRunLoop)"#] {
      #expect(reports.contains { $0.hasSuffix("Unimplemented: \(name).schedule") })
    }
  }

  @Test func schedulersCanBeOverridden() async {
    let mainQueue = DispatchQueue.test
    let (queue, runLoop) = withDependencies {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
      $0.mainRunLoop = .immediate
    } operation: {
      (Dependency(\.mainQueue), Dependency(\.mainRunLoop))
    }
    let counter = LockIsolated(0)
    runLoop.wrappedValue.schedule { counter.withValue { $0 += 1 } }
    queue.wrappedValue.schedule { counter.withValue { $0 += 10 } }
    #expect(counter.value == 1)
    await mainQueue.advance()
    #expect(counter.value == 11)
  }

  @Test func inAnApplicationSchedulersAreTheMainQueue() async {
    await withCheckedContinuation { continuation in
      inContext(.live) {
        @Dependency(\.mainQueue) var mainQueue
        @Dependency(\.mainRunLoop) var mainRunLoop
        mainQueue.schedule { [mainRunLoop] in
          MainActor.assertIsolated()
          mainRunLoop.schedule { continuation.resume() }
        }
      }
    }
  }

  @Test func eachTestHasANotificationCenter() {
    @Dependency(\.notificationCenter) var center
    #expect(center === Dependency(\.notificationCenter).wrappedValue)
    #expect(center !== NotificationCenter.default)
    inContext(.live) { #expect(center === NotificationCenter.default) }
  }

  @Test func openingAURLIsReported() async {
    @Dependency(\.openURL) var openURL
    let url = URL(string: "https://example.com")!
    let testReports = await reports { #expect(await openURL(url) == false) }
    #expect(testReports.count == 1)
    #expect(testReports.first?.hasSuffix(#": Unimplemented: @Dependency(\.openURL)"#) == true)
    let liveReports = await reports {
      let openURL = inContext(.live) { Dependency(\.openURL).wrappedValue }
      #expect(await openURL(url) == false)
    }
    #expect(liveReports.count == 1)
    #expect(liveReports.first?.contains("can't open 'https://example.com'") == true)
    let isOpen = await withDependencies {
      $0.openURL = OpenURLEffect(handler: { $0 == url })
    } operation: {
      await openURL(url)
    }
    #expect(isOpen)
  }

  /// In a process of its own, because sessions have threads that belong to no test.
  @Test func aRequestIsReportedAndFails() async {
    let reports = await reports {
      await #expect(processExitsWith: .failure) {
        let session = Dependency(\.urlSession).wrappedValue
        await #expect(throws: URLError.self) {
          _ = try await session.data(from: URL(string: "https://example.com/path")!)
        }
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(#": Unimplemented: @Dependency(\.urlSession)"#) == true)
    #expect(reports.first?.contains("https://example.com/path") == true)
  }

  @Test func inAnApplicationTheSessionIsTheSharedOne() {
    inContext(.live) { #expect(Dependency(\.urlSession).wrappedValue === URLSession.shared) }
  }
}
