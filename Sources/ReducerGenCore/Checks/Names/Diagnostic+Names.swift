import ReducerGenSyntax

/// Names in bodies that are certainly not there.
extension Diagnostic {
  static func unknownCase(_ name: String, of type: KnownEnum, at place: SourcePlace) -> Self {
    let cases = type.cases.keys.sorted()
    let nearest = NearestName.find(name, among: cases)
    let shown = cases.map { "'\($0)'" }
    let list = "its cases are \(shown.joined(separator: ", "))"
    return Self(
      "unknown-case", at: place,
      "'\(type.name)' has no case '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      note: nearest == nil && !shown.isEmpty && shown.count <= 12 ? list : nil)
  }

  static func unknownProperty(
    _ name: String, among members: Set<String>, of type: String, at place: SourcePlace
  ) -> Self {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let nearest = NearestName.find(plain, among: members.sorted())
    let shown = nearest.map { "; did you mean '\(name == plain ? "" : "$")\($0)'?" } ?? ""
    return Self(
      "unknown-property", at: place, "'\(type)' has no property '\(plain)'" + shown)
  }

  static func unknownDependency(
    _ name: String, among keys: Set<String>, at place: SourcePlace
  ) -> Self {
    let nearest = NearestName.find(name, among: keys.sorted())
    return Self(
      "unknown-dependency", at: place,
      "'DependencyValues' has no property '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      note: nearest == nil
        ? "declare a client with this key, or the property in an extension of 'DependencyValues'"
        : nil)
  }

  static func scopeOfOptional(
    _ name: String, _ isPresented: Bool, of type: String, at place: SourcePlace
  ) -> Self {
    let path = (isPresented ? "$" : "") + name
    return Self(
      "scope-of-optional", at: place,
      "'\(type).\(name)' is optional, and 'Scope' runs a child that is always there",
      note: "remove the 'Scope', and write '.ifLet(\\.\(path), action: …) { … }' after 'Reduce'")
  }

  static func patternValues(_ count: Int, of found: KnownCase, at place: SourcePlace) -> Self {
    Self(
      "pattern-values", at: place,
      "the case '\(found.name)' has \(values(found.values.count)), but the pattern has \(count)")
  }

  private static func values(_ count: Int) -> String {
    count == 0 ? "no values" : count == 1 ? "1 value" : "\(count) values"
  }

  static func patternLabel(
    _ label: String, _ expected: String, of found: KnownCase, at place: SourcePlace
  ) -> Self {
    let own = expected.isEmpty ? "no label" : "the label '\(expected)'"
    return Self(
      "pattern-label", at: place,
      "this value of the case '\(found.name)' has \(own), and not '\(label)'")
  }
}
