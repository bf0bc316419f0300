#if Foundation
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension URLRequest: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(
        self,
        children: [
          "url": url as Any,
          "cachePolicy": cachePolicy.rawValue,
          "timeoutInterval": timeoutInterval,
          "mainDocumentURL": mainDocumentURL as Any,
          "networkServiceType": networkServiceType,
          "allowsCellularAccess": allowsCellularAccess,
          "httpMethod": httpMethod as Any,
          "allHTTPHeaderFields": allHTTPHeaderFields as Any,
          "httpBody": httpBody as Any,
          "httpBodyStream": httpBodyStream as Any,
          "httpShouldHandleCookies": httpShouldHandleCookies,
        ],
        displayStyle: .struct)
    }
  }

  extension URLRequest.NetworkServiceType: CustomDumpStringConvertible {
    public var customDumpDescription: String {
      let name =
        switch rawValue {
        case 0: "default"
        case 1: "voip"
        case 2: "video"
        case 3: "background"
        case 4: "voice"
        default: "(\(rawValue))"
        }
      return "URLRequest.NetworkServiceType.\(name)"
    }
  }

  extension NSURLRequest: CustomDumpRepresentable {
    public var customDumpValue: Any { self as URLRequest }
  }
#endif
