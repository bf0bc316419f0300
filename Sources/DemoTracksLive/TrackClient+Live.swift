public import DemoTracks
public import GeneratedSupport

/// The live value. Tests and previews do not build this module.
extension TrackClient: DependencyKey {
  public static var liveValue: TrackClient {
    let archive = Archive()
    return TrackClient(
      titles: { await archive.titles },
      find: { try await archive.number(of: $0) },
      remember: { await archive.remember($0, volume: $1) },
      volume: { 6 })
  }
}

struct UnknownTitle: Error {
  var title: String
}

/// The tracks, the last played first.
private actor Archive {
  private(set) var titles = ["Aria", "Bolero", "Canon", "Étude"]

  func number(of title: String) throws -> Int {
    guard let index = titles.firstIndex(of: title) else { throw UnknownTitle(title: title) }
    return index + 1
  }

  func remember(_ title: String, volume: Int) {
    titles.removeAll { $0 == title }
    titles.insert(title, at: 0)
  }
}
