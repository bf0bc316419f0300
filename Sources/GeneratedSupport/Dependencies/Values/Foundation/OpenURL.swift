#if Foundation
  import Foundation

  extension DependencyValues {
    /// Opens a URL in whatever is responsible for it.
    ///
    /// This library knows nobody who could: unless the application prepares it, a use is reported.
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

    /// Opens it in this way; the closure says whether it could.
    public init(_ open: @escaping @Sendable (URL) async -> Bool) {
      self.open = open
    }

    /// Opens it, and says whether that was possible.
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
