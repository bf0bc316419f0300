import Testing

@testable import ReducerGenCore

@Suite struct FunctionTests {
  @Test(arguments: [
    SyntaxRow(
      "typed throws", "func f() throws(E) -> Int { 1 }\nfunc g() async throws(any A & B) {}",
      "func f throws(E) -> Int", "func g async throws(any A & B)"),
    SyntaxRow(
      "rethrows and reasync", "func f(_ g: () throws -> Void) rethrows {}\nfunc h() reasync {}",
      "func f(_ g: () throws -> Void) rethrows", "func h reasync"),
    SyntaxRow(
      "typed throws of closures",
      "var a: @Sendable (Int) async throws(E) -> Void\nfunc f(_ g: () throws(Never) -> Int) {}",
      "var a : @Sendable (Int) async throws(E) -> Void",
      "func f(_ g: () throws(Never) -> Int)"),
    SyntaxRow(
      "parameter packs",
      "func f<each T: P, U>(_ a: repeat each T, u: U) -> (repeat (each T)?) where repeat each T: Q {}",
      "func f<each T: P, U>(_ a: repeat each T, u: U) -> (repeat (each T)?) where repeat each T: Q"),
    SyntaxRow(
      "suppressed conformances",
      "struct S<T: ~Copyable & ~Escapable>: ~Copyable {}\nfunc f<T>(_ t: borrowing T) where T: ~Copyable {}",
      "struct S<T: ~Copyable & ~Escapable> is ~Copyable",
      "func f<T>(_ t: borrowing T) where T: ~Copyable"),
    SyntaxRow(
      "ownership of parameters",
      "func f(_ a: sending A, b: borrowing B, c: consuming C, d: inout D, e: __owned E) {}",
      "func f(_ a: sending A, b: borrowing B, c: consuming C, d: inout D, e: __owned E)"),
    SyntaxRow(
      "parameters named like ownership",
      "func f(sending: Int, borrowing consuming: Int, inout x: Int, each: Int) {}",
      "func f(sending: Int, borrowing consuming: Int, inout x: Int, each: Int)"),
    SyntaxRow(
      "ownership of the method",
      "struct S { consuming func a() {}; borrowing func b() -> sending C {} }",
      "struct S", "  consuming func a", "  borrowing func b -> sending C"),
    SyntaxRow(
      "nonisolated(nonsending)",
      "nonisolated(nonsending) func f() async {}\nfunc g(_ h: nonisolated(nonsending) () async -> Void) {}",
      "nonisolated(nonsending) func f async",
      "func g(_ h: nonisolated(nonsending) () async -> Void)"),
    SyntaxRow(
      "isolated parameters", "func f(_ a: isolated (any Actor)? = #isolation) async {}",
      "func f(_ a: isolated (any Actor)? = #isolation) async"),
    SyntaxRow(
      "operators as names",
      "static func == (l: A, r: A) -> Bool {}\nprefix func -(a: A) {}\nfunc ..<<T>(a: T, b: T) {}\n"
        + "func ~=(a: A, b: A) {}\nfunc /(a: A, b: A) {}\nfunc √(a: A) {}\npostfix func ...(a: A) {}",
      "static func ==(l: A, r: A) -> Bool", "prefix func -(a: A)", "func ..<<T>(a: T, b: T)",
      "func ~=(a: A, b: A)", "func /(a: A, b: A)", "func √(a: A)", "postfix func ...(a: A)"),
    SyntaxRow(
      "trailing commas",
      "func f(a: Int, b: Int = 1,) {}\nstruct S<A, B,> {}\nenum E { case a(Int, b: Int,) }",
      "func f(a: Int, b: Int = 1)", "struct S<A, B,>", "enum E", "  case a(Int, b: Int)"),
    SyntaxRow(
      "defaults with commas and braces",
      "func f(a: [Int] = [1, 2], b: () -> Int = { 1 }, c: Bool = a < b, d: Int = 3) {}",
      "func f(a: [Int] = [1, 2], b: () -> Int = { 1 }, c: Bool = a < b, d: Int = 3)"),
    SyntaxRow(
      "requirements without bodies",
      "protocol P { func f() async throws; init?(a: Int); subscript(i: Int) -> A { get set } }",
      "protocol P", "  func f async throws", "  init(a: Int)", "  subscript(i: Int) -> A {}"),
    SyntaxRow(
      "initialisers",
      "class C { convenience init!<T>(_ t: T) throws where T: P { self.init() }; deinit {} }",
      "class C", "  convenience init<T>(_ t: T) throws where T: P", "  deinit"),
    SyntaxRow(
      "subscripts",
      "struct S { static subscript<T>(_ i: Int, j: T...) -> T where T: P { get { x } set {} } }",
      "struct S", "  static subscript<T>(_ i: Int, j: T...) -> T {} where T: P"),
    SyntaxRow(
      "macro declarations",
      "@freestanding(expression) public macro m<T>(_ a: T) -> (T, String) = #externalMacro(module: \"A\", type: \"B\")",
      "@freestanding public macro m<T>(_ a: T) -> (T, String) = #externalMacro(module: \"A\", type: \"B\")"
    ),
    SyntaxRow(
      "operators and precedence groups",
      "precedencegroup G { associativity: left; higherThan: A }\ninfix operator |> : G\nprefix operator √",
      "precedencegroup G", "infix operator |>", "prefix operator √"),
  ])
  func functions(row: SyntaxRow) { assertDeclares(row) }
}
