#!/usr/bin/env swift
// The strangest declarations that the language has. SwiftParser accepts all of it; `swiftc` need
// not.
@testable public import struct Foundation.Date
@_spi(Internals) @preconcurrency private import A.B.C
import func M.max
import Module

#if os(Linux) || (swift(>=6) && !canImport(Darwin))
  @available(macOS 13, *) @frozen public struct Box<each T: P, let n: Int, U: ~Copyable>: ~Copyable, @unchecked Sendable, P & Q
  where repeat each T: Equatable, U == [n of Int] {
    let values: (repeat each T)
    var inline: InlineArray<3, Int> = [1, 2, 3], sugar: [3 of [4 of Int]]
    borrowing func read() -> sending U where U: ~Escapable {}
    consuming func take(_ value: consuming U, _ other: borrowing Self, x: inout Int, z: __owned Int) async throws(E<Int>) {}
    nonisolated(nonsending) func run(_ body: nonisolated(nonsending) () async throws(Never) -> Void) rethrows {}
    func actorBound(isolation: isolated (any Actor)? = #isolation) {}
    init?<T>(_: T) where T: P { nil }
    init!(x y: Int..., with z: repeat (each T)) {}
    deinit { discard self }
    subscript<K: Hashable>(_ key: K, default value: @autoclosure () -> Int = 1) -> Int? {
      @inlinable _read { yield nil }
      nonmutating _modify { var x: Int? = 1; yield &x }
    }
    @storageRestrictions(initializes: a, accesses: b)
    var computed: Int {
      @storageRestrictions(initializes: a) init(newValue) { a = newValue }
      get async throws { 1 }
      mutating set { }
    }
    private(set) public lazy var lazyOne: Int = { 1 }() { willSet(new) { "}" } didSet { } }
    unowned(unsafe) static final weak var many, of, them: Int?, typed: String = "a", untyped = foo { $0 }
  }
#elseif A
  enum Other { case a }
#else
  enum Third { case b }
#endif

extension [Int]: @retroactive P, @MainActor Q, nonisolated R where Element: ~Copyable {}
extension Outer<Int>.Inner: @preconcurrency @retroactive P {}
extension (Int, String)? {}

@resultBuilder @MainActor(unsafe)
#if DEBUG
  @inline(never)
#elseif RELEASE
  @inline(__always) @_semantics("x")
#else
  @usableFromInline
#endif
internal func attributed() {}

indirect enum Deep<T>: RawRepresentable, Codable {
  case a, b(Int), c(label: Int = 1, _ other: String), `default`, `a raw name`, größe(Int?)
  #if A
    case d
    #if B
      case e
    #else
      indirect case f(Deep)
    #endif
  #elseif compiler(>=6)
    @available(*, deprecated, message: "}") case g(() throws(E) -> Void), h = 0x1F
  #endif
  case raw = "x\("nested \("}")")", i = -1
}

protocol Primary<Key, Value>: AnyObject, Sendable where Key == Int {
  associatedtype Key: Hashable & Sendable = Int where Key.ID == String
  associatedtype Value
  var a: Int { get async throws }
  static func + (l: Self, r: Self) -> Self
  mutating func f() -> some Collection<Int>
  init()
  subscript(i: Int) -> any P { get set }
}

distributed actor Remote { nonisolated(unsafe) distributed func call() async throws -> Int {} }
class Modified { class var x: Int { 1 }; class func y() {}; class override func z() {}; required convenience init() {} }
final class `class` {}
infix operator +++: AdditionPrecedence
prefix operator √
postfix operator ...
infix operator .==
precedencegroup Mine {
  higherThan: A, B
  lowerThan: C
  associativity: left
  assignment: true
}
func <<T>(l: T, r: T) -> Bool {}
func == <T>(l: T, r: T) {}
prefix func !(x: Int) -> Int {}
func ∆(x: Int) {}
func 名前(_ 引数: Int) -> Ωmega {}
typealias Function<T> = @Sendable @convention(c) (_ x: T, inout Int, __shared String) async throws(any Error) -> (Int, y: String) where T: P
typealias Existential = any (P & Q)
typealias Meta = (any P).Type
@freestanding(expression) public macro stringify<T>(_ value: T, _: Int = 1) -> (T, String) = #externalMacro(module: "M", type: "S") where T: P
@attached(member, names: named(x), arbitrary) macro Attached() = #otherMacro
#freestandingDeclaration(a: 1) { "}" }
#warning("a { b")

// Attributes that take no arguments touch the parameters of their function.
struct Touching { var a: @Sendable(_ x: Int)->Void; func f(_ a: @autoclosure()->Bool, b: @escaping(Int)->Void) {} }
// Opaque types with names.
func named() -> <C: Collection, D where C.Element == Int, D: P> (C, D) {}
struct Named { var a: <T> T? { 1 }; subscript(i: Int) -> <T> (T) -> Void { { _ in } } }
macro named() -> <T> @Sendable () -> T = #externalMacro(module: "M", type: "S")
// Swift 2: requirements among the parameters, and types behind an operator's group.
struct Early<T: P, U where T.A == U, U: Q> { func f<V where V: P>(_ v: V) {} }
infix operator +*+: AdditionPrecedence, &
infix operator +**: AdditionPrecedence, A, B
// Bindings of references, the mark of an initialiser apart, spaces at which no line breaks.
struct Bound { inout x = a, y: Int = b; static inout z: Int { 1 }; inout (_, _) = c; init !(a: Int) {}; init ?(b: Int) {} }
let apart = 0x1 + 1 
func apart() { return /`}/ }
#if A
#endif
for x in y where if x { true } else { false } {}
for x in y.if where switch x { case 1: true; default: false } { z() }
