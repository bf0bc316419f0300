import ReducerGenIndex
import ReducerGenSyntax

/// The code to generate for one dependency client: decided, ready to be printed.
struct ClientModel {
  var header: TypeHeader
  /// `App/Client.swift`, for messages.
  var source: String
  /// The protocol whose closures these are.
  var interface: InterfaceModel?
  /// The client's property of `DependencyValues`; nil if it has none.
  var key: ClientKey?
  /// The names of the properties that hold functions, as written.
  var endpoints: [String]
  var unimplemented: UnimplementedValue
  var memberwise: [InitializerModel]
  var methods: [EndpointMethod]
  /// Whether an endpoint, also of a client in this one, is deprecated. Code that sets it must then
  /// be deprecated as well, or the compiler warns.
  var isDeprecated: Bool
  /// Endpoints that are not `@Sendable`, so that Swift 6 does not accept them in a client.
  var unsendable: [String]
  /// For each property, the first names of the types in its type, as written.
  var typeNames: [String: Set<String>]
  /// The files of the typealiases that methods spell out as functions.
  var otherFiles: [ParsedFile]
}

struct ClientKey {
  var name: String
  /// False if the target declares the property itself.
  var isGenerated: Bool
}

/// How to create a client whose endpoints all report their calls.
struct UnimplementedValue {
  /// Nil if no initialiser is generated: the client has one, or a property cannot be set.
  var maker: InitializerModel?
  /// In the order in which the initialiser sets them: properties without a default come first.
  var settings: [Setting]
  var source: Source

  /// Where `static var unimplementedValue` comes from.
  enum Source {
    /// The client declares it.
    case written
    /// It is the `testValue` that the client declares, under this condition; empty for none.
    case testValue(condition: String)
    /// The generated initialiser creates it, with test values as arguments.
    case made([Argument])
  }

  /// A property that takes the test value of its qualified type.
  struct Argument {
    /// As written, with its back-ticks.
    var name: String
    var type: String
    /// Whether the target declares that the type is a dependency. Otherwise only the compiler
    /// knows.
    var isDependency: Bool
  }

  struct Setting {
    /// As written, with its back-ticks.
    var name: String
    var clauses: [ClauseSyntax]
    var value: Value
  }

  enum Value {
    case endpoint(Endpoint)
    /// Another client of the target: its unimplemented value.
    case client
    /// The initialiser's parameter of the same name, and whether its type contains pointers.
    case parameter(isUnsafe: Bool)
    /// The test value of the type with this name.
    case testValue(String)
  }
}

struct Endpoint {
  /// `fetch(id:)`, for messages.
  var title: String
  var parameters: [EndpointParameter]
  var isAsync: Bool
  var isThrowing: Bool
  /// `Failure` of `throws(Failure)`, qualified; empty for an endpoint that throws any error, or
  /// none.
  var thrown: String
  /// Whether it takes or returns pointers.
  var isUnsafe: Bool
  var ending: Ending

  /// The end of a call, after its report.
  enum Ending {
    case nothing, throwing, returningNil, callingDefault
  }
}

struct EndpointParameter {
  /// `id` in `_ id: Int`.
  var label: String?
  /// Qualified, with its specifiers.
  var type: String
  var passing: Passing
  /// Whether a message may show it.
  var isShown: Bool

  enum Passing: Equatable {
    case plain, inPlace
    /// The call evaluates it and passes its result on.
    case autoclosure(isThrowing: Bool, isAsync: Bool)
  }
}

/// A method that calls an endpoint with argument labels.
struct EndpointMethod {
  var name: String
  var property: String
  var endpoint: Endpoint
  var access: Access
  /// `@MainActor`, `@available(…)`.
  var attributes: [CopiedAttribute]
  /// `async`, `throws(E)`.
  var effects: [(word: String, type: String)]
  /// `User`; empty for nothing.
  var result: String
  var documentation: [String]
  var clauses: [ClauseSyntax]
}

struct ClientParameter {
  var name: String
  /// Qualified, with `@escaping` where that is needed.
  var type: String
  /// Whether the type contains pointers.
  var isUnsafe: Bool
}

/// An initialiser with a parameter for each endpoint; or one with a parameter for each required
/// property, which leaves endpoints unimplemented.
struct InitializerModel {
  var parameters: [ClientParameter]
  var access: Access
  /// `@MainActor`, if it sets a property that is not `Sendable`; empty for none.
  var actor = ""
  /// Whether it has a name that users do not see, because the client has an initialiser of that
  /// signature, or may have Swift's own. Swift isolates its own to the client's actor, so
  /// `unimplementedValue` cannot call it.
  var isHidden = false
  /// Whether it needs one more parameter, because Swift's own initialiser has this signature.
  var isMarked = false
  /// `#if …` around it; empty for none.
  var condition = ""
  /// Whether it sets a deprecated property, so that the compiler would warn.
  var isDeprecated = false
  /// The initialiser that it calls before it sets its parameters: the one that leaves endpoints
  /// unimplemented, whose parameters are also parameters of this one.
  var base: Base?

  struct Base {
    var isHidden: Bool
    var parameters: [ClientParameter]
  }
}
