#if Foundation
  import Foundation

  // Foundation's classes are dumped as the Swift values that correspond to them.

  extension NSArray: CustomDumpRepresentable {
    public var customDumpValue: Any { map { $0 } }
  }

  extension NSAttributedString: CustomDumpRepresentable {
    public var customDumpValue: Any { string }
  }

  extension NSCalendar: CustomDumpRepresentable {
    public var customDumpValue: Any { self as Calendar }
  }

  extension NSData: CustomDumpRepresentable {
    public var customDumpValue: Any { self as Data }
  }

  extension NSDate: CustomDumpRepresentable {
    public var customDumpValue: Any { self as Date }
  }

  extension NSDictionary: CustomDumpRepresentable {
    public var customDumpValue: Any {
      var values: [AnyHashable: Any] = [:]
      for (key, value) in self {
        if let key = key as? AnyHashable { values[key] = value }
      }
      return values
    }
  }

  #if canImport(Darwin)
    extension NSException: CustomDumpReflectable {
      public var customDumpMirror: Mirror {
        Mirror(
          self,
          children: ["name": name, "reason": reason as Any, "userInfo": userInfo as Any],
          displayStyle: .class)
      }
    }
  #endif

  extension NSExceptionName: CustomDumpStringConvertible {
    public var customDumpDescription: String { rawValue }
  }

  extension NSIndexPath: CustomDumpRepresentable {
    public var customDumpValue: Any { self as IndexPath }
  }

  extension NSIndexSet: CustomDumpRepresentable {
    public var customDumpValue: Any { self as IndexSet }
  }

  extension NSLocale: CustomDumpRepresentable {
    public var customDumpValue: Any { self as Locale }
  }

  extension NSMeasurement: CustomDumpReflectable {
    public var customDumpMirror: Mirror {
      Measurement(value: doubleValue, unit: unit).customDumpMirror
    }
  }

  extension NSNotification: CustomDumpRepresentable {
    public var customDumpValue: Any { self as Notification }
  }

  extension NSNull: CustomDumpStringConvertible {
    public var customDumpDescription: String { "NSNull()" }
  }

  extension NSOrderedSet: CustomDumpRepresentable {
    public var customDumpValue: Any { array }
  }

  extension NSPredicate: CustomDumpStringConvertible {
    // Deprecated as `predicateFormat` is on Linux, where its use would be a warning.
    @available(*, deprecated, message: "use a dump of the predicate")
    public var customDumpDescription: String { predicateFormat }
  }

  extension NSRange: CustomDumpStringConvertible {
    public var customDumpDescription: String {
      location == NSNotFound ? "NSNotFound" : "\(location)..<\(location + length)"
    }
  }

  extension NSSet: CustomDumpRepresentable {
    public var customDumpValue: Any { Set(compactMap { $0 as? AnyHashable }) }
  }

  extension NSString: CustomDumpRepresentable {
    public var customDumpValue: Any { self as String }
  }

  extension NSTimeZone: CustomDumpRepresentable {
    public var customDumpValue: Any { self as TimeZone }
  }

  extension NSURL: CustomDumpRepresentable {
    public var customDumpValue: Any { self as URL }
  }

  extension NSURLComponents: CustomDumpRepresentable {
    public var customDumpValue: Any { self as URLComponents }
  }

  extension NSURLQueryItem: CustomDumpRepresentable {
    public var customDumpValue: Any { self as URLQueryItem }
  }

  extension NSUUID: CustomDumpRepresentable {
    public var customDumpValue: Any { self as UUID }
  }

  extension NSValue: CustomDumpStringConvertible {
    /// A number's literal.
    public var customDumpDescription: String { description }
  }

  extension NSError: CustomDumpReflectable {
    /// Under this name also for subclasses, as which Swift's errors may appear.
    public var customDumpMirror: Mirror {
      Mirror(
        self as NSError,
        children: ["domain": domain, "code": code, "userInfo": userInfo], displayStyle: .class)
    }
  }
#endif
