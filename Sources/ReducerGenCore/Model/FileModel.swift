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

    /// The kind of code and the type: `case paths of Feature.Action`.
    var title: String {
      switch self {
      case .casePaths: "case paths of \(header.path)"
      case .client: "the client \(header.path)"
      case .interface: "the client of the protocol \(header.path)"
      case .binding: "the binding of \(header.path)"
      case .caseReducer: "the case reducer \(header.path)"
      case .reducer: "missing members of \(header.path)"
      case .own(let code):
        "the text of the template \(code.template)"
          + (header.path.isEmpty ? "" : " for \(header.path)")
      }
    }
  }
}
