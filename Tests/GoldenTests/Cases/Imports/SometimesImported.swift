public import Foundation
public import GeneratedSupport

/// The imports are public for this, whatever else is there.
public struct Place: CustomDumpRepresentable {
  public var url: URL
  public var customDumpValue: Any { url }
}

/// Foundation stands in a path that no build has.
public enum Sometimes: CasePathable {
  case always
  #if ABSENT
    case never(URL)
  #endif
}

/// It has no property of `DependencyValues`.
public struct Loading<Element: Sendable>: DependencyClient, Sendable {
  #if ABSENT
    public var load: @Sendable (URL) throws -> Element
  #endif
}
