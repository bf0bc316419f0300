/// Enums of reducers.
extension TrialGenerator {
  mutating func caseReducerFile(_ name: String) -> String {
    let conformance = pick("", "", "Equatable", "Hashable", "Codable", "Equatable, Encodable")
    let file = placed(name) { $0.caseReducer(name, isComparable: !conformance.isEmpty) }
    let isInOldType = file.contains("extension ") && !file.contains("extension In")
    if conformance.isEmpty || isInOldType { return file }
    let path = file.nested(name)
    let type = pick("State", "Action")
    return file + "«\nextension \(path).\(type): \(conformance) {}\n»"
  }

  private mutating func caseReducer(_ name: String, isComparable: Bool) -> String {
    let head = isComparable && chance(15) ? "«// reducergen: sendable\n»" : ""
    let generics = genericClause()
    var names = ["first", "second", "`class`", "`init`", "détail", "alert", "state", "v0", "some"]
    names.shuffle(using: &random)
    // One case is in every build, because code for an enum that `#if` empties is warned of.
    let last = chance(90) ? ["  case last(Child)"] : []
    let cases = names.prefix(last.isEmpty ? 0 : random.below(6)).map { name in
      conditioned("  " + element(name, isComparable: isComparable))
    }
    return head + isolation().replacing("@MainActor ", with: "") + pick("", "", "indirect ")
      + access() + "enum " + name + generics + inheritance(asked: "CaseReducer", "") + " {\n"
      + (cases + last).joined(separator: "\n") + "\n}\n"
  }

  private mutating func element(_ name: String, isComparable: Bool) -> String {
    let attribute = pick("", "", "", "", "", "@available(*, deprecated) ", "indirect ")
    if chance(15) { return attribute.replacing("indirect ", with: "") + "case " + name }
    let alerts = pick("AlertState<Child.Action>", "ConfirmationDialogState<Never>")
    let payload = pick(
      "Child", "Child", "Trials.Child", "child: Child", "Child = Child()", "Child = .init()",
      isComparable ? "Child" : alerts)
    if isComparable || chance(70) { return attribute + "case " + name + "(" + payload + ")" }
    if chance(40) { return "case " + name + "(Sheet<" + type() + ">)" }
    // The compiler warns of code for a case that has no values.
    let kept = type()
    return pick("// reducergen: ignore\n  ", "// reducergen: ephemeral\n  ") + attribute
      + "case " + name + "(" + (["Never", "Nothing"].contains(kept) ? "Row" : kept) + ")"
  }
}
