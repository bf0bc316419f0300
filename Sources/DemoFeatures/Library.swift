public import GeneratedSupport

/// What a library holds: an enum of one's own gets case paths by its conformance.
@dynamicMemberLookup
public enum Shelf: CasePathable, Equatable, Sendable {
  /// Nothing was asked for yet.
  case empty
  /// The titles, in the order in which they were added.
  case filled([String])
  case failed(PlaybackError)

  public var summary: String {
    switch self {
    case .empty: "an empty shelf"
    case .filled(let titles): "\(titles.count) titles"
    case .failed: "no shelf"
    }
  }
}

extension Collection where Element == Shelf {
  /// Everything that stands on the filled shelves.
  public var titles: [String] { compactMap(\.filled).flatMap { $0 } }
}
