import ReducerGenSyntax

/// What a run changes and what is left, in numbers.
package struct MigrationSummary {
  private let results: [Migration.ModuleResult]
  private let manifestFindings: [Diagnostic]
  private let isApplied: Bool
  private let isHeld: Bool

  /// - Parameter isHeld: Whether nothing is written, because of errors in other targets.
  package init(
    _ results: [Migration.ModuleResult], manifestFindings: [Diagnostic] = [], isApplied: Bool,
    isHeld: Bool = false
  ) {
    self.results = results
    self.manifestFindings = manifestFindings
    self.isApplied = isApplied
    self.isHeld = isHeld
  }

  private var accepted: [Migration.ModuleResult] {
    results.filter { !$0.isRefused && !$0.files.isEmpty }
  }
  private var refused: [Migration.ModuleResult] { results.filter(\.isRefused) }

  /// How often each kind of change is made in the modules that are not refused.
  private var counts: [(kind: ChangeKind, count: Int)] {
    let all = accepted.flatMap(\.files).reduce(into: [:]) {
      $0.merge($1.counts, uniquingKeysWith: +)
    }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Each kind of finding with its uses and the number of its files.
  private var findings: [(id: String, uses: Int, files: Int, note: String)] {
    let all = results.flatMap { $0.findings + $0.refusals } + manifestFindings
    let groups = Dictionary(grouping: all, by: \.id)
    return groups.map { id, findings in
      let files = Set(findings.map(\.place.file.path))
      return (
        id, findings.count, files.count, findings[0].notes.first?.message ?? findings[0].message
      )
    }.sorted { ($1.uses, $0.id) < ($0.uses, $1.id) }
  }

  /// The end of what the command prints.
  package var text: String {
    var lines: [String] = []
    let files = accepted.reduce(0) { $0 + $1.files.count }
    let verb = !isApplied ? "would change" : files == 1 ? "was changed" : "were changed"
    lines.append("\(Self.count(files, "file")) in \(Self.count(accepted.count, "module")) \(verb).")
    lines += counts.map { "  \(Self.padded("\($0.count)", 6))  \($0.kind.name)" }
    if !findings.isEmpty {
      lines += ["", "Left for a person (the places are above):"]
      lines += findings.map {
        "  \(Self.padded("\($0.uses)", 6))  \($0.id), in \(Self.count($0.files, "file")): \($0.note)"
      }
    }
    if !refused.isEmpty {
      lines += [
        "",
        "Not changed, because of the errors above: \(refused.map(\.name).joined(separator: ", "))",
      ]
    }
    if !isApplied && files > 0 {
      let option = isHeld ? "'--apply --partial'" : "'--apply'"
      lines += ["", "To write the changes, run the same command with \(option)."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line of each report.
  package static let title = "# Migration to GeneratedSupport"

  /// The report that can be committed.
  package var markdown: String {
    var lines = [Self.title, ""]
    lines += ["| Module | Files changed | |", "|---|---:|---|"]
    lines += results.filter { !$0.files.isEmpty || $0.isRefused }.map {
      "| \($0.name) | \($0.isRefused ? 0 : $0.files.count) | \($0.isRefused ? "not changed: has errors" : "") |"
    }
    lines += ["", "## What changed", "", "| | Count |", "|---|---:|"]
    lines += counts.map { "| \($0.kind.name) | \($0.count) |" }
    lines += ["", "## Left for a person", ""]
    lines += findings.isEmpty ? ["Nothing."] : places
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each finding with its place, as a list to tick off.
  private var places: [String] {
    var printer = DiagnosticPrinter()
    let all = results.flatMap { $0.findings + $0.refusals } + manifestFindings
    return all.map { finding in
      let line = printer.lines(for: finding)[0]
      let note = finding.notes.first.map { ": \($0.message)" } ?? ""
      return "- [ ] \(line)\(note)"
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
