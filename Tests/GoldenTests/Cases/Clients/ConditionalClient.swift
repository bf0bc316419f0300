public import GeneratedSupport

/// What `#if` takes away from the initialiser, too.
public struct Conditional: DependencyClient, Sendable {
  public var first: @Sendable () -> Void
  #if os(Linux)
    public var linux: @Sendable () -> Void
  #elseif os(macOS)
    public var mac: @Sendable () -> Void
  #endif
}
