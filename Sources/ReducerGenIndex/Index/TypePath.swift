import ReducerGenSyntax

/// How a type is written where nothing but the top level is in scope.
extension TypeEntry {
  /// `Feature.Action`, `Outer<Element>.Inner`; parents carry their parameters as arguments, the
  /// type itself does not.
  ///
  /// - Parameter root: How to write `Root`, where that is the first name or a generic parameter.
  package func path(callingRoot root: String = "Root") -> String {
    let outer =
      parentType?.fullPath(callingRoot: root) ?? parentExtension?.fullPath(callingRoot: root)
    return outer.map { $0 + "." + text } ?? (text == "Root" ? root : text)
  }

  /// The name that its path begins with.
  package var outermostName: String {
    parent?.outermostName ?? parentExtension.map { $0.path.first ?? "" } ?? name
  }

  /// The extension that it is declared in, itself or a type around it.
  package var outermostExtension: ExtensionEntry? {
    parentType?.outermostExtension ?? parentExtension
  }

  /// With its own parameters too: `Outer<Element>.Inner<Key>`.
  package var fullPath: String { fullPath() }

  package func fullPath(callingRoot root: String = "Root") -> String {
    let arguments = genericParameters.map { $0 == "Root" ? root : $0 }
    return path(callingRoot: root)
      + (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
  }

  /// What `extension` takes: no arguments anywhere.
  package var extensionPath: String {
    (parentType?.extensionPath ?? parentExtension?.writtenPath).map { $0 + "." + text } ?? text
  }

  private var text: String { file.text(declaration.name) }

  /// Whether generic parameters are in scope: its own, or those of a type around it.
  package var isInGenericContext: Bool {
    !genericParameters.isEmpty
      || parent?.isInGenericContext ?? parentExtension?.extendsForeignGenericType ?? false
  }

  /// The type, this one or one around it, that has a generic parameter of this name.
  package func ownerOfGenericParameter(_ name: String) -> TypeEntry? {
    genericParameters.contains(name) ? self : parent?.ownerOfGenericParameter(name)
  }

  /// The `#if` clauses around it and around everything that it is declared in, outermost first.
  package var clausesAround: [ClauseSyntax] {
    (parentType?.clausesAround ?? origin?.clausesAround ?? parentExtension?.declaration.clauses
      ?? [])
      + declaration.clauses
  }

  /// Attributes of it and of everything that it is declared in.
  package var attributesAround: [(AttributeSyntax, ParsedFile)] {
    let outer = parentExtension.map { entry in
      entry.declaration.attributes.map { ($0, entry.file) }
    }
    return (parentType?.attributesAround ?? outer ?? []) + declaration.attributes.map { ($0, file) }
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

  /// Whether the type of another module that it extends has generic parameters, as far as the
  /// target's code shows that.
  var extendsForeignGenericType: Bool {
    KnownName.facts(of: [path.last ?? ""]).contains(.generic)
      || !declaration.whereClause.range.isEmpty
      || isSpecialized
  }

  /// Whether it fixes the generic parameters of the extended type: `extension Box<Int>`,
  /// `extension [Int]`.
  var isSpecialized: Bool {
    declaration.extended.map { $0.isShorthand || $0.hasArguments } ?? false
  }

  /// The extended type as it is written, without generic arguments.
  package var writtenPath: String { extended?.extensionPath ?? path.joined(separator: ".") }
}
