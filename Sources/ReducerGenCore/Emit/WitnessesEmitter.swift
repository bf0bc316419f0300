/// The functions of conformances that extensions of generated enums declare.
enum WitnessesEmitter {
  static func values(
    for model: WitnessesModel, _ reducer: CaseReducerModel
  ) -> TemplateValue {
    let payloads = zip(reducer.cases, model.payloads).enumerated().filter { _, element in
      !element.0.isUnavailable && element.1.type != "Swift.Never"
    }
    var rest = payloads[...]
    let cases = CaseReducerEmitter.list(payloads.map(\.element.0)) { element, opening in
      let (index, (_, payload)) = rest.removeFirst()
      return values(for: element.name, index, payload, opening)
    }
    return [
      "type": .text(model.type), "condition": .text(model.condition),
      "whereClause": .text(model.whereClause.isEmpty ? "" : " " + model.whereClause),
      "attributes": texts(model.attributes),
      "isEquatable": .bool(model.kinds.contains(.equatable)),
      "isHashable": .bool(model.kinds.contains(.hashable)),
      "isDecodable": .bool(model.kinds.contains(.decodable)),
      "isEncodable": .bool(model.kinds.contains(.encodable)),
      "cases": cases.items, "closing": cases.closing,
    ]
  }

  private static func values(
    for name: String, _ index: Int, _ payload: [PayloadField], _ opening: TemplateValue
  ) -> TemplateValue {
    let equalities = payload.indices.map { "left\($0) == right\($0)" }
    let hashes = ["\(index)"] + payload.indices.map { "left\($0)" }
    let keys = payload.indices.map { key(payload[$0].label ?? "_\($0)") }
    let encodings = payload.indices.map { ".encode(left\($0), \(keys[$0]))" }
    let decodings = payload.labelled { "try payload.decode(\(keys[$0]))" }
    return [
      "opening": opening, "left": .text(CaseReducerEmitter.pattern(name, payload, "left")),
      "right": .text(CaseReducerEmitter.pattern(name, payload, "right")),
      "isEqual": .text(payload.isEmpty ? "true" : equalities.joined(separator: " && ")),
      "hash": .text(hashes.map { "hasher.combine(\($0))" }.joined(separator: "; ")),
      "key": .text(name.withoutBackticks),
      "decoded": .text("." + name + (payload.isEmpty ? "" : "(" + decodings + ")")),
      "encode": .text(encodings.joined()),
    ]
  }

  private static func key(_ label: String) -> String {
    "\"" + ShownText.inLiteral(label.withoutBackticks) + "\""
  }
}
