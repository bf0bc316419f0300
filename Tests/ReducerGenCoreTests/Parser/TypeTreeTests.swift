@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The trees of types, as `reducergen dump --types` prints them.
@Suite struct TypeTreeTests {
  @Test(arguments: [
    ("Row", "(name Row)"),
    ("Feature.Row", "(member Row (name Feature))"),
    ("A<B, C>.D<E>", "(member D (name A (name B) (name C)) (name E))"),
    ("Module::Row", "(member Row (name Module))"),
    ("`Type`.Type", "(metatype Type (name `Type`))"),
    ("Any.Protocol", "(metatype Protocol (name Any))"),
    ("Row??", "(optional (optional (name Row)))"),
    ("Row.ID!", "(unwrapped (member ID (name Row)))"),
    ("[Row]", "(array (name Row))"),
    ("[Key: [Row]]", "(dictionary (name Key) (array (name Row)))"),
    ("[3 of Row]", "(inlineArray (integer 3) (name Row))"),
    ("InlineArray<-3, Int>", "(name InlineArray (integer -3) (name Int))"),
    ("()", "(tuple)"),
    ("(Int)", "(tuple (name Int))"),
    ("(Int, x: Row, _ y: Int)", "(tuple (name Int) (element x (name Row)) (element y (name Int)))"),
    ("() -> Void", "(function (tuple) (name Void))"),
    (
      "(Int...) async throws(E) -> ()",
      "(function (tuple (variadic (name Int))) (effect async) (effect throws (name E)) (tuple))"
    ),
    (
      "(A) -> (B) -> C",
      "(function (tuple (name A)) (function (tuple (name B)) (name C)))"
    ),
    ("A & B.C", "(composition (name A) (member C (name B)))"),
    (
      "any A & ~Copyable", "(any (composition (name A) (suppressed (name Copyable))))"
    ),
    ("(some P)?", "(optional (tuple (some (name P))))"),
    ("~Escapable", "(suppressed (name Escapable))"),
    (
      "@Main.Actor @Sendable () -> Row",
      "(attribute (member Actor (name Main)) (attribute (name Sendable) (function (tuple) (name Row))))"
    ),
    (
      "nonisolated(nonsending) () async -> Int",
      "(specifier nonisolated (function (tuple) (effect async) (name Int)))"
    ),
    ("sending [Row]", "(specifier sending (array (name Row)))"),
    ("(repeat each T)", "(tuple (repeat (each (name T))))"),
  ])
  func aTypeIsATree(text: String, tree: String) {
    #expect(type(text).dump == tree)
    #expect(type(text).text == text)
  }

  @Test(arguments: [
    ("Feature<Int>.Row", ["Feature", "Row"]), ("@Main Row", ["Row"]), ("`Row`.ID", ["Row", "ID"]),
    ("Row.Type", []), ("Row?", []), ("inout Row", []), ("any Row", []),
  ])
  func aPathIsOneOfNames(text: String, path: [String]) {
    #expect(type(text).path == path)
  }

  @Test(arguments: [
    ("Row", ["Row"]), ("[Key: Row.ID]", ["Key", "Row"]),
    ("A<B.C>.D", ["A", "B"]), ("@MainActor (x: A) throws(E) -> B", ["A", "E", "B"]),
  ])
  func firstNamesAreInTheOrderOfTheSource(text: String, names: [String]) {
    #expect(type(text).firstNames.map(\.nameText) == names)
  }

  @Test func allTypesOfADeclarationAreDumped() {
    let source = """
      @A extension [B]: C where D: E, F == 1 {}
      @available(*, deprecated) func f<T: G>(_ x: H...) -> <U: I> U
      """
    let line = Dump.line(for: SourceFile(path: "Test.swift", text: source), showsTypes: true)
    let text = String(decoding: line.bytes, as: UTF8.self)
    #expect(
      text.contains(
        #""types":["(name A)","(array (name B))","(name C)","(name D)","(name E)","(name F)","(integer 1)"]"#
      ))
    #expect(
      text.contains(
        #""types":["(name available)","(name G)","(variadic (name H))","(generic (name U))"]"#))
  }

  private func type(_ text: String) -> TypeSyntax {
    let (syntax, _) = Parser.parse(SourceFile(path: "Test.swift", text: "typealias A = \(text)"))
    return syntax.declarations[0].type!
  }
}
