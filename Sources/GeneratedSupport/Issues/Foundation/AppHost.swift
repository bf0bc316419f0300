#if Foundation
  import Foundation

  /// Tests of an app run inside of it, on Apple's platforms, and the app starts up as it always does:
  /// what it reports then fails a test that has nothing to do with it.
  enum AppHost {
    /// What to add to an issue of this call stack; nil if a test is on it, or if no app is around it.
    static func warning(bundleExtension: String, callStack: [String]) -> String? {
      guard bundleExtension == "app", !callStack.contains(where: isTest) else { return nil }
      return """


        No test is among the callers: the app that hosts the tests has reported this while it ran by \
        itself. Keep it from doing so in tests, for example at its entry point:

          var body: some Scene {
            WindowGroup {
              if !isTesting { AppView() }
            }
          }
        """
    }

    #if canImport(Darwin)
      static var warning: String? {
        warning(
          bundleExtension: Bundle.main.bundleURL.pathExtension,
          callStack: Thread.callStackSymbols)
      }
    #endif

    /// A frame of a test bundle or of a test framework: `3   XCTestCore  0x… -[XCTestCase invokeTest]`.
    private static func isTest(_ frame: String) -> Bool {
      ["XCTest", "Testing", "PackageTests"].contains { frame.contains($0) }
        || frame.split(separator: " ").dropFirst().first?.hasSuffix("Tests") == true
    }
  }
#endif
