import DemoFeatures
import DemoTracks
import DemoTracksLive
import GeneratedSupport

/// Uses the code that is generated for the enums of `DemoFeatures` and the client of `DemoTracks`.
@main
struct Demo {
  static func main() async throws {
    shelves()
    player()
    try await listener()
  }

  /// Tests, extracts and creates cases with key paths.
  private static func shelves() {
    let shelves: [Shelf] = [.filled(["Aria", "Bolero"]), .empty, .filled(["Canon"])]
    print("titles on all shelves:", shelves.titles.joined(separator: ", "))
    print("empty shelves:", shelves.count { $0.is(\.empty) })
    let wrap: CaseKeyPath<Shelf, [String]> = \.filled
    print("a new shelf:", wrap(["Étude"]).summary)
    print("kinds of shelves:", Array(Shelf.allCasePaths).count)
  }

  /// Runs a model with its live dependency, and with an override.
  private static func listener() async throws {
    let listener = Listener()
    let played = try await listener.listen(to: "Canon")
    print("listening to track \(played.playing?.track ?? 0)")
    print("on the shelf:", await listener.shelf().filled?.joined(separator: ", ") ?? "nothing")
    await withDependencies {
      $0.trackClient.titles = { throw PlaybackError.offline }
    } operation: {
      print("without a connection:", await listener.shelf().summary)
    }
  }

  /// Sends actions through a reducer. A nested key path reaches into the payload of a case.
  private static func player() {
    let player = Player()
    var state = Player.State.stopped
    let actions: [Player.Action] = [
      .playButtonTapped, .volumeChanged(8), .trackLoaded(.failure(.unknownTrack(7))),
    ]
    for action in actions {
      _ = player.reduce(into: &state, action: action)
      let missing = action[case: \.trackLoaded.failure.unknownTrack].map { ", no track \($0)" }
      print("volume \(state.playing?.volume ?? 0)\(missing ?? "")")
    }
  }
}
