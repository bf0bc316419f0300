/// A shape that generated code might have.
struct Candidate: Sendable {
  var name: String
  var summary: String
  var usesKeyPaths = true
  /// Whether it is built with this repository's runtime, and not with the stub.
  var isOurs = false
  var hasClients = false
  /// Whether it has routes and clients in place of features.
  var hasRoutes = false
  /// How features present others; nil for features that present none.
  var destinations: Destinations?
  /// The limit of a clean build, as a multiple of the package with which it is compared.
  var limit: Double?
  var generate: @Sendable (SyntheticFeature) -> String?

  enum Destinations { case byHand, caseReducer }
}

private func file(_ feature: SyntheticFeature, _ parts: String...) -> String {
  "import Runtime\n\n" + parts.joined(separator: "\n\n") + "\n"
}

private func properties(
  of feature: SyntheticFeature, _ body: (Int, SyntheticCase) -> String
) -> String {
  let lines = feature.cases.enumerated().map { index, element in
    "  var \(element.name): Case<\(element.payload)> { \(body(index, element)) }"
  }
  return "nonisolated extension Case where Value == \(feature.name).Action {\n"
    + lines.joined(separator: "\n") + "\n}"
}

private func conformance(
  _ feature: SyntheticFeature, _ name: String = "CasePathable", _ members: String = ""
) -> String {
  "nonisolated extension \(feature.name).Action: \(name) {\n\(members)}"
}

private func closures(_ element: SyntheticCase) -> String {
  let embed =
    element.fields.isEmpty
    ? "{ .\(element.name) }" : "{ .\(element.name)\(element.arguments(from: "$0")) }"
  return "\(embed), { if case \(element.binding) = $0 { \(element.bound) } else { nil } }"
}

private func closuresForVoid(_ element: SyntheticCase) -> String {
  element.fields.isEmpty
    ? "{ (_: Void) in .\(element.name) }, { if case .\(element.name) = $0 { () } else { nil } }"
    : closures(element)
}

private func visit(_ feature: SyntheticFeature, subject: String = "self") -> String {
  feature.cases.enumerated().map { index, element in
    "    case \(element.binding): visitor.visit(\(index), \(element.bound))\n"
  }.joined()
}

private func embed(_ feature: SyntheticFeature, explicit: Bool = true) -> String {
  feature.cases.enumerated().map { index, element in
    if element.fields.isEmpty { return "    case \(index): return .\(element.name)\n" }
    if element.fields.count == 1 {
      let label = element.fields[0].label.map { $0 + ": " } ?? ""
      return "    case \(index): return .\(element.name)(\(label)payload.take())\n"
    }
    return """
          case \(index):
            let value: \(element.payload) = payload.take()
            return .\(element.name)\(element.arguments(from: "value"))

      """
  }.joined()
}

private func switches(_ feature: SyntheticFeature, optional: Bool = false) -> String {
  """
    \(optional ? "static func _visit(_ root: Self, _ visitor: inout _Visitor)" : "func _visit(_ visitor: inout _Visitor)") {
      switch \(optional ? "root" : "self") {
  \(visit(feature))    }
    }
    static func _embed(_ index: Int, _ payload: borrowing _Payload) -> Self\(optional ? "?" : "") {
      switch index {
  \(embed(feature))    default: \(optional ? "return nil" : "fatalError()")
      }
    }

  """
}

private func indexed(_ feature: SyntheticFeature, extra: String = "", members: String = "")
  -> String
{
  file(
    feature, properties(of: feature) { index, _ in "_case(\(index))" },
    conformance(feature, "IndexedCasePathable" + extra, switches(feature) + members))
}

private func literals(_ feature: SyntheticFeature, root: String) -> String {
  """
    static func _path(_ index: Int) -> PartialKeyPath<Case<Self>> {
      switch index {
  \(feature.cases.enumerated().map { "    case \($0): return \\\(root).\($1.name)\n" }.joined())    default: fatalError()
      }
    }

  """
}

private func rooted(
  _ feature: SyntheticFeature, conformance: String = "RootedIndexed", attribute: String = "",
  switches hooks: String? = nil, members: String = "",
  _ property: (Int, SyntheticCase) -> String
) -> String {
  let properties = feature.cases.enumerated().map { index, element in
    "    " + property(index, element) + "\n"
  }
  return file(
    feature,
    """
    nonisolated extension \(feature.name).Action: \(conformance) {
      struct AllCasePaths {
    \(properties.joined())  }
      static var _root: AllCasePaths { AllCasePaths() }
    \(hooks ?? switches(feature))\(members)}
    """)
}

private func indexGetter(_ index: Int, _ element: SyntheticCase) -> String {
  "var \(element.name): Case<\(element.payload)> { Case(\(index)) }"
}

private func visitAs(_ feature: SyntheticFeature) -> String {
  """
    func _visit(_ visitor: inout _Visitor) {
      switch self {
  \(feature.cases.enumerated().map { index, element in
    "    case \(element.binding): visitor.visit(\(index), \(element.bound)\(element.fields.count == 1 ? " as \(element.payload)" : ""))\n"
  }.joined())    }
    }
    static func _embed(_ index: Int, _ payload: borrowing _Payload) -> Self {
      switch index {
  \(embed(feature))    default: fatalError()
      }
    }

  """
}

private func rootedLiterals(_ feature: SyntheticFeature, root: String) -> String {
  """
    static var _count: Int { \(feature.cases.count) }
    static func _path(_ index: Int) -> PartialKeyPath<AllCasePaths>? {
      switch index {
  \(feature.cases.enumerated().map { "    case \($0): return \\\(root).\($1.name)\n" }.joined())    default: return nil
      }
    }

  """
}

private func hooked(_ feature: SyntheticFeature, typealias alias: Bool) -> String {
  let root = "\(feature.name).Action"
  let cases = feature.cases
  let properties = cases.enumerated().map { index, element in
    "    var \(element.name): Runtime.Case<\(element.fields.isEmpty ? "()" : element.payload)> { .init(\(index)) }\n"
  }
  let visits = cases.enumerated().map { index, element in
    "      case \(element.binding): visitor.visit(\(index), \(element.bound)\(element.fields.count == 1 ? " as \(element.payload)" : ""))\n"
  }
  return file(
    feature,
    """
    nonisolated extension \(root): Runtime.Hooked {
      struct AllCasePaths: Runtime.Hooks {
    \(alias ? "    typealias Root = \(root)\n" : "")\(properties.joined())\
        static let list: Runtime._List<\(root)> = [\(cases.map { "\\.\($0.name)" }.joined(separator: ", "))]
        static func visit(_ root: consuming \(root), _ visitor: inout Runtime._Visitor) {
          switch root {
    \(visits.joined())      }
        }
        static func make(_ index: Swift.Int, _ payload: borrowing Runtime._Payload) -> \(root) {
          switch index {
    \(embed(feature))      default: fatalError()
          }
        }
      }
    }
    """)
}

/// What `typed` varies.
private struct TypedOptions {
  enum List { case none, stored, computed, plain }
  var list = List.plain
  var qualifier = "Runtime."
  var aliased = false
  var extensions = 1
}

private func typed(_ feature: SyntheticFeature, _ options: TypedOptions = TypedOptions()) -> String
{
  let root = "\(feature.name).Action"
  let cases = feature.cases
  let q = options.qualifier
  let literals = cases.map { "\\.\($0.name)" }.joined(separator: ", ")
  let (conformance, list) =
    switch options.list {
    case .none: ("TypedCasePathable", "")
    case .stored: ("TypedListed", "static let _list: \(q)_TypedList<Self> = [\(literals)]")
    case .computed: ("TypedListed", "static var _list: \(q)_TypedList<Self> { [\(literals)] }")
    case .plain:
      ("TypedPlainListed", "static var _list: [PartialKeyPath<AllCasePaths>] { [\(literals)] }")
    }
  let properties = cases.enumerated().map { index, element in
    let type = element.fields.isEmpty ? "()" : element.payload
    return
      "    var \(element.name): \(options.aliased ? "Path<\(type)>" : "\(q)AnyCasePath<\(root), \(type)>") { .init(\(index)) }\n"
  }
  let visits = cases.enumerated().map { index, element in
    "    case \(element.binding): visitor.visit(\(index), \(element.bound)\(element.fields.count == 1 ? " as \(element.payload)" : ""))\n"
  }
  let hooks = """
      static func _visit(_ root: Self, _ visitor: inout \(q)_Visitor) {
        switch root {
    \(visits.joined())    }
      }
      static func _make(_ index: Swift.Int, _ payload: borrowing \(q)_Payload) -> Self {
        switch index {
    \(embed(feature))    default: fatalError()
        }
      }
    """
  return file(
    feature,
    """
    nonisolated extension \(root): \(q)\(conformance) {
      struct AllCasePaths {
    \(options.aliased ? "    typealias Path<T> = \(q)AnyCasePath<\(root), T>\n" : "")\(properties.joined())  }
      static var _root: AllCasePaths { AllCasePaths() }
      \(list)
    \(options.extensions == 2 ? "}\n\nnonisolated extension \(root) {\n" : "")\(hooks)
    }
    """)
}

/// The chosen shape, byte for byte as the generator writes it but for the header.

let candidates: [Candidate] = [
  Candidate(name: "none", summary: "no generated code, no key paths", usesKeyPaths: false) { _ in
    nil
  },
  Candidate(name: "bare", summary: "empty conformance", usesKeyPaths: false) { feature in
    file(feature, conformance(feature))
  },
  Candidate(name: "bodiless", summary: "properties that trap: the floor of plain properties") {
    file($0, properties(of: $0) { _, _ in "fatalError()" }, conformance($0))
  },
  Candidate(name: "closures", summary: "getters with inferred closures") { feature in
    file(
      feature,
      properties(of: feature) { _, element in "_case(\(closuresForVoid(element)))" },
      conformance(feature))
  },
  Candidate(name: "index", summary: "getters that name a case by index, two switches") {
    indexed($0)
  },
  Candidate(name: "index+paths", summary: "index, plus key-path literals in a switch") {
    indexed($0, extra: ", Reflectable", members: literals($0, root: ""))
  },
  Candidate(name: "dynamic", summary: "dynamic member look-up, index") { feature in
    let lines = feature.cases.enumerated().map { index, element in
      "    var \(element.name): Case<\(element.payload)> { Case<\(feature.name).Action>._root._case(\(index)) }"
    }
    return file(
      feature,
      "nonisolated extension \(feature.name).Action: DynamicCasePathable, IndexedCasePathable {\n"
        + "  struct AllCasePaths {\n" + lines.joined(separator: "\n") + "\n  }\n"
        + switches(feature) + "}")
  },
  Candidate(name: "rooted-bodiless", summary: "key paths rooted in the enum's own type, no bodies")
  {
    rooted($0, conformance: "RootedCasePathable", switches: "") { _, element in
      "var \(element.name): Case<\(element.payload)> { fatalError() }"
    }
  },
  Candidate(name: "rooted-closures", summary: "rooted, closures in the getters") {
    rooted($0, conformance: "RootedCasePathable", switches: "") { [name = $0.name] _, element in
      let embed =
        element.fields.isEmpty
        ? "{ .\(element.name) }" : "{ .\(element.name)\(element.arguments(from: "$0")) }"
      return
        "var \(element.name): Case<\(element.payload)> { Case(\(embed), { (root: \(name).Action) in if case \(element.binding) = root { \(element.bound) } else { nil } }) }"
    }
  },
  Candidate(name: "rooted", summary: "rooted, getters name an index, two switches") {
    rooted($0, indexGetter)
  },
  Candidate(name: "rooted-stored", summary: "rooted, stored properties") {
    rooted($0) { index, element in
      "let \(element.name) = Case<\(element.payload)>(\(index))"
    }
  },
  Candidate(name: "rooted-as", summary: "rooted, payloads with `as Type`") {
    rooted($0, switches: visitAs($0), indexGetter)
  },
  Candidate(name: "rooted+paths", summary: "rooted, plus key-path literals in a switch") {
    rooted(
      $0, conformance: "RootedReflectable", members: rootedLiterals($0, root: "AllCasePaths"),
      indexGetter)
  },
  Candidate(name: "rooted+list", summary: "rooted, plus an array of literals") {
    rooted(
      $0, conformance: "RootedListed",
      members: """
          static var _paths: [PartialKeyPath<AllCasePaths>] {
            [\($0.cases.map { "\\.\($0.name)" }.joined(separator: ", "))]
          }

        """, indexGetter)
  },
  Candidate(name: "hooked", summary: "rooted, with the hooks and the list in that type") {
    hooked($0, typealias: true)
  },
  Candidate(name: "hooked-inferred", summary: "the same, root inferred") {
    hooked($0, typealias: false)
  },
  Candidate(name: "typed", summary: "rooted, paths know their root, list, hooks in the enum") {
    typed($0)
  },
  Candidate(name: "typed-unlisted", summary: "the same without the list") {
    typed($0, TypedOptions(list: .none))
  },
  Candidate(name: "typed-stored-list", summary: "the same, the list is a stored constant") {
    typed($0, TypedOptions(list: .stored))
  },
  Candidate(name: "typed-unqualified", summary: "the same, names not qualified") {
    typed($0, TypedOptions(qualifier: ""))
  },
  Candidate(
    name: "ours-none", summary: "this repository's runtime, no generated code, no key paths",
    usesKeyPaths: false, isOurs: true
  ) { _ in nil },
  Candidate(
    name: "ours", summary: "this repository's runtime, what the tool generates", isOurs: true
  ) { _ in nil },
  Candidate(
    name: "ours-clients-none", summary: "a client of eight endpoints in each, nothing generated",
    usesKeyPaths: false, isOurs: true, hasClients: true
  ) { _ in nil },
  Candidate(
    name: "ours-clients", summary: "the same, with what the tool generates", isOurs: true,
    hasClients: true
  ) { _ in nil },
  Candidate(
    name: "ours-routes-none",
    summary: "a public enum and a public client in each, nothing imported",
    usesKeyPaths: false, isOurs: true, hasRoutes: true
  ) { _ in nil },
  Candidate(
    name: "ours-routes", summary: "the same, with what the tool generates", isOurs: true,
    hasRoutes: true
  ) { _ in nil },
  Candidate(
    name: "ours-destinations-by-hand", summary: "eight destinations, written by hand", isOurs: true,
    destinations: .byHand
  ) { _ in nil },
  Candidate(
    name: "ours-destinations", summary: "the same as a 'CaseReducer'", isOurs: true,
    destinations: .caseReducer, limit: 1.5
  ) { _ in nil },
]
