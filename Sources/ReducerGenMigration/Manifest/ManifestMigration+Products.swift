import ReducerGenSyntax

/// The products that targets depend on.
extension ManifestMigration {
  /// The product of a target of the package can have the same name.
  func isOldProduct(_ name: String) -> Bool {
    ReplacedProducts.products.contains(name) && !definitions.contains { $0.name == name }
  }

  mutating func replaceProducts() {
    for array in calls.arrays(in: tokens.indices) { replaceProducts(inArray: array) }
    if !request.kept.isEmpty { return }
    for value in constants.strings { replace(constant: value) }
    for call in productCalls where !edits.covers(tokens.range(of: call.function..<call.open)) {
      guard let name = oldProduct(of: call) else { continue }
      replace(
        call, by: definition(around: call.function).map(product(for:)) ?? Self.product(for: name))
    }
  }

  /// One product stays of all that a list has.
  private mutating func replaceProducts(inArray array: Int) {
    let definition = definition(around: array)
    if let definition, request.kept.contains(definition.name) { return }
    if definition == nil && !request.kept.isEmpty { return }
    var hasProduct = hasProduct(outside: array, definition)
    for element in calls.elements(open: array) {
      guard let old = oldProduct(element) else { continue }
      let new = definition.map(product(for:)) ?? Self.product(for: old)
      if hasProduct { remove(element) } else { replace(element, old, by: new) }
      hasProduct = true
    }
  }

  /// Whether the list of a target has the product already, or gets it from `common + […]`.
  private func hasProduct(outside array: Int, _ definition: ManifestDefinition?) -> Bool {
    if calls.elements(open: array).contains(where: hasOwnProduct) { return true }
    guard let definition, let value = calls.argument("dependencies", of: definition.call),
      let close = tokens.partner(of: array), value.contains(array)
    else { return false }
    let wanted = product(for: definition)
    let before = constants.reachable(from: value.lowerBound..<array)
    let after = constants.reachable(from: close..<value.upperBound).dropFirst()
    return (before + after).contains { productsAfterEdits(in: $0).contains(wanted) }
  }

  /// Whether it is a product of this package already, or a constant that holds one.
  private func hasOwnProduct(_ element: Range<Int>) -> Bool {
    ([element] + constants.values(of: element)).contains { range in
      productCalls.contains { range.contains($0.function) && ownProduct(of: $0) != nil }
    }
  }

  private func ownProduct(of call: ManifestCalls.Call) -> LibraryProduct? {
    productName(of: call).flatMap(LibraryProduct.init)
  }

  private func productName(of call: ManifestCalls.Call) -> String? {
    calls.argument("name", of: call).flatMap(constants.string)
  }

  private mutating func replace(_ element: Range<Int>, _ old: String, by new: LibraryProduct) {
    if let call = productCalls.first(where: { $0.tokens == element }) {
      return replace(call, by: new)
    }
    let isConstant = tokens[element.lowerBound].kind != .string
    if isConstant && request.kept.isEmpty && new == Self.product(for: old) { return }
    edits.replace(tokens.range(of: element), by: library.product(new))
  }

  /// Keeps what stands before the name, and the conditions.
  private mutating func replace(_ call: ManifestCalls.Call, by product: LibraryProduct) {
    let elements = calls.elements(open: call.open)
    let rest = elements.filter { !["name", "package"].contains(tokens.text($0.lowerBound)) }
    let conditions = rest.map { ", " + file.text(tokens.range(of: $0)) }.joined()
    let range = tokens.range(of: call.function..<call.tokens.upperBound)
    let arguments = library.productArguments(product) + conditions
    edits.replace(range, by: "product(\(arguments))")
  }

  /// `static let tca: Self = "ComposableArchitecture"`.
  private mutating func replace(constant value: Range<Int>) {
    guard let old = calls.string(value.lowerBound), isOldProduct(old),
      constants.isInDependency(value.lowerBound)
    else { return }
    let new = library.product(Self.product(for: old))
    edits.replace(tokens.range(of: value), by: new)
  }

  private static func product(for old: String) -> LibraryProduct {
    ReplacedModules.testing.contains(old) ? .testSupport : .support
  }

  private func product(for definition: ManifestDefinition) -> LibraryProduct {
    request.products[definition.name] ?? (definition.isTest ? .testSupport : .support)
  }

  // MARK: What is there

  /// The name of a replaced product that an element of a list stands for.
  func oldProduct(_ element: Range<Int>) -> String? {
    if let call = productCalls.first(where: { $0.tokens == element }) {
      return oldProduct(of: call)
    }
    if element.count == 1, let name = calls.string(element.lowerBound) {
      return isOldProduct(name) && isDependency(element.lowerBound) ? name : nil
    }
    for value in constants.values(of: element) {
      if let call = productCalls.first(where: { $0.tokens == value }),
        let name = oldProduct(of: call)
      {
        return name
      }
      if value.count == 1, let name = calls.string(value.lowerBound), isOldProduct(name),
        constants.isInDependency(value.lowerBound) || isDependency(element.lowerBound)
      {
        return name
      }
    }
    return nil
  }

  private func oldProduct(of call: ManifestCalls.Call) -> String? {
    productName(of: call).flatMap { isOldProduct($0) ? $0 : nil }
  }

  /// Whether an element stands in a list of dependencies of a target.
  private func isDependency(_ index: Int) -> Bool {
    let value = definition(around: index).flatMap { calls.argument("dependencies", of: $0.call) }
    return value?.contains(index) ?? constants.isInDependency(index)
  }

  func definition(around index: Int) -> ManifestDefinition? {
    definitions.first { $0.call.tokens.contains(index) }
  }

  /// The products of this package that the range names, also in the constants that it uses.
  func products(reachableFrom range: Range<Int>) -> Set<LibraryProduct> {
    Set(constants.reachable(from: range).flatMap(productsAfterEdits))
  }

  /// Those that a range names after the edits.
  func productsAfterEdits(in range: Range<Int>) -> [LibraryProduct] {
    productCalls.filter { range.contains($0.function) }.compactMap { call in
      ownProduct(of: call)
        ?? (request.kept.isEmpty ? oldProduct(of: call).map(Self.product) : nil)
    }
  }
}
