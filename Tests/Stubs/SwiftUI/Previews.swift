public struct Preview {
  public struct ViewTraits {}
}

public struct PreviewTrait<T> {}

@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

@MainActor @preconcurrency
public struct PreviewModifierContent: View {
  public var body: Never { fatalError() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { fatalError() }
}
