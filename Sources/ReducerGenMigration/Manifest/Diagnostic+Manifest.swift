import ReducerGenCore

extension Diagnostic {
  static func manifestElement(at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place, "this dependency is not in a list that the command can edit",
      note: "remove it, and use the one of 'reducergen' instead")
  }

  static func manifestTarget(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "manifest", at: place,
      "the target '\(name)' needs the plugin, and is not written out in this manifest",
      note: "add to it: plugins: [\(ReplacedProducts.plugin)]")
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
