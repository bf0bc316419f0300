#if Apple
  public import SwiftUI

  // They have been type-checked, but never run.

  extension PreviewTrait where T == Preview.ViewTraits {
    /// Overrides a dependency in a preview:
    /// `#Preview(traits: .dependency(\.continuousClock, .immediate))`.
    @MainActor
    public static func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: @autoclosure () -> Value
    ) -> PreviewTrait {
      let value = value()
      return .dependencies { $0[keyPath: keyPath] = value }
    }

    /// Overrides dependencies in a preview.
    @MainActor
    public static func dependencies(
      _ update: (inout DependencyValues) -> Void
    ) -> PreviewTrait {
      prepareDependencies(update)
      return .modifier(PreparedPreview())
    }
  }

  /// A trait needs a modifier. This one changes nothing, because the dependencies have been
  /// prepared already.
  private struct PreparedPreview: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
  }
#endif
