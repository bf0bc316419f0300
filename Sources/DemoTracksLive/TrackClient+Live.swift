public import DemoTracks
public import GeneratedSupport

/// The live value. Tests and previews do not build this module.
nonisolated extension TrackClient: DependencyKey {
  public static var liveValue: TrackClient {
    let archive = Archive()
    return TrackClient(
      tracks: { await archive.tracks },
      search: { text in
        await archive.tracks.filter { $0.title.lowercased().contains(text.lowercased()) }
      },
      save: { await archive.save($0) },
      delete: { await archive.delete($0) },
      remember: { await archive.remember($0) })
  }
}

/// The tracks, the last played first.
private actor Archive {
  private(set) var tracks = [
    Track(id: 1, title: "Aria", seconds: 3), Track(id: 2, title: "Bolero", seconds: 5),
    Track(id: 3, title: "Canon", seconds: 4), Track(id: 4, title: "Étude", seconds: 2),
    Track(id: 5, title: "Fugue", seconds: 180),
  ]

  func save(_ track: Track) {
    guard let index = tracks.firstIndex(where: { $0.id == track.id }) else { return }
    tracks[index] = track
  }

  func delete(_ id: Track.ID) {
    tracks.removeAll { $0.id == id }
  }

  func remember(_ id: Track.ID) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
    tracks.insert(tracks.remove(at: index), at: 0)
  }
}
