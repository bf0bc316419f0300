import Foundation
import PackagePlugin

/// A target that the command can generate code for.
struct Candidate {
  var generation: Generation
  /// Whether it depends on the runtime library.
  var isDependent: Bool

  var name: String { generation.target }
  var keepsCode: Bool { !generation.sources.generated.isEmpty }
}

/// The targets that the command generates code for.
struct Selection {
  private(set) var chosen: [Candidate] = []
  private(set) var problems: [String] = []
  private(set) var warnings: [String] = []

  init(_ names: [String], among all: [Candidate], _ manifest: Manifest) {
    if names.isEmpty {
      chooseAll(all.filter(\.isDependent), manifest)
    } else {
      for name in names { choose(name, all) }
    }
  }

  private mutating func choose(_ name: String, _ all: [Candidate]) {
    if let candidate = all.first(where: { $0.name == name }) { return chosen.append(candidate) }
    let known = all.map(\.name).sorted().joined(separator: ", ")
    problems.append("this package has no Swift target '\(name)'; it has \(known)")
  }

  /// A target cannot both use the build-tool plugin and commit its generated code, and SwiftPM does
  /// not tell a command plugin which targets use another plugin. If the manifest names the
  /// build-tool plugin, only targets that have committed code are chosen.
  private mutating func chooseAll(_ dependents: [Candidate], _ manifest: Manifest) {
    guard let plugin = manifest.plugin else {
      chosen = dependents
      if chosen.isEmpty { problems.append("no target of this package depends on GeneratedSupport") }
      return
    }
    chosen = dependents.filter(\.keepsCode)
    if chosen.isEmpty {
      problems.append(
        "this package uses \(plugin), which generates code on every build; to commit the code of "
          + "a target instead, name it with '--target TARGET'")
    }
    let others = dependents.filter { !$0.keepsCode }.map(\.name).sorted()
    if others.isEmpty { return }
    warnings.append(
      "skipped targets that have no committed code and may use \(plugin): "
        + others.joined(separator: ", ") + "; to include one, name it with '--target TARGET'")
  }
}

/// Facts about the manifest that SwiftPM does not pass to plugins; they are searched for in its
/// text.
struct Manifest {
  /// The build-tool plugin that the manifest names: this package's, or the one of the package with
  /// the prebuilt tool.
  let plugin: String?

  init(plugin: String?) {
    self.plugin = plugin
  }

  init(_ package: Package) {
    let file = package.directoryURL.appending(path: "Package.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    plugin = ["ReducerGenPlugin", "ReducerGenPrebuiltPlugin"].first { text.contains($0) }
  }
}
