/// Names of generated files, made from the paths of a target's sources.
///
/// The build tool plugin compiles this very file too, through a symbolic link: it declares the
/// outputs, the generator writes them, and the two must never differ. Therefore it imports nothing
/// and is internal (a plugin script has no package name, so `package` does not compile there).
///
/// A name depends on the source's path and on which other paths of the target would have the same
/// name; never on the order of the paths. `Feature.swift` becomes `Feature.generated.swift`,
/// `A/B_X.swift` becomes `A+B_X.generated.swift`. All names of a target differ, from each other and
/// from its sources' base names, even where a file system ignores case or normalises Unicode.
struct OutputNames {
  /// One name for each path, in the order of the paths.
  let sources: [String]
  /// The file for what belongs to no single source.
  let target: String

  /// - Parameter paths: the sources' paths below the target's root, each once.
  init(for paths: [String]) {
    var naming = Naming(baseNames: paths.map(Self.baseName))
    sources = naming.names(for: paths)
    target = naming.uniqueName(stem: "+Target", path: "")
  }

  /// The path of a file as seen from a folder; both are absolute, or both relative to one folder.
  ///
  /// It is lexical, so that the plugin and the tool agree whatever the disk says. A file that lies
  /// elsewhere gets `..` parts.
  static func relativePath(of file: String, below root: String) -> String {
    if let path = plainPath(of: file, below: root) { return path }
    let file = parts(of: file)
    let root = parts(of: root)
    var shared = 0
    while shared < root.count && shared < file.count - 1 && file[shared] == root[shared] {
      shared += 1
    }
    let ascent = Array(repeating: "..", count: root.count - shared)
    return (ascent + file[shared...]).joined(separator: "/")
  }

  /// The usual case: what follows the root, where that has no `.`, `..` or empty parts. Bytes by
  /// pointer, because a debug build takes 15 ms to split 1,000 paths.
  private static func plainPath(of file: String, below root: String) -> String? {
    var file = file
    var root = root
    return root.withUTF8 { root in
      file.withUTF8 { file in
        let slash = UInt8(ascii: "/")
        let start = root.last == slash ? root.count : root.count + 1
        if root.isEmpty || file.count <= start || file[start - 1] != slash { return nil }
        for index in 0..<root.count where file[index] != root[index] { return nil }
        var beginsPart = true
        for index in start..<file.count {
          let byte = file[index]
          if beginsPart && (byte == slash || byte == UInt8(ascii: ".")) { return nil }
          beginsPart = byte == slash
        }
        if beginsPart { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: file[start...]), as: UTF8.self)
      }
    }
  }

  /// The parts of a path, without `.`, without empty ones, and with `..` applied.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = String(Substring(part))
      if part == "." { continue }
      let ascends = part == ".." && parts.last != ".." && !(parts.isEmpty && path.first != "/")
      if !ascends { parts.append(part) } else { _ = parts.popLast() }
    }
    return parts
  }

  /// The last part of a path.
  static func baseName(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[$0...].dropFirst()) } ?? path
  }
}

/// Names given so far, and how a free one is found.
private struct Naming {
  static let suffix = ".generated.swift"
  /// File systems allow 255 bytes; the compiler appends `.o.tmp`, `.swiftdeps` and more.
  static let longest = 200

  /// Folded names of the sources and of the outputs.
  private var taken: Set<String>

  init(baseNames: [String]) { taken = Set(baseNames.map(Self.folded)) }

  /// Every path that shares its name gets the hash, so that it does not matter which came first.
  mutating func names(for paths: [String]) -> [String] {
    let stems = paths.map(Self.stem)
    var names = stems.map { $0 + Self.suffix }
    let folded = names.map(Self.folded)
    var owners: [String: Int] = [:]
    for name in folded { owners[name, default: 0] += 1 }
    let contested = paths.indices.filter { index in
      owners[folded[index]] != 1 || taken.contains(folded[index])
        || names[index].utf8.count > Self.longest
    }
    taken.formUnion(owners.keys)
    // In the order of bytes: `<` takes canonically equivalent strings for equal.
    let order = contested.sorted { paths[$0].utf8.lexicographicallyPrecedes(paths[$1].utf8) }
    for index in order {
      names[index] = hashedName(stem: stems[index], path: paths[index])
    }
    return names
  }

  /// The stem's own name if it is free.
  mutating func uniqueName(stem: String, path: String) -> String {
    let name = stem + Self.suffix
    return taken.insert(Self.folded(name)).inserted ? name : hashedName(stem: stem, path: path)
  }

  /// `=` and hexadecimal digits: no path is encoded like that, see `stem`.
  private mutating func hashedName(stem: String, path: String) -> String {
    var round = 0
    while true {
      let tail = "=" + Self.hash(path, round: round) + Self.suffix
      let name = Self.cut(stem, to: Self.longest - tail.utf8.count) + tail
      if taken.insert(Self.folded(name)).inserted { return name }
      round += 1
    }
  }

  /// The path without `.swift`, as one part: `/` becomes `+`; `=` stands before a literal `+`, `=`
  /// and before a dot in front, which would hide the file. So different paths have different stems.
  private static func stem(_ path: String) -> String {
    let (slash, plus, equal) = (UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "="))
    var stem = path.utf8.first == UInt8(ascii: ".") ? [equal] : []
    var named = path.hasSuffix(".swift") ? String(path.dropLast(6)) : path
    named.withUTF8 { named in
      for byte in named {
        if byte == plus || byte == equal { stem.append(equal) }
        stem.append(byte == slash ? plus : byte)
      }
    }
    return String(decoding: stem, as: UTF8.self)
  }

  private static func cut(_ stem: String, to length: Int) -> String {
    var stem = stem
    while stem.utf8.count > length { stem.unicodeScalars.removeLast() }
    return stem
  }

  /// Equal for names that some file system takes for one. Strings are compared by canonical
  /// equivalence, which is the normalisation; going through upper case folds `ß` and `ſ` too.
  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// FNV-1a of 64 bits, in hexadecimal.
  private static func hash(_ path: String, round: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &+ UInt64(round)
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
