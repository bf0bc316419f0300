/// The property `binding` of an action.
struct BindingModel {
  /// That of the action's type. The clauses are those around the case.
  var header: TypeHeader
  /// The type of the payload, qualified: `BindingAction<Feature.State>`.
  var payload: String
  /// The first names of types in it that are not types of the target.
  var importedNames: Set<String>
}
