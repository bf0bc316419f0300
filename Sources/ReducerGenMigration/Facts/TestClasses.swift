import ReducerGenIndex
import ReducerGenSyntax

/// The classes of all modules, for the question which of them are an `XCTestCase`. A test often has
/// a base class of its own.
struct TestClasses {
  private var inherits: [String: [String]] = [:]
  private var onMainActor: Set<String> = []

  init(_ modules: [ModuleMigration]) {
    for module in modules {
      let others = module.others.filter { ByteSearch.contains("class", in: $0) }
      for file in module.files.map(\.parsed) + others.map({ ParsedFile($0) }) {
        for declaration in file.syntax.declarations { read(declaration, in: file) }
      }
    }
  }

  private mutating func read(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    for member in declaration.members { read(member, in: file) }
    guard declaration.kind == .class else { return }
    let name = file.text(declaration.name)
    inherits[name, default: []] += declaration.inherits.compactMap(\.path.last)
    if declaration.isOnMainActor { onMainActor.insert(name) }
  }

  func isTest(_ name: String) -> Bool { bases(of: name).contains("XCTestCase") }

  /// A class is on the main actor if a class that it inherits from is.
  func isOnMainActor(_ name: String) -> Bool { !onMainActor.isDisjoint(with: bases(of: name)) }

  /// The class and all that it inherits from.
  private func bases(of name: String) -> Set<String> {
    var found: Set = [name]
    var rest = [name]
    while let next = rest.popLast() {
      rest += inherits[next, default: []].filter { found.insert($0).inserted }
    }
    return found
  }
}

extension DeclarationSyntax {
  var isOnMainActor: Bool { attributes.contains { $0.type.path.last == "MainActor" } }
}
