#if Foundation
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  // The dumps of Foundation's values. They are the same on every platform, so none of them uses a
  // description that Foundation writes for people.

  extension Data: CustomDumpStringConvertible {
    public var customDumpDescription: String { "Data(\(count) bytes)" }
  }

  extension Decimal: CustomDumpStringConvertible {
    public var customDumpDescription: String { description }
  }

  extension Locale: CustomDumpStringConvertible {
    public var customDumpDescription: String { "Locale(\(identifier))" }
  }

  extension URL: CustomDumpStringConvertible {
    public var customDumpDescription: String { "URL(\(absoluteString))" }
  }

  extension UUID: CustomDumpStringConvertible {
    public var customDumpDescription: String { "UUID(\(uuidString))" }
  }

  extension AttributedString: CustomDumpRepresentable {
    public var customDumpValue: Any { String(characters[...]) }
  }

  extension IndexPath: CustomDumpRepresentable {
    public var customDumpValue: Any { Array(self) }
  }

  extension Notification.Name: CustomDumpRepresentable {
    public var customDumpValue: Any { rawValue }
  }

  extension IndexSet: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(self, children: ["ranges": Array(rangeView)], displayStyle: .struct)
    }
  }

  extension Calendar: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(
        self,
        children: [
          "identifier": identifier,
          "locale": locale ?? Locale(identifier: ""),
          "timeZone": timeZone,
          "firstWeekday": firstWeekday,
          "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
        ],
        displayStyle: .struct)
    }
  }

  extension Calendar.Identifier: CustomDumpStringConvertible {
    public var customDumpDescription: String { ".\(self)" }
  }

  extension TimeZone: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(
        self,
        children: [
          "identifier": identifier,
          "abbreviation": abbreviation() as Any,
          "secondsFromGMT": secondsFromGMT(),
          "isDaylightSavingTime": isDaylightSavingTime(),
        ],
        displayStyle: .struct)
    }
  }

  extension Measurement: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(self, children: ["value": value, "unit": unit.symbol], displayStyle: .struct)
    }
  }

  extension Notification: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      var children: [(label: String?, value: Any)] = [("name", name)]
      if let object { children.append(("object", object)) }
      if let userInfo { children.append(("userInfo", userInfo)) }
      return Mirror(self, children: children, displayStyle: .struct)
    }
  }

  extension URLComponents: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      let parts: [(label: String?, value: Any?)] = [
        ("scheme", scheme), ("user", user), ("password", password), ("host", host),
        ("port", port), ("path", path), ("queryItems", queryItems), ("fragment", fragment),
      ]
      return Mirror(
        self, children: parts.compactMap { part in part.value.map { (part.label, $0) } },
        displayStyle: .struct)
    }
  }

  extension URLQueryItem: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Mirror(self, children: ["name": name, "value": value as Any], displayStyle: .struct)
    }
  }

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
