/// The functions through which the runtime reaches the cases of an enum. A case is named by its
/// index, so that a look-up is one `switch`.
///
/// The functions capture nothing, so making a value of this type stores three addresses. An
/// optimised program does not even do that. Only in unspecialised code do the functions of a
/// generic enum capture its parameters; they are then allocated each time.
public struct _CaseAccess<Root, Paths> {
  /// The value that case key paths are applied to.
  @usableFromInline let start: Paths

  /// Shows the case of a value and its payload to a visitor.
  @usableFromInline let visit: Visit

  /// Makes the case with this index.
  @usableFromInline let make: Make

  /// Makes the case key paths, in declaration order.
  @usableFromInline let paths: () -> [PartialKeyPath<Paths>]

  /// The names of the cases by their indices, each on a line of its own. Reports show them. A
  /// description of a key path has no names on Linux.
  @usableFromInline let names: StaticString

  public typealias Visit = (Root, inout _CaseVisitor) -> Void
  public typealias Make = (Int, borrowing _CasePayload) -> Root

  /// For generated code.
  @inlinable
  public init(
    _ start: Paths, _ visit: @escaping Visit, _ make: @escaping Make,
    _ paths: @escaping () -> [PartialKeyPath<Paths>], _ names: StaticString
  ) {
    self.start = start
    self.visit = visit
    self.make = make
    self.paths = paths
    self.names = names
  }
}

extension _CaseAccess {
  /// For generated code of an enum whose payloads need conformances that are isolated to the main
  /// actor in some modules: `Set<Row>` needs that `Row` is hashable. Nonisolated code cannot name
  /// such a payload, so the functions are on the main actor. They only move payloads, and use no
  /// conformance. Therefore they may be called on any thread, unless the module is compiled with
  /// `-enable-actor-data-race-checks`.
  @preconcurrency @inlinable
  public init(
    isolated start: Paths,
    _ visit: @escaping @MainActor (Root, inout _CaseVisitor) -> Void,
    _ make: @escaping @MainActor (Int, borrowing _CasePayload) -> Root,
    _ paths: @escaping () -> [PartialKeyPath<Paths>], _ names: StaticString
  ) {
    // Whether a synchronous function is isolated is not part of its representation.
    self.start = start
    self.visit = unsafe unsafeBitCast(visit, to: Visit.self)
    self.make = unsafe unsafeBitCast(make, to: Make.self)
    self.paths = paths
    self.names = names
  }
}
