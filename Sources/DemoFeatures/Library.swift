public import GeneratedSupport

/// A shelf of a library. The enum gets case paths because it conforms to `CasePathable`.
@dynamicMemberLookup
public enum Shelf: CasePathable, Equatable, Sendable {
  /// No titles have been loaded yet.
  case empty
  /// The titles, in the order of their arrival.
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
  /// The titles on all filled shelves.
  public var titles: [String] { compactMap(\.filled).flatMap { $0 } }
}
