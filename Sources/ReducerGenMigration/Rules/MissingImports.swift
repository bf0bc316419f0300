import ReducerGenCore

/// Adds imports of modules that came along with a replaced import.
struct MissingImports {
  private let file: MigratedFile
  private let modules: Set<String>

  init(_ file: MigratedFile) {
    self.file = file
    let imports = file.parsed.syntax.declarations.filter { $0.kind == .import }
    modules = Set(
      imports.map { file.text($0.name).split(separator: ".").first.map(String.init) ?? "" })
  }

  func add(before declaration: DeclarationSyntax?) {
    guard let declaration else { return }
    let start = declaration.range.start
    for module in missing.sorted() {
      let text = "import \(module)\(file.lineEnd)\(file.indentation(at: start))"
      file.edits.insert(text, at: start, .addedImport)
    }
  }

  /// Those that no other one exports.
  private var missing: [String] {
    let used = Self.modules.filter {
      modules.isDisjoint(with: $0.exporters) && file.uses(typeIn: $0.names)
    }
    let names = Set(used.map(\.name))
    return used.filter { names.subtracting([$0.name]).isDisjoint(with: $0.exporters) }.map(\.name)
  }

  private struct Module {
    var name: String
    /// Modules that export it.
    var exporters: Set<String>
    var names: Set<String>
  }

  static let names = Set(modules.flatMap(\.names))

  private static let userInterfaces: Set = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]

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
      names: ["Observable", "ObservationIgnored", "Perceptible", "PerceptionIgnored"]),
    Module(
      name: "SwiftUI", exporters: ["SwiftUI"],
      names: [
        "Bindable", "Button", "ForEach", "HStack", "LocalizedStringKey", "NavigationStack",
        "NavigationView", "PreviewProvider", "ScrollView", "VStack", "View", "ViewBuilder",
        "ViewModifier", "WindowGroup", "ZStack",
      ]),
  ]
}

extension MigratedFile {
  /// Whether one of the names stands in the file and not behind a period.
  func uses(typeIn names: Set<String>) -> Bool {
    watched.places(of: names).contains { $0 == 0 || tokens[$0 - 1].kind != .period }
  }
}
