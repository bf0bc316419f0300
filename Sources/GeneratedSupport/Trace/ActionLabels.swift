/// The names of an action's cases: `Feature.Action.rows(.element(id:, action: .tapped))`. Payloads
/// other than enums are left out. Of several payloads, `_` stands for one that has no label:
/// `.moved(_, .left)`.
func actionLabels(of action: Any) -> String {
  dumpTypeName(type(of: action)) + (caseLabels(of: action) ?? "")
}

/// Nil if the value is not an enum.
private func caseLabels(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  guard let payload = mirror.children.first else { return ".\(value)" }
  let labels = payloadLabels(of: payload.value)
  return "." + (payload.label ?? "") + (labels.isEmpty ? "" : "(\(labels))")
}

private func payloadLabels(of payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return caseLabels(of: payload) ?? "" }
  return mirror.tupleChildren.map { part in
    let label: String? = if case .name(let name) = part.label { name + ":" } else { nil }
    let texts = [label, caseLabels(of: part.value)].compactMap(\.self)
    return texts.isEmpty ? "_" : texts.joined(separator: " ")
  }.joined(separator: ", ")
}
