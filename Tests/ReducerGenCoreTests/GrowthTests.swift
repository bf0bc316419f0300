@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Code of a size that no person writes, but another generator may. It took minutes, or more stack
/// than a thread has.
@Suite struct GrowthTests {
  @Test(.timeLimit(.minutes(10)))
  func aChainOfTypealiasesIsFollowed() {
    let aliases = (1..<6_000).map { "typealias A\($0) = A\($0 - 1)\n" }.joined()
    let end = "enum E: A5999 { case a(A5999) }"
    expectCode("typealias A0 = CasePathable\n\(aliases)\(end)", "extension E:")
    let payload =
      "enum A0: CasePathable { case b }\n\(aliases)enum E: CasePathable { case a(A5999) }"
    expectCode(payload, "var a: A5999.CasesIn<_Whole>")
  }

  /// Swift accepts none of these.
  enum Chain: CaseIterable {
    case members, membersOfInherited, circle

    // Not the raw value of a case, because Swift Testing prints each argument.
    var types: String {
      switch self {
      case .members: (0..<6_000).map { "typealias A\($0) = A\($0 + 1).B\n" }.joined()
      case .membersOfInherited:
        (0..<6_000).map { "typealias A\($0) = S\($0).B\nstruct S\($0): A\($0 + 1).B {}\n" }
          .joined()
      case .circle: "typealias A0 = A1\ntypealias A1 = A0\n"
      }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Chain.allCases)
  func typesThatNeedEachOtherAreNotFollowedForEver(_ chain: Chain) {
    let enums = "enum E: CasePathable { case a(A0) }\nstruct S: A0 {}\nenum F: A0 {}\n"
    let client = "struct C: DependencyClient { var value: A0 = 1 }"
    expectCode(chain.types + enums + client, "extension E:")
  }

  @Test(.timeLimit(.minutes(10)))
  func aChainOfProtocolsIsFollowed() {
    let protocols = (1..<10_000).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined()
    let annotated = "protocol P0: CasePathable {}\n\(protocols)enum E: P9999 { case a }"
    expectCode(annotated, "extension E:")
  }

  @Test(.timeLimit(.minutes(10)))
  func aClientHasManyEndpoints() {
    let endpoints = (0..<12_000).map { "  var f\($0): @Sendable (_ id: Int) throws -> Int\n" }
    expectCode("struct C: DependencyClient {\n\(endpoints.joined())}", "func f11999(id p0: Int)")
  }

  /// The tree of such a type is as deep as the type is long.
  @Test(arguments: [
    ("members", "", "A.", "A"), ("optionals", "A", "?", ""), ("attributes", "", "@A ", "A"),
    ("specifiers", "", "inout ", "A"), ("names of attributes", "@", "A.", "A () -> Void"),
  ])
  func aTypeOfManyPartsIsRefused(name: String, start: String, part: String, end: String) {
    let type = start + String(repeating: part, count: 100_000) + end
    for source in [
      "enum E: CasePathable { case a(\(type)) }", "extension \(type) { enum E: CasePathable {} }",
      "struct S: \(type) {}\nenum E: CasePathable { case a }",
      "struct C: DependencyClient { var a: @Sendable () -> \(type) }",
    ] {
      let file = SourceFile(path: "Test.swift", text: source)
      let result = Pipeline.generate(sources: [file], options: .init(module: "Test"))
      #expect(result.diagnostics.contains { $0.message.contains("nested too deeply") })
    }
  }

  /// Each requirement is compared with a few others, however many there are.
  @Test(.timeLimit(.minutes(10)))
  func aProtocolHasManyRequirements() {
    let requirements = (0..<12_000).map { "  func f\($0)(_ id: Int) async throws -> Int\n" }
    expectCode(
      "protocol P: DependencyInterface {\n\(requirements.joined())}", "func f11999(_ p0: Int)")
    let overloads = (0..<4_000).map { "  func f(_ id: A\($0)) async throws\n" }
    expectCode(
      "protocol P: DependencyInterface {\n\(overloads.joined())}", "func f(_ p0: A3999)")
  }

  private func expectCode(
    _ source: String, _ code: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "Test.swift", text: source)
    let result = Pipeline.generate(sources: [file], options: .init(module: "Test"))
    #expect(result.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    let text = String(decoding: result.outputs[0].bytes, as: UTF8.self)
    let contains = text.contains(code)
    #expect(contains, sourceLocation: sourceLocation)
  }
}
