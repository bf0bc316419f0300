import GeneratedSupport
import Testing

@Suite struct DependencyReportTests {
  @Test func aDependencyWithoutATestValueFailsTheTestThatUsesIt() async {
    let line = #line + 1
    @Dependency(\.apiClient) var client
    let reports = await reports { #expect(client.currentUser == "Blob") }
    #expect(
      reports == [
        """
        GeneratedSupportTests/DependencyReportTests.swift:\(line): @Dependency(\\.apiClient) has no \
        test implementation, but was accessed from a test context:

          Location:
            GeneratedSupportTests/DependencyReportTests.swift:\(line)
          Dependency:
            APIClient

        Its live value may reach the outside world, so a test uses it only on request.

        To fix this, do one of these:

        • Override it for the test: 'withDependencies { $0.apiClient = … } operation: { … }', or \
        '@Test(.dependencies { $0.apiClient = … })'. To use the live value, override it with \
        '.liveValue'.
        • Override it for all tests: give 'APIClient' a 'testValue'.
        """
      ])
  }

  @Test func aKeyOfAnotherTypeIsNamedWithItsValue() async {
    @Dependency(GreetingKey.self) var greeting
    let reports = await reports { #expect(greeting == "Hello") }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": @Dependency(GreetingKey.self) has no test") == true)
    #expect(reports.first?.contains("\n  Key:\n    GreetingKey\n  Value:\n    String\n") == true)
    #expect(reports.first?.contains("{ $0[GreetingKey.self] = … }") == true)
  }

  @Test func itIsReportedOncePerTest() async {
    @Dependency(\.greeting) var greeting
    let first = await reports { _ = greeting }
    #expect(first.count == 1)
    #expect(greeting == "Hello")
    #expect(Dependency(GreetingKey.self).wrappedValue == "Hello")
  }

  @Test func theLiveValueOnPurposeIsNotReported() {
    withDependencies {
      $0.apiClient = .liveValue
    } operation: {
      @Dependency(\.apiClient) var client
      #expect(client.currentUser == "Blob")
    }
  }

  @Test func overridingAPartIsNotReportedButUsingTheRestElsewhereIs() async {
    withDependencies {
      $0.apiClient.fetch = { "mock" }
    } operation: {
      #expect(Dependency(\.apiClient).wrappedValue.currentUser == "Blob")
    }
    let reports = await reports { _ = Dependency(\.apiClient).wrappedValue }
    #expect(reports.count == 1)
  }

  @Test func theDefaultTestValueCalledDirectlyIsReportedWithoutAPlace() async {
    let reports = await reports { #expect(GreetingKey.testValue == "Hello") }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": A dependency has no test implementation, but") == true)
    #expect(reports.first?.contains("Location") == false)
  }

  @Test func aDependencyWithoutALiveValueIsReportedInTheApplication() async {
    let line = #line + 3
    let reports = await reports {
      inContext(.live) {
        @Dependency(\.token) var token
        #expect(token == "test token")
        #expect(token == "test token")
      }
    }
    #expect(
      reports == [
        """
        GeneratedSupportTests/DependencyReportTests.swift:\(line): @Dependency(\\.token) has no live \
        implementation, but was accessed from a live context.

          Location:
            GeneratedSupportTests/DependencyReportTests.swift:\(line)
          Key:
            TokenKey
          Value:
            String

        Its test value is used instead.

        To fix this, do one of these:

        • Conform 'TokenKey' to 'DependencyKey', with a 'liveValue'. If another module does so \
        already, link that module into the application.
        • Set it where the application starts, before it is used: 'prepareDependencies { $0.token = \
        … }'. For a part of the application, use 'withDependencies'.
        """
      ])
  }

  @Test func whatWasPreparedNeedsNoLiveValue() {
    inContext(.live) {
      prepareDependencies { $0.token = "prepared" }
      #expect(Dependency(\.token).wrappedValue == "prepared")
    }
  }

  @Test func valuesThatAreReadDirectlyAreReportedWhereTheyAreRegistered() async {
    let reports = await reports { _ = DependencyValues._current.greeting }
    #expect(reports.first?.hasPrefix("GeneratedSupportTests/Dependencies.swift:") == true)
    #expect(reports.first?.contains(#"@Dependency(\.greeting)"#) == true)
  }
}
