#if Foundation
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension DependencyValues {
    /// What requests are made with.
    ///
    /// In a test a request is reported, and fails. Don't override it but the dependency that uses it,
    /// such as an API client.
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

  /// Answers every request with an error, and reports it. It runs on a thread that belongs to no test, so
  /// it is the run that fails, and the error shows the test where it came from.
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
