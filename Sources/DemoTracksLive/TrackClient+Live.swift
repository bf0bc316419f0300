public import DemoTracks
public import GeneratedSupport

/// The live value. Tests and previews do not build this module.
extension TrackClient: DependencyKey {
  public static var liveValue: TrackClient {
    let archive = Archive()
    return TrackClient(
      tracks: { await archive.tracks },
      search: { text in
        await archive.tracks.filter { $0.title.lowercased().contains(text.lowercased()) }
      },
      remember: { id, _ in await archive.remember(id) },
      volume: { 6 })
  }
}

/// The tracks, the last played first.
private actor Archive {
  private(set) var tracks = [
    Track(id: 1, title: "Aria", seconds: 3), Track(id: 2, title: "Bolero", seconds: 5),
    Track(id: 3, title: "Canon", seconds: 4), Track(id: 4, title: "Étude", seconds: 2),
  ]

  func remember(_ id: Track.ID) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
    tracks.insert(tracks.remove(at: index), at: 0)
  }
}
