import Foundation

/// Some trials, compiled together: first as they are, then with what is generated for them.
struct Round {
  static let size = 24

  let folder: URL
  let prelude: String
  let generator: Generator
  let compiler: Compiler

  func run(_ trials: [Trial], flags: [String]) throws -> Totals {
    var totals = Totals(made: trials.count)
    let right = try trialsThatCompile(trials, flags: flags)
    totals.wrong = trials.count - right.count
    let accepted = try trialsThatAreGenerated(right, &totals)
    let failing = try failures(of: accepted, flags: flags)
    for (trial, findings) in failing { report(trial, findings, flags: flags) }
    totals.failures += failing.count
    totals.compiled = accepted.count - failing.count
    return totals
  }

  /// Without their conformances. An error may hide others, so what is left is looked at again.
  private func trialsThatCompile(_ trials: [Trial], flags: [String]) throws -> [Trial] {
    var left = trials
    while !left.isEmpty {
      try write(left.map { ($0.name, $0.plain) })
      guard let findings = try check(left, [], flags: flags) else {
        return left.count == 1 ? [] : try half(left) { try trialsThatCompile($0, flags: flags) }
      }
      let wrong = Set(findings.filter(\.isError).map(\.trial))
      if wrong.isEmpty { return left }
      if let finding = findings.first(where: { $0.isError && $0.trial == "Prelude" }) {
        throw CommandFailure(description: finding.text)
      }
      left.removeAll { wrong.contains($0.name) }
    }
    return []
  }

  private func half<T>(_ trials: [Trial], _ body: ([Trial]) throws -> [T]) rethrows -> [T] {
    let middle = trials.count / 2
    return try body(Array(trials[..<middle])) + body(Array(trials[middle...]))
  }

  /// Those that the tool does not refuse. A syntax error is a failure: the compiler has none.
  private func trialsThatAreGenerated(_ trials: [Trial], _ totals: inout Totals) throws -> [Trial] {
    try write(trials.map { ($0.name, $0.asking) })
    let findings = try generate(trials).filter(\.isError)
    for finding in findings { totals.refused[finding.id, default: 0] += 1 }
    let refused = Set(findings.map(\.trial))
    for trial in trials {
      let own = findings.filter { $0.trial == trial.name }
      guard own.contains(where: \.isOfTheParser) else { continue }
      report(trial, own, flags: [])
      totals.failures += 1
    }
    return trials.filter { !refused.contains($0.name) }
  }

  /// With what is generated: an error anywhere, or a warning in what is generated. Where the trial
  /// itself is warned of the same, as a type is that it has and that has to be repeated, it is no
  /// one's fault but its own. An enum whose cases `#if` leaves out is as rare as it is empty: the
  /// generator does not know.
  private func failures(of trials: [Trial], flags: [String]) throws -> [(Trial, [Finding])] {
    if trials.isEmpty { return [] }
    try write(trials.map { ($0.name, $0.asking) })
    _ = try generate(trials)
    let output = try generator.outputs(in: folder)
    guard let findings = try check(trials, output, flags: flags) else {
      if trials.count == 1 { return [(trials[0], [])] }
      return try half(trials) { try failures(of: $0, flags: flags) }
    }
    let own = Set(findings.filter { !$0.isGenerated }.map { $0.trial + $0.message })
    let serious = findings.filter {
      $0.isError || $0.isGenerated && !own.contains($0.trial + $0.message)
    }
    .filter { !$0.message.contains("may have additional unknown values") }
    let names = Set(trials.map(\.name))
    if let stray = serious.first(where: { !names.contains($0.trial) }) {
      throw CommandFailure(description: "in what belongs to no trial: \(stray.text)")
    }
    return trials.compactMap { trial in
      let own = serious.filter { $0.trial == trial.name }
      return own.isEmpty ? nil : (trial, own)
    }
  }

  private func write(_ files: [(name: String, text: String)]) throws {
    try folder.write(files + [("Prelude", prelude)])
  }

  private func file(_ name: String) -> URL { folder.appending(path: name + ".swift") }

  private func paths(_ trials: [Trial]) -> [String] {
    (trials.map(\.name) + ["Prelude"]).map { file($0).path }
  }

  private func generate(_ trials: [Trial]) throws -> [Finding] {
    try generator.generate(trials.map { $0.name + ".swift" } + ["Prelude.swift"], in: folder)
  }

  private func check(_ trials: [Trial], _ output: [String], flags: [String]) throws -> [Finding]? {
    try compiler.check(paths(trials) + output.map { folder.appending(path: $0).path }, flags: flags)
  }

  private func report(_ trial: Trial, _ findings: [Finding], flags: [String]) {
    print("FAIL \(flags.joined(separator: " "))\n\(trial.asking)")
    for finding in findings.prefix(4) { print("  | " + finding.text) }
    if findings.isEmpty { print("  | the compiler crashes") }
  }
}
