/// A type that writes its values as Swift, for assertions that are recorded into a test.
///
/// Most types need no conformance: literals, collections, enums, and structs with an initialiser
/// that takes their properties are written without it. Conform a class, or a struct that is made in
/// another way:
///
/// ```swift
/// import GeneratedTestSupport
///
/// struct Money { private(set) var cents: Int; static func euros(_ number: Int) -> Money { Money(cents: number * 100) } }
///
/// extension Money: SwiftExpressible {
///   var swiftExpression: String { "Money.euros(\(cents / 100))" }
/// }
/// ```
public protocol SwiftExpressible {
  /// An expression that makes an equal value. It must compile in the test.
  var swiftExpression: String { get }
}
