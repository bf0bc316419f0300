import Foundation
import PackagePlugin

/// The targets that the command is about.
struct Selection {
  private(set) var modules: [SwiftSourceModuleTarget] = []
  private(set) var problems: [String] = []

  init(_ names: [String], among all: [SwiftSourceModuleTarget], _ manifest: Manifest) {
    if names.isEmpty {
      chooseAll(all, manifest)
    } else {
      for name in names { choose(name, all) }
    }
  }

  private mutating func choose(_ name: String, _ all: [SwiftSourceModuleTarget]) {
    if let module = all.first(where: { $0.name == name }) { return modules.append(module) }
    let known = all.map(\.name).sorted().joined(separator: ", ")
    problems.append("this package has no Swift target '\(name)'; it has \(known)")
  }

  /// A target can't use the build tool plugin and keep its generated code, too, and nothing tells a
  /// plugin which targets use another. So where the manifest names it, only those count that
  /// keep generated code already.
  private mutating func chooseAll(_ all: [SwiftSourceModuleTarget], _ manifest: Manifest) {
    let dependents = all.filter { module in
      module.recursiveTargetDependencies.contains { $0.name == "GeneratedSupport" }
    }
    modules =
      manifest.plugin == nil
      ? dependents : dependents.filter { Sources($0.sourceFiles).generated != nil }
    guard modules.isEmpty else { return }
    problems.append(
      manifest.plugin.map { plugin in
        "a target of this package uses \(plugin), which keeps no generated code; say which "
          + "ones shall keep theirs: --target TARGET"
      } ?? "no target of this package depends on GeneratedSupport")
  }
}

/// What a plugin isn't told of the manifest, and can only look for in its text.
struct Manifest {
  /// The build tool plugin that it names: this package's, or that of the package with the
  /// prebuilt tool.
  let plugin: String?

  init(_ package: Package) {
    let file = package.directoryURL.appending(path: "Package.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    plugin = ["ReducerGenPlugin", "ReducerGenPrebuiltPlugin"].first { text.contains($0) }
  }
}
