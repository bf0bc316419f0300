import Foundation

/// A value with everything that a struct can have.
struct Product: AutoEquatable, AutoHashable, AutoLenses, AutoDiffable, AutoArbitrary {
  static let currency = "EUR"
  let name: String
  var price: Int
  var tags: [String]
  var isSoldOut: Bool
  var title: String { name + " " + String(price) }
}

/// A class, compared by its properties.
final class Basket: AutoEquatable {
  var products: [Product] = []
  var total: Int { products.map(\.price).reduce(0, +) }
}

enum Payment: AutoEquatable, AutoHashable, AutoCases {
  case cash
  case card(number: String, Int)
  case `default`
  #if DEBUG
    case test(Bool)
  #endif
}

enum Discount: AutoArbitrary, Equatable {
  case none
  case percent(Int)
  case code(String, isUsed: Bool)
}

struct ShopState: AutoDiffable {
  var featured: Product
  var isLoading: Bool
}

// reducergen: template codable prefix="user_"
struct User: Equatable {
  var name: String
  var age: Int?
  var roles: [String] = ["guest"]
}

enum Shop {
  // reducergen: template analytics prefix="shop"
  enum Action {
    case opened
    case productTapped(id: Int, String)
    case basket(BasketFeature.Action)
  }
}

enum BasketFeature {
  // reducergen: template analytics prefix="basket"
  enum Action { case paid(Payment) }
}

protocol Migration: AutoListed { static var version: Int { get } }

struct AddUsers: Migration { static let version = 1 }

enum Migrations {
  struct AddBaskets: Migration { static let version = 2 }
}

private struct Unfinished: Migration { static let version = 3 }
