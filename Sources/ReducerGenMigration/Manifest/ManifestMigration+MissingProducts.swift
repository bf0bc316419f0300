import ReducerGenSyntax

/// The products that targets got without naming them.
extension ManifestMigration {
  /// A target can use a library of a target that it depends on without naming the product. That
  /// works by chance, and does not for `GeneratedTestSupport`.
  mutating func addProducts() {
    for definition in definitions {
      guard let product = request.products[definition.name],
        !request.kept.contains(definition.name), !isGiven(product, definition)
      else { continue }
      add(product, to: definition)
    }
  }

  private func isGiven(_ product: LibraryProduct, _ definition: ManifestDefinition) -> Bool {
    if product == .support && isGivenByStatement { return true }
    guard let value = calls.argument("dependencies", of: definition.call) else { return false }
    let arrays = calls.arrays(in: value)
    let isReplaced = arrays.flatMap(calls.elements).contains {
      oldProduct($0) != nil
    }
    let given = products(reachableFrom: value)
    return isReplaced || given.contains(product) || given.contains(.testSupport)
  }

  /// Whether a statement, such as a loop over targets, adds the product to targets of its own choice.
  private var isGivenByStatement: Bool {
    productCalls.contains { call in
      definition(around: call.function) == nil && !constants.isInConstant(call.tokens)
        && productsAfterEdits(in: call.tokens).contains(.support)
    }
  }

  private mutating func add(_ product: LibraryProduct, to definition: ManifestDefinition) {
    let text = library.product(product)
    guard let value = calls.argument("dependencies", of: definition.call) else {
      return addDependencies("dependencies: [\(text)]", to: definition)
    }
    if let array = calls.list(in: value) {
      append(text, toBracket: array)
    } else {
      findings.append(
        .manifestTarget(definition.name, "dependencies: [\(text)]", at: place(value)))
    }
  }

  /// After the name, on a line of its own if the name is.
  private mutating func addDependencies(_ text: String, to definition: ManifestDefinition) {
    guard let name = calls.argument("name", of: definition.call) else { return }
    let label = tokens[name.lowerBound - 2]
    let line = file.indentation(at: label.start)
    let separator = label.startsLine ? ",\n\(line)" : ", "
    edits.insert(separator + text, at: tokens[name.upperBound - 1].end)
  }
}
