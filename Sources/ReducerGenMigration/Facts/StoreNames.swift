import ReducerGenSyntax

/// The names of variables and parameters that are stores.
struct StoreNames {
  static let types: Set = ["Store", "StoreOf"]

  private var names: Set = ["store"]

  init(_ files: [MigratedFile]) {
    for file in files {
      for type in file.places(of: Self.types) {
        if let before = type.previous, [.colon, .equal].contains(before.kind),
          let name = type.previous(2), name.isName
        {
          names.insert(file.text(name))
        }
      }
    }
  }

  /// Whether `store`, `store?` or `store!` ends with the token before the one at an index.
  func contain(before index: Int, in file: MigratedFile) -> Bool {
    var index = index - 1
    while index > 0, [.questionMark, .exclamationMark].contains(file.tokens[index].kind) {
      index -= 1
    }
    return index >= 0 && names.contains(file.text(file.tokens[index]))
  }
}
