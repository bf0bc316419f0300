extension CasePathable {
  /// The case paths of all cases, in their order. Empty if they are written by hand and can't be
  /// listed.
  package static var listedPaths: [PartialCaseKeyPath<Self>] { CasePathTable<Self>.shared.paths }

  /// The type of the payload to which the path leads.
  package static func payloadType(at path: PartialCaseKeyPath<Self>) -> Any.Type? {
    (_caseAccess().start[keyPath: path] as? any ErasedCase)?.payload
  }

  /// The names of the cases on the way: `child.saved`. Nil if they are not known.
  package static func name(of path: PartialCaseKeyPath<Self>) -> String? {
    (_caseAccess().start[keyPath: path] as? any ErasedCase)?.spelling
      .map { String($0.drop { $0 == "." }) }
  }
}
