import ReducerGenSyntax

/// The access level of a declaration.
package enum Access: Int, Comparable {
  case hidden, `internal`, package, usableFromInline, `public`

  package static func < (first: Access, second: Access) -> Bool { first.rawValue < second.rawValue }

  /// As written before a declaration in a generated file.
  package var spelling: String {
    switch self {
    case .hidden, .internal: ""
    case .package: "package "
    case .usableFromInline: "@usableFromInline "
    case .public: "public "
    }
  }

  /// The access level of imports that a signature of this level needs.
  package var ofImports: Access { self == .usableFromInline ? .public : self }

  package init?(_ modifiers: [ModifierSyntax]) {
    guard let keyword = modifiers.map(\.keyword).first(where: \.isAccess) else { return nil }
    switch keyword {
    case .private, .fileprivate: self = .hidden
    case .package: self = .package
    case .public, .open: self = .public
    default: self = .internal
    }
  }
}

extension TypeEntry {
  /// The least access of the type and of everything around it.
  package var effectiveAccess: Access {
    let isUsable = declaration.attributes.contains { file.text($0.name) == "usableFromInline" }
    let own = isUsable ? .usableFromInline : writtenAccess ?? .internal
    return min(own, parent?.effectiveAccess ?? .public)
  }

  /// The level that is written before its keyword, or before the extension around it.
  private var writtenAccess: Access? {
    Access(declaration.modifiers) ?? parentExtension.flatMap { Access($0.declaration.modifiers) }
  }

  /// The innermost type, from this one outwards, that another file cannot see.
  package var hiddenPlace: (name: String, place: SourcePlace)? {
    writtenAccess == .hidden ? (name, namePlace) : parent?.hiddenPlace
  }
}
