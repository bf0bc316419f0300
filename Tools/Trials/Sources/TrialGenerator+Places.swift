/// Where declarations stand.
extension TrialGenerator {
  /// The declaration that `body` writes, at the top of a file or inside of something.
  mutating func placed(_ name: String, _ body: (inout Self) -> String) -> String {
    switch random.below(20) {
    case 0..<4: return inNewType(name, body)
    case 4..<8: return inExtension(name, body)
    case 8: return "#if !ABSENT\n" + body(&self) + "#endif\n"
    case 9: return "@available(macOS 15, *)\n" + body(&self)
    case 10: return inOldType(body)
    default: return body(&self)
    }
  }

  private mutating func inNewType(_ name: String, _ body: (inout Self) -> String) -> String {
    head(of: name) + hidingTypes() + body(&self) + "}\n"
  }

  private mutating func inExtension(_ name: String, _ body: (inout Self) -> String) -> String {
    let head = head(of: name) + hidingTypes() + "}\n\nextension In\(name)" + constraint()
    return head + " {\n" + body(&self) + "}\n"
  }

  private mutating func inOldType(_ body: (inout Self) -> String) -> String {
    let (type, names) = random.pick([
      ("Row", []), ("Row.Cell", []), ("Box", ["Content"]), ("Box.Lid", ["Content"]),
      ("Thing", []), ("Array", ["Element"]), ("Dictionary", ["Key", "Value"]), ("Swift.String", []),
      ("Box.Lid where Content: Named", ["Content", "Content.Name"]),
    ])
    parameters += names
    return "extension \(type) {\n" + body(&self) + "}\n"
  }

  private mutating func head(of name: String) -> String {
    if chance(60) { return "public " + random.word("enum struct actor") + " In\(name) {\n" }
    parameters.append("Outer")
    return "public " + random.word("enum struct") + " In\(name)<Outer: Sendable> {\n"
  }

  /// A constraint of an extension, if the type has a generic parameter. It does not give the
  /// parameter a type: then the compiler crashes on many cases, also without generated code.
  private mutating func constraint() -> String {
    guard parameters.contains("Outer") else { return "" }
    return pick(
      "", "", "", " where Outer: Hashable", " where Outer: Named",
      " where Outer: Named, Outer.Name == Int", " where Outer: AnyObject")
  }

  /// A type beside the declaration that has another one's name.
  private mutating func hidingTypes() -> String {
    let name = random.word(
      "Row Row Row Int String Optional Result Void Array Dictionary Never Bool Sendable Case Error "
        + "AnyCasePath CaseKeyPath DependencyValues Dump Trials Box Duration Issue Swift "
        + "GeneratedSupport")
    return pick(
      "  nonisolated public struct \(name): Hashable {}\n",
      "  public typealias \(name) = Swift.Double\n",
      "  nonisolated public enum \(name) { case first }\n", "")
  }
}
