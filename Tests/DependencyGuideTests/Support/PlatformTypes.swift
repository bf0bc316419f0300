// Just enough of what other platforms have, so that what is written for those compiles here.

protocol View {}

protocol PreviewProvider {
  associatedtype Previews: View
  @MainActor static var previews: Previews { get }
}

/// A view of a model; there is nothing to see.
struct FeatureView<Model>: View {
  let model: Model
}

@MainActor
class UIViewController {
  private(set) var presented: UIViewController?

  func present(_ controller: UIViewController, animated: Bool) {
    presented = controller
  }
}

final class UIApplication {}

/// Models of a time before `@Observable`.
protocol ObservableObject: AnyObject {}

/// Makes no sound.
final class AVAudioEngine: Sendable {}
