public import DemoTracks
import Foundation
public import GeneratedSupport

extension SharedKey where Self == FileStorageKey<Settings>.Default {
  /// `@Shared(.settings) var settings`
  public static var settings: Self {
    Self[.fileStorage(.applicationFiles.appending(component: "settings.json")), default: Settings()]
  }
}

extension SharedKey where Self == FileStorageKey<Set<Track.ID>>.Default {
  /// The tracks that a person likes, whether they are listed or not:
  /// `@Shared(.favorites) var favorites`
  public static var favorites: Self {
    Self[.fileStorage(.applicationFiles.appending(component: "favorites.json")), default: []]
  }
}
