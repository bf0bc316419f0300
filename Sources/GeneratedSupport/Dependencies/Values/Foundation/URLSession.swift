#if Foundation
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension DependencyValues {
    /// The session that makes requests.
    ///
    /// In a test, a request is reported and fails. Override the dependency that uses the session,
    /// such as an API client, instead of the session.
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }
  }

  private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }
    static var testValue: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [UnimplementedURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }

  /// Answers every request with an error, and reports it. It runs on a thread that belongs to no
  /// test. So the report fails the whole run, and the test sees the error.
  private final class UnimplementedURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      let url = request.url.map { "\n\n  Request:\n    \($0)" } ?? ""
      reportIssue(#"Unimplemented: @Dependency(\.urlSession)\#(url)"#)
      client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
    }

    override func stopLoading() {}
  }
#endif
