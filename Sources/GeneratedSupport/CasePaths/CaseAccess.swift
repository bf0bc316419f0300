/// What the runtime knows of an enum's cases. It goes by a case's index, so that a look-up is one
/// `switch`.
///
/// The functions capture nothing: to make one of these is to write down three addresses, and an
/// optimised program does not even do that. Only those of a generic enum capture its parameters, in
/// code that is not specialised for them, and are then allocated each time.
public struct _CaseAccess<Root, Paths> {
  /// What case key paths are applied to, at the beginning of a way.
  @usableFromInline let start: Paths

  /// Shows the case of a value and its payload to a visitor.
  @usableFromInline let visit: (Root, inout _CaseVisitor) -> Void

  /// Makes the case with this index.
  @usableFromInline let make: (Int, borrowing _CasePayload) -> Root

  /// The case key paths, in declaration order, made anew on each call.
  @usableFromInline let paths: () -> [PartialKeyPath<Paths>]

  /// For generated code.
  @inlinable
  public init(
    _ start: Paths,
    _ visit: @escaping (Root, inout _CaseVisitor) -> Void,
    _ make: @escaping (Int, borrowing _CasePayload) -> Root,
    _ paths: @escaping () -> [PartialKeyPath<Paths>]
  ) {
    self.start = start
    self.visit = visit
    self.make = make
    self.paths = paths
  }
}
