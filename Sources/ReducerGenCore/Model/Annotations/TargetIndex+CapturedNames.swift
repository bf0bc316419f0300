import ReducerGenIndex
import ReducerGenSyntax

extension TargetIndex {
  /// A type that cannot be extended, such as `(Int, Int)`, around the type. Or a declaration that
  /// hides a name that generated code uses, in the scope of an extension of the type. `own` are the
  /// names that only this kind of generated code uses.
  func capturedName(in type: TypeEntry, own: [String] = []) -> Diagnostic? {
    let path = type.extensionPath
    if let outermost = type.outermostExtension, outermost.path.isEmpty,
      let extended = outermost.declaration.extended
    {
      return .extendedType(extended.text, of: type.name, at: outermost.file.place(extended.range))
    }
    for name in own + ["GeneratedSupport", "Swift", "Self", type.outermostName] {
      let diagnostic = own.contains(name) ? Diagnostic.reservedName : Diagnostic.hidingName
      if let owner = type.ownerOfGenericParameter(name) {
        let place = owner.file.place(owner.declaration.generics.range)
        return diagnostic(name, .genericParameter, path, place)
      }
      var found = type.members[name]?.first
      // Generated code writes `Array` for `[Int]`.
      let isShorthand = type.outermostExtension?.declaration.extended?.isShorthand ?? false
      if name != type.outermostName || isShorthand { found = found ?? topLevel[name]?.first }
      if let found { return diagnostic(name, .declaration, path, found.namePlace) }
    }
    return nil
  }
}
