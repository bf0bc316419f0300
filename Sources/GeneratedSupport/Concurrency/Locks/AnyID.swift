/// The id of an effect, an element or another child, whatever its type is.
///
/// Ids need not be `Sendable`, because in a module that is on the main actor by default their
/// conformance to `Hashable` is isolated to it, and the compiler accepts no such conformance for a
/// type that must be `Sendable`. Ids are compared on any thread, as effects can be cancelled from
/// any thread. So an id must be a value, or an object that is compared by its identity.
@usableFromInline
package struct AnyID: Hashable, @unchecked Sendable {
  package let base: AnyHashable

  package init(_ id: some Hashable) {
    base = AnyHashable(id)
  }
}
