@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Which property of `DependencyValues` a client gets.
@Suite struct ClientKeys {
  @Test func twoClientsOfOneKeyNeedAnother() {
    assertDiagnoses(
      """
      struct API: DependencyClient {}
      // reducergen: key api
      ^ error: two clients would get the key '\\.api': 'API' and 'Server' [same-key]
      struct Server: DependencyClient {}
      """)
  }

  /// `self[search.self]` would mean the property.
  @Test func aKeyCannotHaveTheNameOfTheType() {
    assertDiagnoses(
      """
      struct search: DependencyClient {}
             ^ error: 'search' would get the key '\\.search', but in 'DependencyValues' that name would hide the type [same-key]
      struct 検索: DependencyClient {}
             ^ error: '検索' would get the key '\\.検索', but in 'DependencyValues' that name would hide the type [same-key]
      struct _API: DependencyClient {}
             ^ error: '_API' would get the key '\\._API', but in 'DependencyValues' that name would hide the type [same-key]
      enum server {
        // reducergen: key server
        ^ error: 'Client' would get the key '\\.server', but in 'DependencyValues' that name would hide the type [same-key]
        struct Client: DependencyClient {}
      }
      // reducergen: key finder
      struct find: DependencyClient {}
      // reducergen: key none
      struct fetch: DependencyClient {}
      protocol player: DependencyInterface { func play() }
      """)
  }

  @Test func aNestedClientWithADirectiveCollides() {
    assertDiagnoses(
      """
      struct API: DependencyClient {}
      enum Server {
        // reducergen: key api
        ^ error: two clients would get the key '\\.api': 'API' and 'Server.Client' [same-key]
        struct Client: DependencyClient {}
      }
      """)
  }

  @Test func theOtherClientIsPointedAt() {
    let found = diagnostics(
      """
      struct API: DependencyClient {}
      // reducergen: key api
      struct Server: DependencyClient {}
      """)
    #expect(found.first?.notes.last?.message == "'API' is declared here")
    #expect(found.first?.notes.last?.place?.range.start == 7)
  }

  @Test(arguments: [
    ("enum Stripe { enum Customers", "}"), ("extension Stripe { struct Customers", "}"),
    ("struct Customers", ""), ("extension URLSession", ""),
  ])
  func nestedClientsHaveNoKeyAndDoNotCollide(outside: String, end: String) {
    let code = generated(
      """
      \(outside) { struct Client: DependencyClient {} }\(end)
      enum Billing { struct Client: DependencyClient {} }
      """)
    #expect(!code.contains("DependencyValues"))
    #expect(code.contains("Customers.Client {") || code.contains("URLSession.Client {"))
    #expect(code.contains("nonisolated extension Billing.Client {"))
  }

  @Test func aNestedClientGetsTheKeyThatADirectiveAsksFor() {
    let code = generated(
      """
      enum Stripe {
        // reducergen: key stripeClient
        struct Client: DependencyClient {}
      }
      """)
    #expect(code.contains("  var stripeClient: Stripe.Client {"))
  }

  @Test(arguments: [
    ("Locale", "locale"), ("Dismiss", "dismiss"), ("IsPresented", "isPresented"),
    ("DefaultAppStorage", "defaultAppStorage"), ("DefaultFileStorage", "defaultFileStorage"),
    ("DefaultInMemoryStorage", "defaultInMemoryStorage"),
    ("AppStorageKeyFormatWarningEnabled", "appStorageKeyFormatWarningEnabled"),
  ])
  func aKeyThatDependencyValuesHasIsRefused(client: String, key: String) {
    assertDiagnoses(
      """
      struct \(client): DependencyClient {}
             ^ error: '\(client)' would get the key '\\.\(key)', which 'DependencyValues' already declares [same-key]
      """)
  }

  @Test(arguments: [
    "extension Dictionary", "extension Swift.Array", "struct Box<T>", "extension AlertState",
    "extension BindingReducer", "extension ElementStores", "extension GeneratedSupport.Dependency",
  ])
  func aClientInSomethingGenericHasNoKey(outside: String) {
    assertDiagnoses(
      """
      \(outside) {
        // reducergen: key api
        ^ error: a generic client, or a client in a generic type, cannot have a key [misplaced-directive]
        struct API: DependencyClient {}
      }
      """)
  }

  @Test(arguments: ["key api", "key none"])
  func aDirectiveSettlesWhoseTheKeyIs(directive: String) {
    let found = diagnostics(
      """
      // reducergen: \(directive)
      struct Date: DependencyClient {}
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("// reducergen: key 1x\nstruct A: DependencyClient {}", "directive-argument"),
    ("// reducergen: key x\nstruct A {}", "misplaced-directive"),
    ("struct A {\n  // reducergen: method x\n  var a: () -> Void\n}", "misplaced-directive"),
    ("struct A {\n  // reducergen: ignore\n  var a: () -> Void\n}", "misplaced-directive"),
    (
      "struct A: DependencyClient {\n  // reducergen: method x\n  var a = 1\n}",
      "misplaced-directive"
    ),
    (
      "struct A: DependencyClient {\n  // reducergen: method a b\n  var a: () -> Void\n}",
      "directive-argument"
    ),
    ("// reducergen: method x\nvar a: () -> Void", "misplaced-directive"),
  ])
  func aDirectiveThatSaysNothingIsAnError(source: String, id: String) {
    #expect(diagnostics(source).map(\.id) == [id])
  }
}
