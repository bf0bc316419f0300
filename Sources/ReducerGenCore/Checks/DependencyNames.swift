import ReducerGenIndex
import ReducerGenSyntax

/// Checks the keys of `@Dependency(\.searchClient)`.
///
/// It knows the keys of the target and of the runtime. Where the target imports another module, that
/// one may declare more, so nothing is certain.
struct DependencyNames {
  private let index: TargetIndex
  private let files: [ParsedFile]
  private let keys: Set<String>

  /// - Parameter keys: Those of the runtime and of generated code.
  init(_ index: TargetIndex, _ files: [ParsedFile], keys: Set<String>) {
    self.index = index
    self.files = files
    let declared = index.extensions.filter { $0.path.last == "DependencyValues" }.flatMap { entry in
      entry.declaration.members.map { entry.file.text($0.name).withoutBackticks }
    }
    self.keys = keys.union(declared)
  }

  var diagnostics: [Diagnostic] {
    guard index.topLevelType("Dependency") == nil, importsOnlyKnownModules else { return [] }
    return index.types.filter { !$0.isGenerated }.flatMap(\.declaredMembers).flatMap(diagnostics)
  }

  private var importsOnlyKnownModules: Bool {
    files.allSatisfy { file in
      file.importPaths.allSatisfy { Self.modules.contains(String($0.prefix { $0 != "." })) }
    }
  }

  private func diagnostics(of member: DeclaredMember) -> [Diagnostic] {
    member.declaration.attributes.filter { $0.type.path.last == "Dependency" }.compactMap {
      guard let argument = member.file.arguments(of: $0).first, argument.label.isEmpty else {
        return nil
      }
      let path = Parser.expression(in: argument.value, of: member.file.file)
      guard path.kind == .keyPath, let first = path.parts.first(where: { $0.kind == .component }),
        !first.name.isEmpty, !keys.contains(first.nameText)
      else { return nil }
      return .unknownDependency(first.nameText, among: keys, at: first.namePlace)
    }
  }

  /// Modules that declare no dependencies, and ours.
  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "Observation", "Synchronization", "Dispatch",
    "Combine", "SwiftUI", "UIKit", "AppKit", "WatchKit", "SwiftData", "CoreData", "CoreLocation",
    "MapKit", "StoreKit", "AVFoundation", "AVKit", "UserNotifications", "WebKit", "OSLog", "os",
    "GeneratedSupport", "GeneratedTestSupport", "ReducerGenRecording", "ReducerGenTesting",
    "TracePictures", "Testing", "XCTest",
  ]
}
