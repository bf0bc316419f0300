import ReducerGenTesting
import Testing

/// What is generated for the Demo, kept beside this test: a change of it shows in a review.
@Suite struct GeneratedCodeTests {
  @Test(arguments: ["Sources/DemoFeatures", "Sources/DemoTracks"])
  func ofATarget(path: String) {
    assertGeneratedSnapshots(ofTargetAt: path)
  }
}
