// What a scan over bodies must get right: every brace here is in a literal or a comment, or paired.
/* nested /* comments } */ and { more */
func bodies() {
  let text = "}\("}\("\(1 + f("}"))")")"
  let raw = #"}"\#("}" + #"\#(")")"#)"#, empty = #""#
  let multi = """
    } "quoted" \("""
      } inner
      """) end
    """
  let rawMulti = ##"""
    } \(no) \##(yes("}")) "##
    """##
  let regex = /a}b[x]c(d|e)\/"/, extended = #/ }/" /#, lines = #/
    } # comment "
    /#
  let quotient = a / b / c, more = x/2 + y/3, call = f(/, 0), called = g(/x/)
  if value is Int, a / 2 > 1 { return /^[{]/ }
  let `raw } name` = 1
  switch x { case .a where /}/.matches(y): break; default: _ = !/}/.isEmpty }
  #if A
    "}"
  #else
    "{".self
  #endif
}
var stored = if a { 1 } else if b { 2 } else { 3 }
var switched: Int = switch x { case 1: "}"; default: 2 }
let closure: () -> Void = { [weak self, x = y] (a: Int) async throws(E) -> Void in }
let generic = Foo<A, [B: C<D>]>(), less = a < b, chained = Foo<Int>.bar<String>(1)
let cast = x as? Dictionary<String, [Int]> ?? [:], check = x is Int ? a : b, forced = try! f()!
let path = \Foo<Int>.bar[0]?.baz!.self, root = \.name, whole = \[Int].count
let unwrapped = \.?.a, element = \.[0].b, nested = \Foo.a.?.b, qualified = \Swift::Int.c
let selected = Swift::Array<Int>(), implicit = x.Module::y { 1 }, spaced = Foo <Int> { 1 }
let compared = x as! Any < [y] > { 1 }, metatype = x as (any P).Type <> .y()
let awaiting = await { 1 } { 2 }, line = #line.description
let called = f(1) { 2 } { 3 }, operand = (+) { 1 } { didSet { } }
let labelled = x.f(a:_:) { 1 } { didSet { } }
let macro = #stringify(1 + 2) { "}" }, place = #file
let trailing = f { $0 } second: { $1 } third: { }
let member = foo
  .bar()
  #if DEBUG
    .debug { "}" }
  #else
    .release()
  #endif
  .baz
let split = a +
  b
  - c
let (tuple, pattern) = (1, 2), after = 3
let awaited = await try? foo(), copied = copy x, consumed = consume y, any = any P.self
let prefixed = -x, both = !(-y), postfixed = x!, ranges = 1..., partial = ...2, half = 1..<2
let numbers = 0x1F.description, floats = 1.5e-3, hex = 0xA.Bp+3, under = 1_000, index = t.0.1
let function = (Int) async throws -> Void.self
var observed = 1 { didSet { } }, other: Int { 2 }
