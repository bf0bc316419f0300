/// How a type is written where nothing but the top level is in scope.
extension TypeEntry {
  /// `Feature.Action`, `Outer<Element>.Inner`; parents carry their parameters as arguments, the
  /// type itself does not.
  ///
  /// - Parameter root: How to write `Root`, where that is the first name or a generic parameter.
  func path(callingRoot root: String = "Root") -> String {
    switch container {
    case .file: text == "Root" ? root : text
    case .type(let parent): parent.fullPath(callingRoot: root) + "." + text
    case .extension(let entry): entry.fullPath(callingRoot: root) + "." + text
    }
  }

  /// The name that its path begins with.
  var outermostName: String {
    switch container {
    case .file: name
    case .type(let parent): parent.outermostName
    case .extension(let entry): entry.extended?.outermostName ?? entry.path.first ?? ""
    }
  }

  /// With its own parameters too: `Outer<Element>.Inner<Key>`.
  var fullPath: String { fullPath() }

  func fullPath(callingRoot root: String = "Root") -> String {
    let arguments = genericParameters.map { $0 == "Root" ? root : $0 }
    return path(callingRoot: root)
      + (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
  }

  /// What `extension` takes: no arguments anywhere.
  var extensionPath: String {
    switch container {
    case .file: text
    case .type(let parent): parent.extensionPath + "." + text
    case .extension(let entry): entry.writtenPath + "." + text
    }
  }

  private var text: String { file.text(declaration.name) }

  /// Whether generic parameters are in scope: its own, or those of a type around it.
  var isInGenericContext: Bool {
    if !genericParameters.isEmpty { return true }
    switch container {
    case .file: return false
    case .type(let parent): return parent.isInGenericContext
    case .extension(let entry):
      return entry.extended?.isInGenericContext
        ?? KnownNames.generic.contains(entry.path.last ?? "")
    }
  }

  /// The type, this one or one around it, that has a generic parameter of this name.
  func ownerOfGenericParameter(_ name: String) -> TypeEntry? {
    genericParameters.contains(name) ? self : parent?.ownerOfGenericParameter(name)
  }

  /// The names of all generic parameters in scope.
  var genericParametersInScope: Set<String> {
    Set(genericParameters).union(parent?.genericParametersInScope ?? [])
  }

  /// The `#if` clauses around it and around everything that it is declared in, outermost first.
  var clausesAround: [ClauseSyntax] {
    switch container {
    case .file: declaration.clauses
    case .type(let parent): parent.clausesAround + declaration.clauses
    case .extension(let entry): entry.declaration.clauses + declaration.clauses
    }
  }

  /// Attributes of it and of everything that it is declared in.
  var attributesAround: [(AttributeSyntax, ParsedFile)] {
    let own = declaration.attributes.map { ($0, file) }
    switch container {
    case .file: return own
    case .type(let parent): return parent.attributesAround + own
    case .extension(let entry): return entry.declaration.attributes.map { ($0, entry.file) } + own
    }
  }
}

extension ExtensionEntry {
  fileprivate func fullPath(callingRoot root: String) -> String {
    extended?.fullPath(callingRoot: root) ?? foreignPath(callingRoot: root)
  }

  /// How the type of another module that it extends is written.
  func foreignPath(callingRoot root: String) -> String {
    let names = path.first == "Root" ? [root] + path.dropFirst() : path
    return names.joined(separator: ".")
  }

  /// The extended type as it is written, without generic arguments.
  var writtenPath: String { extended?.extensionPath ?? path.joined(separator: ".") }
}
