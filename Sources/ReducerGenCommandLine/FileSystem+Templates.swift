import ReducerGenCore

extension FileSystem {
  /// The templates of a folder, in the order of their names; none if there is no such folder.
  package static func templates(in folder: String) throws(FileError) -> [SourceFile] {
    var templates: [SourceFile] = []
    for name in names(in: folder) where name.hasSuffix(".stencil") {
      let path = folder + "/" + name
      templates.append(SourceFile(path: path, bytes: try read(path)))
    }
    return templates
  }
}
