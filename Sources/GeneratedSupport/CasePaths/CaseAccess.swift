/// The functions through which the runtime reaches the cases of an enum. A case is named by its index,
/// so that a look-up is one `switch`.
///
/// The functions capture nothing, so making a value of this type stores three addresses. An optimised
/// program does not even do that. Only in unspecialised code do the functions of a generic enum capture
/// its parameters; they are then allocated each time.
public struct _CaseAccess<Root, Paths> {
  /// The value that case key paths are applied to.
  @usableFromInline let start: Paths

  /// Shows the case of a value and its payload to a visitor.
  @usableFromInline let visit: (Root, inout _CaseVisitor) -> Void

  /// Makes the case with this index.
  @usableFromInline let make: (Int, borrowing _CasePayload) -> Root

  /// Makes the case key paths, in declaration order.
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
