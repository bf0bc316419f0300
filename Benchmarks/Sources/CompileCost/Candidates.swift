/// A shape that generated code might have.
struct Candidate: Sendable {
  var name: String
  var summary: String
  var usesKeyPaths = true
  /// Whether it is built with this repository's runtime, and not with the stub.
  var isOurs = false
  var generate: @Sendable (SyntheticFeature) -> String?
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

private func typedClosures(_ feature: SyntheticFeature, _ element: SyntheticCase) -> String {
  let root = "\(feature.name).Action"
  let embed: String
  if element.fields.count == 1 {
    embed = "\(root).\(element.name)"
  } else {
    embed =
      "{ (value: \(element.payload)) -> \(root) in \(root).\(element.name)\(element.arguments(from: "value")) }"
  }
  return """
    \(embed), { (root: \(root)) -> (\(element.payload))? in
          guard case \(element.binding) = root else { return nil }
          return \(element.bound)
        }
    """
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
private func chosen(_ feature: SyntheticFeature) -> String {
  let root = "\(feature.name).Action"
  let cases = feature.cases
  let properties = cases.enumerated().map { index, element in
    let type = element.fields.isEmpty ? "()" : element.payload
    return "    var \(element.name): GeneratedSupport.Case<\(root), \(type)> { .init(\(index)) }\n"
  }
  let visits = cases.enumerated().map { index, element in
    let cast = element.fields.isEmpty ? "" : " as \(element.payload)"
    return "    case \(element.binding): visitor.visit(\(index), \(element.bound)\(cast))\n"
  }
  return """
    import GeneratedSupport

    nonisolated extension \(root): GeneratedSupport.CasePathable {
      nonisolated struct AllCasePaths {
    \(properties.joined())  }
      static var _casePathRoot: AllCasePaths { AllCasePaths() }
      static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
        [\(cases.map { "\\.\($0.name)" }.joined(separator: ", "))]
      }
      static func _visitCase(
        _ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor
      ) {
        switch root {
    \(visits.joined())    }
      }
      static func _makeCase(
        _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
      ) -> Self {
        switch index {
    \(embed(feature).replacing("payload.take()", with: "payload[]"))\
        default: payload.unknown(index)
        }
      }
    }

    """
}

let candidates: [Candidate] = [
  Candidate(name: "none", summary: "no generated code, no key paths", usesKeyPaths: false) { _ in
    nil
  },
  Candidate(name: "empty", summary: "a header only", usesKeyPaths: false) { _ in "// generated\n" },
  Candidate(name: "bare", summary: "empty conformance", usesKeyPaths: false) { feature in
    file(feature, conformance(feature))
  },
  Candidate(name: "bodiless", summary: "properties that trap: the floor of plain properties") {
    file($0, properties(of: $0) { _, _ in "fatalError()" }, conformance($0))
  },
  Candidate(name: "bodiless-unused", summary: "the same without key paths", usesKeyPaths: false) {
    file($0, properties(of: $0) { _, _ in "fatalError()" }, conformance($0))
  },
  Candidate(name: "closures", summary: "getters with inferred closures") { feature in
    file(
      feature,
      properties(of: feature) { _, element in "_case(\(closuresForVoid(element)))" },
      conformance(feature))
  },
  Candidate(name: "typed-closures", summary: "constructor references, explicit closure types") {
    feature in
    file(
      feature,
      properties(of: feature) { _, element in "_case(\(typedClosures(feature, element)))" },
      conformance(feature))
  },
  Candidate(name: "inlinable", summary: "closures through an inlinable helper") { feature in
    file(
      feature,
      properties(of: feature) { _, element in "_inlinableCase(self, \(closuresForVoid(element)))" },
      conformance(feature))
  },
  Candidate(name: "transparent", summary: "closures through a transparent helper") { feature in
    file(
      feature,
      properties(of: feature) { _, element in
        "_globalTransparentCase(self, \(closuresForVoid(element)))"
      },
      conformance(feature))
  },
  Candidate(name: "statics", summary: "static functions, getters that name them") { feature in
    let members = feature.cases.map { element in
      let parameter = element.fields.isEmpty ? "_: Void" : "_ value: \(element.payload)"
      return """
          static func _embed_\(element.name)(\(parameter)) -> Self { .\(element.name)\(element.arguments(from: "value")) }
          static func _extract_\(element.name)(_ root: Self) -> (\(element.payload))? {
            guard case \(element.binding) = root else { return nil }
            return \(element.bound)
          }

        """
    }.joined()
    return file(
      feature,
      properties(of: feature) { _, element in
        "_case(Value._embed_\(element.name), Value._extract_\(element.name))"
      }, conformance(feature, "CasePathable", members))
  },
  Candidate(name: "index", summary: "getters that name a case by index, two switches") {
    indexed($0)
  },
  Candidate(name: "index-transparent", summary: "index, transparent helper") { feature in
    file(
      feature, properties(of: feature) { index, _ in "_transparentCase(\(index))" },
      conformance(feature, "IndexedCasePathable", switches(feature)))
  },
  Candidate(name: "index-typed", summary: "index, payload type said again") { feature in
    file(
      feature,
      properties(of: feature) { index, element in
        "_case(\(index), (\(element.payload)).self)"
      },
      conformance(feature, "IndexedCasePathable", switches(feature)))
  },
  Candidate(name: "index-subscript", summary: "index through a subscript") { feature in
    file(
      feature, properties(of: feature) { index, _ in "self[\(index)]" },
      conformance(feature, "IndexedCasePathable", switches(feature)))
  },
  Candidate(name: "index-two", summary: "index, conformance and switches in two extensions") {
    feature in
    file(
      feature, properties(of: feature) { index, _ in "_case(\(index))" },
      conformance(feature, "IndexedCasePathable"),
      "nonisolated extension \(feature.name).Action {\n\(switches(feature))}")
  },
  Candidate(name: "index-static", summary: "index, static visit, optional result") { feature in
    file(
      feature, properties(of: feature) { index, _ in "_case(\(index))" },
      conformance(feature, "NamedCasePathable", switches(feature, optional: true)))
  },
  Candidate(name: "index+paths", summary: "index, plus key-path literals in a switch") {
    indexed($0, extra: ", Reflectable", members: literals($0, root: ""))
  },
  Candidate(name: "index+typed-paths", summary: "index, plus literals with their root") {
    indexed($0, extra: ", Reflectable", members: literals($0, root: "Case<\($0.name).Action>"))
  },
  Candidate(name: "index+list", summary: "index, plus an array of literals") { feature in
    indexed(
      feature, extra: ", ListedCasePathable",
      members: """
          static var _paths: [PartialKeyPath<Case<Self>>] {
            [\(feature.cases.map { "\\.\($0.name)" }.joined(separator: ", "))]
          }

        """)
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
  Candidate(name: "dynamic+paths", summary: "dynamic member look-up, index, literals in a switch") {
    feature in
    let lines = feature.cases.enumerated().map { index, element in
      "    var \(element.name): Case<\(element.payload)> { Case<\(feature.name).Action>._root._case(\(index)) }"
    }
    return file(
      feature,
      "nonisolated extension \(feature.name).Action: DynamicCasePathable, IndexedCasePathable, Reflectable {\n"
        + "  struct AllCasePaths {\n" + lines.joined(separator: "\n") + "\n  }\n"
        + switches(feature) + literals(feature, root: "") + "}")
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
  Candidate(name: "rooted-init", summary: "rooted, `.init(0)`") {
    rooted($0) { index, element in
      "var \(element.name): Case<\(element.payload)> { .init(\(index)) }"
    }
  },
  Candidate(name: "rooted-qualified", summary: "rooted, every name qualified") {
    rooted($0) { index, element in
      "var \(element.name): Runtime.Case<\(element.payload == "Void" ? "()" : element.payload)> { .init(\(index)) }"
    }
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
  Candidate(name: "rooted+untyped-paths", summary: "rooted, plus literals without a root") {
    rooted(
      $0, conformance: "RootedReflectable", members: rootedLiterals($0, root: ""), indexGetter)
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
  Candidate(name: "typed-alias", summary: "the same with a short alias for the path type") {
    typed($0, TypedOptions(aliased: true))
  },
  Candidate(name: "typed-two", summary: "the same in two extensions") {
    typed($0, TypedOptions(extensions: 2))
  },
  Candidate(name: "typed-stored-list", summary: "the same, the list is a stored constant") {
    typed($0, TypedOptions(list: .stored))
  },
  Candidate(name: "typed-computed-list", summary: "the same, the list is of a type of ours") {
    typed($0, TypedOptions(list: .computed))
  },
  Candidate(name: "typed-unqualified", summary: "the same, names not qualified") {
    typed($0, TypedOptions(qualifier: ""))
  },
  Candidate(
    name: "ours-none", summary: "this repository's runtime, no generated code, no key paths",
    usesKeyPaths: false, isOurs: true
  ) { _ in nil },
  Candidate(name: "ours", summary: "this repository's runtime and the chosen shape", isOurs: true) {
    chosen($0)
  },
]
