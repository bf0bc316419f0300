/// A piece of music.
public struct Track: Equatable, Identifiable, Sendable {
  public let id: Int
  public var title: String
  /// How long it is.
  public var seconds: Int

  public init(id: Int, title: String, seconds: Int) {
    self.id = id
    self.title = title
    self.seconds = seconds
  }
}
