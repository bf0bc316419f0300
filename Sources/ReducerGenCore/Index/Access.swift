/// The access level of a declaration.
enum Access: Int, Comparable {
  case hidden, `internal`, package, usableFromInline, `public`

  static func < (first: Access, second: Access) -> Bool { first.rawValue < second.rawValue }

  /// As written before a declaration in a generated file.
  var spelling: String {
    switch self {
    case .hidden, .internal: ""
    case .package: "package "
    case .usableFromInline: "@usableFromInline "
    case .public: "public "
    }
  }

  /// The access level of imports that a signature of this level needs.
  var ofImports: Access { self == .usableFromInline ? .public : self }

  init?(_ modifiers: [ModifierSyntax]) {
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
  var effectiveAccess: Access {
    let own = ownAccess
    switch container {
    case .file: return own ?? .internal
    case .type(let parent): return min(own ?? .internal, parent.effectiveAccess)
    case .extension(let entry):
      let outer = Access(entry.declaration.modifiers)
      return min(own ?? outer ?? .internal, entry.extended?.effectiveAccess ?? .public)
    }
  }

  /// The level that is written in front of its keyword.
  private var ownAccess: Access? {
    let written = Access(declaration.modifiers)
    let isUsable = declaration.attributes.contains { file.text($0.name) == "usableFromInline" }
    return isUsable ? .usableFromInline : written
  }

  /// The innermost type, from this one outwards, that another file cannot see.
  var hiddenPlace: (name: String, place: SourcePlace)? {
    if Access(declaration.modifiers) == .hidden { return (name, namePlace) }
    switch container {
    case .file: return nil
    case .type(let parent): return parent.hiddenPlace
    case .extension(let entry):
      if Access(entry.declaration.modifiers) == .hidden && Access(declaration.modifiers) == nil {
        return (name, namePlace)
      }
      return entry.extended?.hiddenPlace
    }
  }
}
