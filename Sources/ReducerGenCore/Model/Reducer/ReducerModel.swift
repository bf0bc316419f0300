/// The members that a reducer does not declare and that generated code supplies.
struct ReducerModel {
  var header: TypeHeader
  /// Whether the reducer gets a `State`, and an `Action`. Each of these models has a `body`.
  var suppliesState: Bool
  var suppliesAction: Bool
}
