import ReducerGenIndex

struct FileModel {
  var file: ParsedFile
  var imports: ImportsModel
  var parts: [Part]

  /// The generated code of one type.
  enum Part {
    case casePaths(CasePathsModel), client(ClientModel), reducer(ReducerModel)
    case caseReducer(CaseReducerModel), binding(BindingModel), interface(InterfaceModel)
    /// Printed with a template of the target.
    case own(OwnCode)

    /// The protocol that the code is for.
    var annotation: Annotation? {
      switch self {
      case .casePaths: .casePathable
      case .client: .dependencyClient
      case .reducer: .reducer
      case .caseReducer: .caseReducer
      case .binding: .bindableAction
      case .interface: .dependencyInterface
      case .own: nil
      }
    }

    /// Files beside the type's own from which its signatures are copied.
    var otherFiles: [ParsedFile] {
      switch self {
      case .client(let model): model.otherFiles
      case .interface(let model): model.otherFiles
      default: []
      }
    }

    var header: TypeHeader {
      switch self {
      case .casePaths(let model): model.header
      case .client(let model): model.header
      case .reducer(let model): model.header
      case .caseReducer(let model): model.header
      case .binding(let model): model.header
      case .interface(let model): model.header
      case .own(let code): code.header
      }
    }
  }

  init(file: ParsedFile, parts: [Part], _ index: TargetIndex) {
    let imports = ImportsResolver(
      index: index, file: file, signatures: parts.flatMap(\.signatures),
      otherFiles: parts.flatMap(\.otherFiles),
      needsRuntime: parts.contains { $0.annotation != nil })
    self.file = file
    self.imports = imports.model()
    self.parts = parts
  }
}
