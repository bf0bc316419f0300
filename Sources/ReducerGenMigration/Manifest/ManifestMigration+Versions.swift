import ReducerGenSyntax

/// What the library needs of the platforms and the toolchain. The command never raises them.
extension ManifestMigration {
  private static let platforms = ["iOS": 18, "macOS": 15, "tvOS": 18, "visionOS": 2, "watchOS": 11]

  mutating func reportVersions() {
    for call in calls.calls(Set(Self.platforms.keys)) {
      guard let needed = Self.platforms[call.name], let version = version(call), version < needed
      else {
        continue
      }
      let place = SourcePlace(file, tokens.range(of: call.tokens))
      findings.append(.platform(call.name, needed, at: place))
    }
    if !edits.isEmpty { reportToolsVersion() }
  }

  /// 17 of `.iOS(.v17)`, `.iOS("17.0")`; 10 of `.v10_15`.
  private func version(_ call: ManifestCalls.Call) -> Int? {
    let texts = call.tokens.map { calls.string($0) ?? tokens.text($0) }
    let versions = texts.compactMap { text in
      Int(text.drop { $0 == "v" }.prefix { $0.isNumber })
    }
    return versions.first
  }

  private mutating func reportToolsVersion() {
    let text = file.text(SourceRange(start: 0, end: tokens.first?.start ?? 0))
    guard
      let line = text.split(separator: "\n").first(where: { $0.contains("swift-tools-version") }),
      let number = line.split(separator: ":").last.map({ $0.drop { $0 == " " } })
    else { return }
    let parts = number.split(whereSeparator: { !$0.isNumber }).prefix(2).compactMap { Int($0) }
    if parts.count == 2, (parts[0], parts[1]) < (6, 2) {
      findings.append(.toolsVersion(String(number), at: SourcePlace(file, .empty)))
    }
  }
}
