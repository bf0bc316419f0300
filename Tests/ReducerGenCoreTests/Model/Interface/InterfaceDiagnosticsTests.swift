import Testing

@testable import ReducerGenCore

@Suite struct InterfaceDiagnostics {
  @Test func requirementsThatNoClosureCanStandFor() {
    assertDiagnoses(
      """
      protocol Store: DependencyInterface {
        associatedtype Item
                       ^ error: no closure can stand for 'Item': it is an associated type, but a dependency has the type 'any Store' [unsupported-requirement]
        init(size: Int)
        ^ error: no closure can stand for 'init(size:)': it creates a value, but a dependency is one that exists [unsupported-requirement]
        static func make() -> Int
                    ^ error: no closure can stand for 'make()': it is static [unsupported-requirement]
        static func == (a: Int, b: Int) -> Bool
                    ^ error: no closure can stand for '==(a:b:)': it is static [unsupported-requirement]
        func map<T>(_ value: T) -> Int
             ^ error: no closure can stand for 'map(_:)': it is generic, and a closure cannot be [unsupported-requirement]
        func show(_ value: some Hashable)
             ^ error: no closure can stand for 'show(_:)': it is generic, and a closure cannot be [unsupported-requirement]
        func copy() -> Self
             ^ error: no closure can stand for 'copy()': it names 'Self' [unsupported-requirement]
        func each(_ body: () throws -> Void) rethrows
             ^ error: no closure can stand for 'each(_:)': it is 'rethrows', and a closure cannot be [unsupported-requirement]
      }
      """)
  }

  @Test func aRequirementOfAnUncallableType() {
    assertDiagnoses(
      """
      protocol Store: DependencyInterface {
        func never(_ value: Never)
             ^ error: no closure can stand for 'never(_:)': it cannot be called, because a parameter has the type 'Never', an enum without cases [unsupported-requirement]
      }
      """)
  }

  @Test func aNameOfATypeInTheClient() {
    assertDiagnoses(
      """
      protocol Value: DependencyInterface { func run() }
               ^ error: the name 'Value' is taken by the code generated for 'ValueClient' [reserved-name]
      protocol Endpoints: DependencyInterface { func run() }
               ^ error: the name 'Endpoints' is taken by the code generated for 'EndpointsClient' [reserved-name]
      protocol Calls: DependencyInterface { func run() }
      struct Outer { struct Value {} }
      protocol Store: DependencyInterface {
        func load() throws -> [Endpoints]
             ^ error: inside 'StoreClient', 'Endpoints' refers to a generated type, not to your own type [reserved-name]
        func save(_ value: Outer.Value, _ calls: Calls)
        var value: Value? { get }
            ^ error: inside 'StoreClient', 'Value' refers to a generated type, not to your own type [reserved-name]
      }
      // reducergen: records
      protocol Shop: DependencyInterface {
        func call(_ calls: Calls)
             ^ error: inside 'ShopClient', 'Calls' refers to a generated type, not to your own type [reserved-name]
      }
      """)
  }

  @Test func theTargetCanImplementThem() {
    assertDiagnoses(
      """
      protocol Store: DependencyInterface {
        static func make() -> Int
        func map<T>(_ value: T) -> Int
        func load() -> Date
      }
      extension Store { static func make() -> Int { 1 } }
      extension StoreClient {
        func map<T>(_ value: T) -> Int { 1 }
        func load() -> Date { .now }
      }
      """)
  }

  @Test func aResultThatCannotBeMade() {
    assertDiagnoses(
      """
      protocol Calendar: DependencyInterface {
        func today() -> Date
             ^ error: 'today()' needs a default value: if a test calls 'today()' without overriding it, generated code cannot create the 'Date' to return, and 'today()' cannot throw [no-default]
        func day(_ index: Int) throws(Failure) -> Date
             ^ error: 'day(_:)' needs a default value: if a test calls 'day(_:)' without overriding it, generated code cannot create the 'Date' to return or the 'Failure' to throw [no-default]
        // reducergen: default .now
        func now() -> Date
        func tomorrow() throws -> Date
      }
      """)
  }

  @Test func requirementsOfOtherModules() {
    assertDiagnoses(
      """
      protocol Store: DependencyInterface, Identifiable {}
                                           ^ error: 'Identifiable' is declared in another module, so the generator cannot read what it requires of 'Store' [foreign-requirements]
      protocol Other: DependencyInterface, CustomStringConvertible {}
      extension OtherClient { var description: String { "" } }
      """)
  }

  @Test func aSuperclass() {
    assertDiagnoses(
      """
      class Base {}
      protocol Store: Base, DependencyInterface {}
               ^ error: 'Store' asks for subclasses of 'Base', and no client of closures can be one [superclass]
      """)
  }

  @Test func namesThatAreTaken() {
    assertDiagnoses(
      """
      struct StoreClient {}
      protocol Store: DependencyInterface {}
               ^ error: the client of 'Store' would be called 'StoreClient', which is the name of another type [same-client]
      protocol Box: DependencyInterface {
        var endpoints: Int { get }
            ^ error: 'BoxClient' has a member 'endpoints' of its own [reserved-name]
      }
      protocol Pair: DependencyInterface {
        // reducergen: name first
        func one()
             ^ error: the closure of 'one()' would have the name of another one: 'first' [same-endpoint]
        func first()
             ^ error: the closure of 'first()' would have the name of another one: 'first' [same-endpoint]
      }
      """)
  }

  @Test func aClientOfTwoProtocols() {
    assertDiagnoses(
      """
      // reducergen: name Kit
      protocol Store: DependencyInterface {}
      // reducergen: name Kit
      protocol Shop: DependencyInterface {}
               ^ error: the client of 'Shop' would be called 'Kit', which is the name of another type [same-client]
      enum Outer {
        // reducergen: name Kit
        protocol Shop: DependencyInterface {}
      }
      """)
  }

  @Test func namesThatAreNone() {
    assertDiagnoses(
      """
      // reducergen: name A B
      ^ error: 'A B' is not a valid name [directive-argument]
      protocol Store: DependencyInterface {}
      // reducergen: key class
      ^ error: 'class' is not a valid name [directive-argument]
      protocol Shop: DependencyInterface {}
      protocol Box: DependencyInterface {
        // reducergen: name }
        ^ error: '}' is not a valid name [directive-argument]
        func run()
      }
      """)
  }

  @Test func onlyProtocolsThatAreSeen() {
    assertDiagnoses(
      """
      private protocol Store: DependencyInterface {}
                       ^ error: 'Store' is private, so generated code in another file cannot see it [private-type]
      struct Value: DependencyInterface {}
                    ^ error: 'DependencyInterface' is for protocols, but 'Value' is a struct [not-a-protocol]
      """)
  }

  @Test func aKeyOfAClientAndOfAProtocol() {
    assertDiagnoses(
      """
      protocol Store: DependencyInterface {}
      // reducergen: key store
      ^ error: two clients would get the key '\\.store': 'Store' and 'Shop' [same-key]
      struct Shop: DependencyClient { var run: @Sendable () -> Void }
      """)
  }

  @Test func directivesThatHaveNoEffect() {
    assertDiagnoses(
      """
      // reducergen: records
      ^ error: 'records' belongs above a protocol that has 'DependencyInterface', not above this declaration [misplaced-directive]
      protocol Plain {}
      struct Value {
        // reducergen: default 1
        ^ error: 'default' belongs above a requirement of a 'DependencyInterface', not above this declaration [misplaced-directive]
        func run() -> Int { 1 }
      }
      extension Plain {
        // reducergen: name other
        ^ error: 'name' belongs above a requirement of a 'DependencyInterface', not above this declaration [misplaced-directive]
        func run() -> Int { 1 }
      }
      """)
  }
}
