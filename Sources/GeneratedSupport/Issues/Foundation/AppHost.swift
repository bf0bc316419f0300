#if Foundation
  import Foundation

  /// On Apple's platforms, the tests of an app run inside of the app, which starts as usual. An
  /// issue that the app reports then fails a test that has nothing to do with it.
  enum AppHost {
    /// The text to add to an issue with this call stack. Nil if a test is on it, or if no app hosts
    /// it.
    static func warning(bundleExtension: String, callStack: [String]) -> String? {
      guard bundleExtension == "app", !callStack.contains(where: isTest) else { return nil }
      return """


        No test is among the callers: the app that hosts the tests has reported this on its own. Keep \
        the app from running in tests, for example at its entry point:

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

    /// A frame of a test bundle or of a test framework:
    /// `3   XCTestCore  0x… -[XCTestCase invokeTest]`.
    private static func isTest(_ frame: String) -> Bool {
      ["XCTest", "Testing", "PackageTests"].contains { frame.contains($0) }
        || frame.split(separator: " ").dropFirst().first?.hasSuffix("Tests") == true
    }
  }
#endif
