import Testing

@testable import ReducerGenCore

@Suite struct TypeTests {
  @Test(arguments: [
    SyntaxRow(
      "isolated conformances",
      "extension A: @MainActor P, nonisolated Q {}\nstruct B: @MainActor P {}",
      "extension A is @MainActor P, nonisolated Q", "struct B is @MainActor P"),
    SyntaxRow(
      "retroactive, unchecked and preconcurrency conformances",
      "extension A: @retroactive P, @unchecked Sendable, @preconcurrency B.C {}",
      "extension A is @retroactive P, @unchecked Sendable, @preconcurrency B.C"),
    SyntaxRow(
      "primary associated types",
      "protocol P<A, B>: Q { associatedtype A: R = Int; associatedtype B where B.C == A }",
      "protocol P<A, B> is Q", "  associatedtype A : Int is R",
      "  associatedtype B where B.C == A"),
    SyntaxRow(
      "constrained opaque and existential types",
      "func f(_ a: some P<Int>, b: any Q<[Int], B>) -> some Collection<A> {}",
      "func f(_ a: some P<Int>, b: any Q<[Int], B>) -> some Collection<A>"),
    SyntaxRow(
      "integer generics",
      "struct V<let N: Int, T> {}\nvar a: InlineArray<3, Int>\nvar b: [3 of Int]\nvar c: [2 of [N of T]]\nvar d: V<-1, Int>",
      "struct V<let N: Int, T>", "var a : InlineArray<3, Int>", "var b : [3 of Int]",
      "var c : [2 of [N of T]]", "var d : V<-1, Int>"),
    SyntaxRow(
      "extensions of written types",
      "extension [Int] {}\nextension A<Int>.B where A: C {}\nextension [String: Int]: P {}\nextension Int? {}",
      "extension [Int]", "extension A<Int>.B where A: C", "extension [String: Int] is P",
      "extension Int?"),
    SyntaxRow(
      "tuples and functions",
      "var a: (x: Int, y: (Int) -> Int)?\nlet b: [(Int, String)]\nvar c: (inout A, B...) -> ()",
      "var a : (x: Int, y: (Int) -> Int)?", "let b : [(Int, String)]",
      "var c : (inout A, B...) -> ()"),
    SyntaxRow(
      "metatypes", "var a: A.Type, b: (any P).Type?, c: P.Protocol", "var a : A.Type",
      "var b : (any P).Type?", "var c : P.Protocol"),
    SyntaxRow(
      "attributes of types",
      "var a: @convention(c) (Int) -> Void\nvar b: @MainActor @Sendable () -> Void\nvar c: @isolated(any) () -> Void",
      "var a : @convention(c) (Int) -> Void", "var b : @MainActor @Sendable () -> Void",
      "var c : @isolated(any) () -> Void"),
    SyntaxRow(
      "compositions and suppressions",
      "typealias A = B & C<D>\nlet e: (any B & C)? = nil\nvar f: any ~Copyable",
      "typealias A : B & C<D>", "let e : (any B & C)? = nil", "var f : any ~Copyable"),
    SyntaxRow(
      "generic aliases", "typealias A<T: P> = [T: B.C<T>] where T: Q",
      "typealias A<T: P> : [T: B.C<T>] where T: Q"),
    SyntaxRow(
      "closing brackets that stand together", "var a: A<B<C<D>>> = x\nvar e: A<B?>?=nil",
      "var a : A<B<C<D>>> = x", "var e : A<B?>? = nil"),
    SyntaxRow(
      "placeholders", "var a: <#T#> = <#default value#>\nfunc <#name#>(<#p#>: <#Type#>) {}",
      "var a : <#T#> = <#default value#>", "func <#name#>(<#p#>: <#Type#>)"),
    SyntaxRow(
      "enums with raw values and payloads",
      "indirect enum E: Int { case a = 1, b = -2; indirect case c(E?, n: [E] = []), `default` }",
      "indirect enum E is Int", "  case a = 1", "  case b = -2",
      "  indirect case c(E?, n: [E] = [])", "  indirect case `default`"),
    SyntaxRow(
      "actors and nested types",
      "distributed actor A { nonisolated let b = 1; struct C { enum D {} } }",
      "distributed actor A", "  nonisolated let b = 1", "  struct C", "    enum D"),
    SyntaxRow(
      "requirements of all kinds",
      "struct S<T, U> where T: P, U == T.A, T.B: AnyObject, U: Q<Int> {}",
      "struct S<T, U> where T: P, U == T.A, T.B: AnyObject, U: Q<Int>"),
  ])
  func types(row: SyntaxRow) { assertDeclares(row) }
}
