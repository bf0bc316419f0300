/// A default value that only update closures have read. An update closure may read a value only to
/// override a part of it, so a report about the value is due when something else reads it.
struct DefaultDraft: Sendable {
  /// Makes the text for the look-up that the report is about.
  typealias Report = @Sendable (DependencyLookup) -> String

  let value: any Sendable
  let reports: [Report]
}
