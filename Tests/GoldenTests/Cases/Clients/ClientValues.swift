public import GeneratedSupport

/// A dependency that is no client.
public struct Drawer: TestDependencyKey, Sendable {
  public var label: String
  public static let testValue = Drawer(label: "test")
}

public struct Settings: Sendable {
  public var retries = 1
}

/// Its unimplemented value holds the test value of the dependency.
public struct Ledger: DependencyClient, Sendable {
  public var drawer: Drawer
  public var count: @Sendable () -> Int = { 1 }
}

/// Swift's own initialiser has the signature that the generated one would have.
struct Office: DependencyClient {
  var drawer: Drawer
  let ledger: Ledger
}

/// Its properties have no known value, so its unimplemented value is its test value.
public struct Shop: DependencyClient, Sendable {
  public let settings: Settings
  public let version: @Sendable (_ long: Bool) -> String
  public var open: @Sendable (_ at: Int) throws -> Int
  public static let testValue = Shop(settings: Settings(retries: 7), version: { _ in "test" })
}

/// A test value that other builds leave out, and a property that only an initialiser sets.
public struct Vault: DependencyClient, Sendable {
  private let code: Int
  public var open: @Sendable () -> Void

  init(code: Int) {
    self.code = code
    open = {}
  }
}

#if !NEVER
  extension Vault {
    public static var testValue: Vault { Vault(code: 1) }
  }
#endif

public enum Stripe {
  public enum Customers {}

  public enum Billing {
    // reducergen: key billing
    public struct Client: DependencyClient, Sendable {
      public var pay: @Sendable () -> Void
    }
  }
}

extension Stripe.Customers {
  public struct Client: DependencyClient, Sendable {
    public var load: @Sendable (_ id: Int) throws -> String
  }
}

func checkValues() {
  let reports = Reports()
  withIssueReporters([reports]) {
    let ledger = Ledger.unimplementedValue
    precondition(ledger.drawer.label == "test" && ledger.count() == 1)
    precondition(Ledger(drawer: Drawer(label: "own")).count() == 1)
    precondition(Office.unimplementedValue.ledger.drawer.label == "test")
    let shop = Shop.unimplementedValue
    precondition(shop.settings.retries == 7 && shop.version(true) == "test")
    _ = try? shop.open(at: 1)
    Vault.unimplementedValue.open()
    _ = try? Stripe.Customers.Client.unimplementedValue.load(id: 1)
    DependencyValues().billing.pay()
  }
  precondition(
    reports.titles == [
      "Ledger.count", "Ledger.count", "Shop.open", "Stripe.Customers.Client.load",
      "Stripe.Billing.Client.pay",
    ], "\(reports.titles)")
}
