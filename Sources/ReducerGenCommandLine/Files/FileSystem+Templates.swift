import ReducerGenSyntax

extension FileSystem {
  /// The templates of a folder, sorted by name; none if it does not exist.
  package static func templates(in folder: String) throws(FileError) -> [SourceFile] {
    var templates: [SourceFile] = []
    for name in names(in: folder) where name.hasSuffix(".stencil") {
      let path = folder + "/" + name
      templates.append(SourceFile(path: path, bytes: try read(path)))
    }
    return templates
  }
}
