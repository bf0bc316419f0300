import ReducerGenIndex
import ReducerGenSyntax
import Testing

/// The name in a wrapper's arguments, with everything beside it that does not belong to it.
@Suite struct WrapperArgumentTests {
  @Test(arguments: [
    (#"@Dependency(\.uuid)"#, "uuid"),
    (#"@Dependency(\DependencyValues.uuid)"#, "uuid"),
    (#"@Dependency(\.search.find)"#, "search.find"),
    ("@Dependency(Player.self)", "Player"),
    ("@Dependency(Outer.Player.self)", "Outer.Player"),
    // Comments.
    (#"@Dependency(\.uuid /* a, b */)"#, "uuid"),
    (#"@Dependency(/* \.date, ) */ \.uuid)"#, "uuid"),
    (#"@Dependency(\/* , */./* ) */uuid)"#, "uuid"),
    (#"@Dependency(\.URL.path)"#, "URL.path"),
    ("@Dependency(\n    // a, b)\n    \\.uuid // c, d)\n  )", "uuid"),
    ("@Dependency(Player /* , */ . /* ) */ self)", "Player"),
    ("@Shared(/* a: */ .inMemory(/* , */ \"b\" /* ) */))", #".inMemory( "b" )"#),
    (#"@Shared(.inMemory("a") /* , */, other: 1)"#, #".inMemory("a")"#),
    (#"@Shared(wrappedValue /* x: */ : 0, .inMemory("a"))"#, #".inMemory("a")"#),
    // Strings.
    (#"@Shared(.inMemory("a, b)"))"#, #".inMemory("a, b)")"#),
    (#"@Shared(.inMemory("/* a"), other: "*/")"#, #".inMemory("/* a")"#),
    (#"@Shared(.inMemory("a \("b, ) \(1)") c"))"#, #".inMemory("a \("b, ) \(1)") c")"#),
    ("@Shared(.inMemory(#\"a\", b)\"#))", "#\"a\", b)\"#"),
    ("@Shared(.inMemory(##\"a\"# \\##(1), b)\"##))", "##\"a\"# \\##(1), b)\"##"),
    ("@Shared(.inMemory(\"\"\"\n    a, b)\n    \"\"\"))", #".inMemory(""" a, b) """)"#),
    // Regular expressions.
    ("@Shared(.matching(/a, b[)]/))", ".matching(/a, b[)]/)"),
    ("@Shared(.matching(#/a, \\)/b/#), other: 1)", ".matching(#/a, \\)/b/#)"),
    // Generic arguments and closures.
    ("@Shared(Key<Int, String>.main)", "Key<Int, String>.main"),
    ("@Shared(.made { a, b in (a, b) }, other: 1)", ".made { a, b in (a, b) }"),
    // The wrapper's first value is no name.
    ("@Shared(value: 3)", nil), ("@Shared(wrappedValue: 3)", nil), ("@Shared()", nil),
    ("@Shared", nil),
  ])
  func names(attribute: String, name: String?) throws {
    let isDependency = attribute.hasPrefix("@Dependency")
    let facts = features(
      (
        "App",
        """
        import GeneratedSupport
        struct Feature: Reducer {
          \(attribute) var value
          @Dependency(\\.last) var last
          @Shared(.last) var shared
        }
        """
      ))
    let feature = try #require(facts["Feature"])
    let uses = isDependency ? feature.dependencies : feature.shared
    let found = uses.first { $0.place.file.text($0.place.range) == "value" }?.name
    let isSame = found == name || name.map { found == ".inMemory(\($0))" } ?? false
    #expect(isSame, "\(found ?? "nothing")")
    // What follows is read, too.
    #expect(feature.dependencies.last?.name == "last" && feature.shared.last?.name == ".last")
  }

  /// `#if` around an attribute, and in the parts of an argument.
  @Test func conditions() throws {
    let facts = features(
      (
        "App",
        #"""
        import GeneratedSupport
        struct Feature: Reducer {
          #if DEBUG /* ( */
            @Dependency(\.date /* #else */)
          #else
            @Dependency(\.uuid)
          #endif
          var value
          @Shared(
            .inMemory("a")
              #if os(Linux) // ,
              .default(1)
              #endif
          ) var number
          @Dependency(\.last) var last
        }
        """#
      ))
    let feature = try #require(facts["Feature"])
    #expect(feature.dependencies.map(\.name) == ["date", "uuid", "last"])
    #expect(feature.shared.map(\.name) == [#".inMemory("a") .default(1)"#])
  }
}
