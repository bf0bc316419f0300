#if Foundation
  import Foundation

  extension DependencyValues {
    /// Opens a URL in the app that is responsible for it.
    ///
    /// There is no live value on Linux. An app that opens URLs prepares one. Otherwise each use is
    /// reported as an issue.
    ///
    /// ```swift
    /// prepareDependencies {
    ///   $0.openURL = OpenURLEffect { url in
    ///     print("Open", url)
    ///     return true
    ///   }
    /// }
    /// ```
    public var openURL: OpenURLEffect {
      get { self[OpenURLKey.self] }
      set { self[OpenURLKey.self] = newValue }
    }
  }

  /// Opens a URL. See ``DependencyValues/openURL``.
  public struct OpenURLEffect: Sendable {
    private let open: @Sendable (URL) async -> Bool

    /// Opens URLs with `handler`, which returns whether it succeeded.
    public init(handler: @escaping @Sendable (URL) async -> Bool) {
      open = handler
    }

    /// Opens a URL, and returns whether that succeeded.
    @discardableResult
    public func callAsFunction(_ url: URL) async -> Bool { await open(url) }
  }

  private enum OpenURLKey: DependencyKey {
    static let liveValue = OpenURLEffect { url in
      reportIssue(
        #"@Dependency(\.openURL) can't open '\#(url)': set 'openURL' in 'prepareDependencies'"#)
      return false
    }
    static let testValue = OpenURLEffect { _ in
      reportIssue(#"Unimplemented: @Dependency(\.openURL)"#)
      return false
    }
  }
#endif
