#if Apple
  public import SwiftUI

  /// Shows its content. Views track what they read without it, so remove it and keep the content.
  ///
  /// It exists for code that comes from TCA, where it is needed on systems without `Observation`.
  @available(
    *, deprecated, message: "views track what they read without it; remove it, and keep the content"
  )
  public struct WithPerceptionTracking<Content: View>: View {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
      self.content = content
    }

    public var body: some View { content() }
  }
#endif
