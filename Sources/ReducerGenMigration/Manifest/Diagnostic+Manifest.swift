import ReducerGenSyntax

extension Diagnostic {
  static func manifestElement(at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place, "this dependency is not in a list that the command can edit",
      note: "remove it, and use the one of 'reducergen' instead")
  }

  /// - Parameter text: The line to add.
  static func manifestPackage(_ text: String, at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place,
      "the package needs a dependency, and its list is not written out in this manifest",
      note: "add to its dependencies: \(text)")
  }

  /// - Parameter text: The argument to add.
  static func manifestTarget(_ name: String, _ text: String, at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place,
      "the target '\(name)' needs a product or the plugin, and its list is not written out in this manifest",
      note: "add to it: \(text)")
  }

  static func manifestUnused(at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place,
      "this dependency stays, because the command has changed no target of this manifest",
      note: "change or remove it by hand when the sources that need it have moved")
  }

  static func manifestName(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place,
      "'\(name)' is named here, but the package does not depend on it any more",
      note: "use 'GeneratedSupport' of the package 'reducergen', or remove it")
  }

  static func platform(_ name: String, _ version: Int, at place: SourcePlace) -> Self {
    Self(
      "platform", at: place, "the library needs \(name) \(version)",
      note: "raise the version here, if your users can follow; the command never does")
  }

  static func toolsVersion(_ version: String, at place: SourcePlace) -> Self {
    Self(
      "tools-version", .warning, at: place,
      "the library needs a toolchain of Swift 6.2; this manifest has the tools version \(version)",
      note: "the version in the manifest can stay, if the toolchain is new enough")
  }
}
