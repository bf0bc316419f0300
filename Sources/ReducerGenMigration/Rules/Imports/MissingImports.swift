import ReducerGenSyntax

/// The modules that came along with a replaced import, and that the file needs.
struct MissingImports {
  private let file: MigratedFile
  private let facts: ModuleFacts

  init(_ file: MigratedFile, _ facts: ModuleFacts) {
    self.file = file
    self.facts = facts
  }

  /// Those that no import exports, and no other one of them.
  func names(besides imports: [DeclarationSyntax]) -> [String] {
    let modules = Set(
      imports.map { file.text($0.name).split(separator: ".").first.map(String.init) ?? "" })
    let used = Self.modules.filter {
      modules.isDisjoint(with: $0.exporters) && file.uses(typeIn: $0.names, facts)
    }
    let names = Set(used.map(\.name))
    return used.filter { names.subtracting([$0.name]).isDisjoint(with: $0.exporters) }.map(\.name)
      .sorted()
  }

  private struct Module {
    var name: String
    /// Modules that export it.
    var exporters: Set<String>
    var names: Set<String>
  }

  static let names = Set(modules.flatMap(\.names))

  private static let userInterfaces: Set = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]

  /// No library that is replaced exports SwiftUI.
  private static let modules = [
    Module(
      name: "Foundation",
      exporters: userInterfaces.union([
        "Combine", "CoreData", "CoreLocation", "Foundation", "FoundationNetworking", "MapKit",
        "UserNotifications", "XCTest",
      ]),
      names: [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "FileManager", "ISO8601DateFormatter", "IndexPath",
        "JSONDecoder",
        "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError", "NSError", "NSPredicate",
        "NSRegularExpression", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder",
        "RelativeDateTimeFormatter", "Scanner", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
        "UUID",
        "UserDefaults",
      ]),
    Module(
      name: "Observation", exporters: ["Observation", "SwiftUI"],
      names: [
        "Observable", "ObservationIgnored", "Perceptible", "PerceptionIgnored",
        "withPerceptionTracking",
      ]),
  ]
}

extension MigratedFile {
  /// Whether one of the names stands for a type that the sources do not declare.
  func uses(typeIn names: Set<String>, _ facts: ModuleFacts) -> Bool {
    places(of: names).contains { place in
      place.previous?.kind != .period
        && !facts.names.contains(place.text, .type, at: place.token.start, in: self)
    }
  }
}
