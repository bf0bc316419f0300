/// The parts in which two values differ, with the ways to them.
func changedPaths<Value>(from old: Value, to new: Value) -> [TracedChange] {
  let writer = DumpWriter()
  let printer = writer.printer(for: Value.self)
  guard let change = printer.compare(old, new, DumpComparison(writer)) else { return [] }
  return change.paths(at: "")
}

extension DumpChange {
  fileprivate func paths(at path: String) -> [TracedChange] {
    switch self {
    case .replaced(let old, let new), .invisible(let old, let new):
      [TracedChange(path: path, before: shown(old), after: shown(new))]
    case .text(let change):
      [TracedChange(path: path, before: shown(change.old), after: shown(change.new))]
    case .object(let change): change.change.paths(at: path)
    case .composite(let change): change.entries.flatMap { $0.paths(at: path) }
    }
  }
}

extension CompositeChange.Entry {
  fileprivate func paths(at path: String) -> [TracedChange] {
    switch self {
    case .same, .unchanged: []
    case .changed(let label, _, let change): change.paths(at: path + label.step(after: path))
    case .removed(let label, let value):
      [TracedChange(path: path + label.step(after: path), before: shown(value), after: nil)]
    case .inserted(let label, let value):
      [TracedChange(path: path + label.step(after: path), before: nil, after: shown(value))]
    }
  }
}

extension DumpLabel {
  /// `.name`, `[0]`, `["key"]`. The underscore of a property wrapper is left out.
  fileprivate func step(after path: String) -> String {
    switch self {
    case .none: return ""
    case .index(let index): return "[\(index)]"
    case .key(let key): return "[\(shown(key))]"
    case .name(let name):
      let name = name.hasPrefix("_") ? name.dropFirst() : name[...]
      return path.isEmpty ? String(name) : "." + name
    }
  }
}

private func shown(_ value: AnyHeldValue) -> String {
  let writer = DumpWriter()
  value.write(to: writer, isRoot: true)
  return String(decoding: writer.bytes, as: UTF8.self)
}
