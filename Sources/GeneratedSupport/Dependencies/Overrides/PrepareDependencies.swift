/// Sets default values for the whole application before they are used. In a test, it sets them for
/// that test.
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
/// A dependency can be prepared once, and only before it is read. A later attempt is reported, and
/// the value stays as it was. Two exceptions: one closure can set a dependency several times, and
/// in a preview you can prepare a dependency at any time.
///
/// To use the live values in a test, prepare the context:
/// `prepareDependencies { $0.context = .live }`. Values that are already prepared stay prepared in
/// the new context.
@discardableResult
public func prepareDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let preparation = Preparation(CallSite(fileID, filePath, line, column))
  var values = DependencyValues(.inForce, for: .preparing(preparation))
  return try DependencyUpdate.running { try update(&values) }
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
    let context = values.context(in: defaults)
    if defaults.add(value, for: key, context, preparation: self) {
      defaults.discardDraft(of: key, context)
      return
    }
    let lookup = DependencyLookup(key, for: .preparing, in: function, at: site)
    reportIssue(DependencyReport.alreadyUsed(key, lookup), at: site)
  }

  func prepare(context: DependencyContext, _ values: DependencyValues) {
    if defaults.prepare(context, self) { return }
    let lookup = DependencyLookup(
      DependencyContextKey.self, for: .preparing, in: "context", at: site)
    reportIssue(DependencyReport.alreadyUsed(DependencyContextKey.self, lookup), at: site)
  }
}
