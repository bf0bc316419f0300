import Foundation
import Testing

@testable import Templates

private let apple = Product(name: "Apple", price: 1, tags: ["fruit"], isSoldOut: false)

/// The code that the templates in `Sources/Templates/ReducerGenTemplates` print.
@Suite struct TemplatesTests {
  @Test func equality() {
    var other = apple
    #expect(apple == other)
    other.tags = []
    #expect(apple != other)
    let basket = Basket()
    #expect(basket == Basket())
    basket.products = [apple]
    #expect(basket != Basket() && basket.total == 1)
    #expect(Payment.card(number: "1", 2) == .card(number: "1", 2))
    #expect(Payment.card(number: "1", 2) != .card(number: "1", 3))
    #expect(Payment.cash != .default && Payment.default == .default)
  }

  @Test func hashes() {
    #expect(Set([apple, apple]).count == 1)
    let payments: [Payment] = [.cash, .default, .card(number: "1", 2), .card(number: "2", 2)]
    #expect(Set(payments + payments).count == 4)
  }

  @Test func lenses() {
    #expect(Product.nameLens.get(apple) == "Apple")
    let pear = Product.nameLens.set("Pear", apple)
    #expect(pear.name == "Pear" && pear.tags == ["fruit"])
  }

  @Test func cases() {
    #expect(Payment.Name.allCases.map(\.rawValue).prefix(3) == ["cash", "card", "default"])
    #expect(Payment.card(number: "", 1).caseName == .card)
  }

  @Test func coding() throws {
    let user = try JSONDecoder().decode(User.self, from: Data(#"{"user_name": "Blob"}"#.utf8))
    #expect(user == User(name: "Blob", age: nil, roles: ["guest"]))
    let copy = try JSONDecoder().decode(
      User.self, from: JSONEncoder().encode(User(name: "B", age: 1, roles: [])))
    #expect(copy == User(name: "B", age: 1, roles: []))
  }

  @Test func lists() {
    #expect(allMigrationTypes.map { $0.version } == [1, 2])
  }

  @Test func differences() {
    var state = ShopState(featured: apple, isLoading: false)
    let old = state
    #expect(state.changes(since: old) == [])
    state.featured.price = 2
    state.isLoading = true
    #expect(state.changes(since: old) == ["featured.price", "isLoading"])
  }

  @Test func events() {
    #expect(Shop.Action.opened.event == AnalyticsEvent(name: "shop.opened", parameters: [:]))
    #expect(
      Shop.Action.productTapped(id: 1, "a").event
        == AnalyticsEvent(name: "shop.productTapped", parameters: ["id": "1", "v1": "a"]))
    #expect(Shop.Action.basket(.paid(.cash)).event?.name == "basket.paid")
  }

  @Test func randomValues() {
    var generator = SeededGenerator(seed: 1)
    let products = (0..<50).map { _ in Product.arbitrary(using: &generator) }
    #expect(Set(products).count > 40)
    let discounts = (0..<50).map { _ in Discount.arbitrary(using: &generator) }
    #expect(discounts.contains(.none))
    #expect(discounts.contains { if case .percent = $0 { true } else { false } })
    #expect(discounts.contains { if case .code(_, isUsed: true) = $0 { true } else { false } })
  }

  @Test func mocks() async throws {
    let mock = ProductServiceMock()
    mock.loadReturnValue = ["a"]
    #expect(try await mock.load(1) == ["a"])
    mock.loadClosure = { id in ["\(id)"] }
    #expect(try await mock.load(2) == ["2"])
    #expect(mock.loadReceivedInvocations == [1, 2] && mock.loadCallsCount == 2)
    mock.loadThrowableError = NotFound()
    await #expect(throws: NotFound.self) { try await mock.load(3) }
    mock.loadNamedFromReturnValue = true
    #expect(mock.load(named: "a", from: nil))
    #expect(mock.loadNamedFromReceivedArguments?.name == "a")
    var isDone = false
    mock.removeClosure = { _, then in then(true) }
    mock.remove(1) { isDone = $0 }
    #expect(isDone && mock.removeCalled && !mock.refreshCalled)
    mock.refresh()
    #expect(mock.refreshCalled)
    mock.currencyValue = "EUR"
    #expect(mock.currency == "EUR")
  }

  @Test func mocksOfUnusualRequirements() throws {
    let mock = CounterMock()
    mock.idValue = 3
    #expect(mock.id == 3 && mock.step == nil)
    mock.countClosure = { values, more in
      values += more
      return values.count
    }
    var values = [1]
    #expect(mock.count(&values, 2, 3) == 3 && values == [1, 2, 3])
    try mock.default(in: "a")
    #expect(mock.defaultReceivedInvocations == ["a"])
  }

  @Test func decorators() async throws {
    let mock = ProductServiceMock()
    mock.loadReturnValue = []
    mock.currencyValue = "EUR"
    mock.loadNamedFromReturnValue = false
    var log: [String] = []
    let service = LoggingProductService(mock) { log.append($0) }
    _ = try await service.load(7)
    _ = service.load(named: "a", from: nil)
    #expect(service.currency == "EUR")
    #expect(log == ["load(_: 7)", "load(named: a, from: nil)", "currency"])
    #expect(mock.loadCallsCount == 1)
  }
}
