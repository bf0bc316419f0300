/// Sets default values before they are used, for the whole application; in a test, for that test.
///
/// ```swift
/// struct App {
///   init() {
///     prepareDependencies {
///       $0.continuousClock = ImmediateClock()
///     }
///   }
/// }
/// ```
///
/// A dependency can be prepared once, and only before it is read; else that is reported and the value
/// stays as it was. In one closure it can be set several times, and in a preview always.
@discardableResult
public func prepareDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let preparation = Preparation(CallSite(fileID, filePath, line, column))
  var values = DependencyValues(.inForce, for: .preparing(preparation))
  return try update(&values)
}

/// One call of `prepareDependencies`.
@usableFromInline
final class Preparation: Sendable {
  let site: CallSite
  let defaults = DependencyFrame.inForce?.defaults ?? .inForce

  init(_ site: CallSite) {
    self.site = site
  }

  @usableFromInline
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type, _ value: Key.Value, _ values: DependencyValues, _ function: StaticString
  ) {
    if defaults.add(value, for: key, values.context, preparation: self) { return }
    let lookup = DependencyLookup(key, for: .preparing, in: function, at: site)
    reportIssue(DependencyReport.alreadyUsed(key, lookup), at: site)
  }
}
