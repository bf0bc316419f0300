import Foundation
import PackagePlugin

/// A target that the command may be about.
struct Candidate {
  var generation: Generation
  /// Whether it can use generated code at all.
  var isDependent: Bool

  var name: String { generation.target }
  var keepsCode: Bool { !generation.sources.generated.isEmpty }
}

/// The targets that the command is about.
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

  /// A target can't use the build tool plugin and keep its generated code, too, and nothing tells a
  /// plugin which targets use another. So where the manifest names it, only those count that
  /// keep generated code already.
  private mutating func chooseAll(_ dependents: [Candidate], _ manifest: Manifest) {
    guard let plugin = manifest.plugin else {
      chosen = dependents
      if chosen.isEmpty { problems.append("no target of this package depends on GeneratedSupport") }
      return
    }
    chosen = dependents.filter(\.keepsCode)
    if chosen.isEmpty {
      problems.append(
        "a target of this package uses \(plugin), which keeps no generated code; say which "
          + "ones shall keep theirs: --target TARGET")
    }
    let others = dependents.filter { !$0.keepsCode }.map(\.name).sorted()
    if others.isEmpty { return }
    warnings.append(
      "passed over, because the manifest names \(plugin) and they keep no generated code: "
        + others.joined(separator: ", ") + " (--target names one all the same)")
  }
}

/// What a plugin isn't told of the manifest, and can only look for in its text.
struct Manifest {
  /// The build tool plugin that it names: this package's, or that of the package with the
  /// prebuilt tool.
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
