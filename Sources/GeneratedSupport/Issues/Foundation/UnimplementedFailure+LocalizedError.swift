#if Foundation
  import Foundation

  extension UnimplementedFailure: LocalizedError {
    public var errorDescription: String? { description }
  }
#endif
