import Foundation
import PackagePlugin

/// The Swift files of a target, and the place of its generated code.
struct Sources {
  let urls: [URL]
  /// The target's folder.
  let root: URL
  /// The folders with generated code. They are recognised by the first line of their files, because
  /// other tools also have folders called `Generated`.
  let generated: [URL]
  /// Whether the target's `sources:` leave out some Swift files in its folder.
  private let areLimited: Bool

  init(_ files: FileList, root: URL) {
    let all = files.filter { $0.url.pathExtension == "swift" }
    urls = all.filter { $0.type == .source }.map(\.url)
    areLimited = urls.count != all.count
    self.root = root
    var folders: [URL] = []
    for url in urls where isGenerated(url) {
      let folder = url.deletingLastPathComponent()
      if !folders.contains(folder) { folders.append(folder) }
    }
    generated = folders
  }

  /// The folder of the generated code. At first it is in the target's folder; if the target
  /// compiles only parts of its folder, it is in the innermost folder that contains all sources.
  var output: URL {
    if let folder = generated.first { return folder }
    let usual = root.appending(path: "Generated")
    return areLimited && !holdsGeneratedCode(usual)
      ? sharedFolder.appending(path: "Generated") : usual
  }

  /// Whether the output folder has generated code that the target does not compile.
  var outputIsLeftOut: Bool { generated.isEmpty && holdsGeneratedCode(output) }

  /// Whether the target's `sources:` may leave out a new output folder: no source is beside it.
  var mayLeaveOutputOut: Bool {
    generated.isEmpty && !folders.contains { path($0) == path(output.deletingLastPathComponent()) }
  }

  private var folders: [URL] { urls.map { $0.deletingLastPathComponent() } }

  /// The innermost folder that contains all sources.
  private var sharedFolder: URL {
    guard var shared = folders.first?.pathComponents else { return root }
    for folder in folders {
      shared = zip(shared, folder.pathComponents).prefix { $0 == $1 }.map(\.0)
    }
    return URL(filePath: "/" + shared.dropFirst().joined(separator: "/"))
  }
}

func holdsGeneratedCode(_ folder: URL) -> Bool {
  let files = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return files?.contains { $0.pathExtension == "swift" && isGenerated($0) } ?? false
}

/// Whether a file begins with the header of generated code.
func isGenerated(_ url: URL) -> Bool {
  guard let file = try? FileHandle(forReadingFrom: url) else { return false }
  defer { try? file.close() }
  let start = (try? file.read(upToCount: 128)) ?? Data()
  return start.withUnsafeBytes(HeaderLine.begins)
}

/// A file-system path, never percent-encoded, without a trailing slash.
func path(_ url: URL) -> String {
  let path = url.path(percentEncoded: false)
  return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
