import Testing

@testable import ReducerGenCore

/// Types that lead to each other by more ways than anybody could go: each is looked at once.
///
/// The limit is for a process in which all tests run in parallel, with a sanitizer: there, each of
/// them may take minutes.
@Suite(.timeLimit(.minutes(10))) struct ManyWaysTests {
  private static let width = 0..<10
  private static let depth = 1..<10

  @Test func layersOfProtocols() {
    let layers = Self.depth.flatMap { layer in
      Self.width.map { "protocol P\(layer)\($0): \(names("P\(layer - 1)")) {}" }
    }
    let bottom = Self.width.map { "protocol P0\($0) {}" }
    let source = """
      struct Outer {
        \((layers + bottom).joined(separator: "\n"))
        enum E: P90, P91, CasePathable { case a(Deep), b(Int) }
      }
      struct Other { struct Deep {} }
      """
    #expect(generated(source).contains("var a: _Case<Deep>"))
  }

  @Test func protocolsThatInheritEachOther() {
    let protocols = Self.width.map { "protocol P\($0): \(names("P")) {}" }
    let source = "enum E: P0, CasePathable { case a(Deep) }\nstruct Other { struct Deep {} }\n"
    #expect(generated(source + protocols.joined(separator: "\n")).contains("var a: _Case<Deep>"))
  }

  @Test func pathsThroughTypealiases() {
    let aliases = Self.depth.map { step in
      "typealias T\(step) = S.\(Self.width.map { _ in "T\(step - 1)" }.joined(separator: "."))"
    }
    let source = """
      struct S {
        typealias T0 = S
        \(aliases.joined(separator: "\n"))
        enum E: CasePathable { case a(T9), b(S.T9.E) }
      }
      """
    #expect(generated(source).contains("var b: _Case<S.T9.E>"))
  }

  @Test func clientsInClients() {
    let layers = Self.depth.flatMap { layer in
      Self.width.map { own in
        let held = Self.width.map { "var x\($0): C\(layer - 1)\($0)" }.joined(separator: "; ")
        return "struct C\(layer)\(own): DependencyClient { \(held) }"
      }
    }
    let bottom = Self.width.map {
      "struct C0\($0): DependencyClient { var run: @Sendable () -> Void }"
    }
    let code = generated((layers + bottom).joined(separator: "\n"))
    #expect(!code.contains("deprecated"))
  }

  private func names(_ prefix: String) -> String {
    Self.width.map { "\(prefix)\($0)" }.joined(separator: ", ")
  }
}
