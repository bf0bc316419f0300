import ReducerGenIndex
import ReducerGenSyntax

/// A part of the generated code, and the declaration that it is for.
package struct GeneratedPart: Sendable {
  package enum Kind: Sendable {
    /// Of an enum with these cases. Of a generated enum, those that a value can have.
    case casePaths([EnumCase])
    case client(Client)
    /// A client with the requirements of a protocol, and the client that has its closures.
    case clientOfProtocol(Client), closuresOfClient
    case binding
    /// The members of an enum of reducers.
    case caseReducer
    /// The members that a reducer does not declare itself.
    case members
    /// The text of a template of the target.
    case ownCode(template: String)
  }

  package var kind: Kind
  /// The declaration: `Feature.Action`. Empty for code that is for a whole file.
  package var path: String
  /// The name of the declaration. Where generated code declares it, the name of the declaration
  /// that this code is for.
  package var place: SourcePlace

  /// A case of an enum.
  package struct EnumCase: Sendable {
    /// Its name in the sources, also if generated code declares the enum.
    package var place: SourcePlace

    package var name: String { place.file.text(place.range).withoutBackticks }
  }

  package struct Client: Sendable {
    /// `AudioPlayerClient`.
    package var name: String
    /// Its property of `DependencyValues`.
    package var key: String?
    package var endpoints: [String]
  }
}

extension GeneratedPart {
  /// The kind of code and the declaration: `case paths of Feature.Action`.
  package var title: String {
    switch kind {
    case .casePaths: "case paths of \(path)"
    case .client, .closuresOfClient: "the client \(path)"
    case .clientOfProtocol: "the client of the protocol \(path)"
    case .binding: "the binding of \(path)"
    case .caseReducer: "the case reducer \(path)"
    case .members: "missing members of \(path)"
    case .ownCode(let template):
      "the text of the template \(template)" + (path.isEmpty ? "" : " for \(path)")
    }
  }

  init(_ part: FileModel.Part, for type: TypeEntry, _ index: TargetIndex) {
    kind = Kind(part) { type.enumCases(index) }
    path = part.header.path
    place = type.namePlace
  }

  init(_ part: FileModel.Part, for file: ParsedFile) {
    kind = Kind(part) { [] }
    path = part.header.path
    place = file.place(SourceRange.empty)
  }
}

extension GeneratedPart.Kind {
  fileprivate init(_ part: FileModel.Part, cases: () -> [GeneratedPart.EnumCase]) {
    switch part {
    case .casePaths: self = .casePaths(cases())
    case .client(let model):
      self = model.interface == nil ? .client(GeneratedPart.Client(model)) : .closuresOfClient
    case .interface(let model): self = .clientOfProtocol(GeneratedPart.Client(model))
    case .binding: self = .binding
    case .caseReducer: self = .caseReducer
    case .reducer: self = .members
    case .own(let code): self = .ownCode(template: code.template)
    }
  }
}

extension GeneratedPart.Client {
  fileprivate init(_ model: ClientModel) {
    name = model.header.path
    key = model.key?.name
    endpoints = model.endpoints
  }

  fileprivate init(_ model: InterfaceModel) {
    name = model.path
    key = model.key?.name
    endpoints = model.endpoints.map(\.name)
  }
}

extension TypeEntry {
  /// A generated enum also has cases for what no reducer runs on. They may have no value.
  fileprivate func enumCases(_ index: TargetIndex) -> [GeneratedPart.EnumCase] {
    let elements = declaration.members.filter { $0.kind == .case }
    guard let origin else {
      return elements.map { GeneratedPart.EnumCase(place: file.place($0.name)) }
    }
    let names = Set(
      elements.filter { !index.isUninhabited($0, in: self) }
        .map { file.text($0.name).withoutBackticks })
    return origin.declaration.members.filter {
      $0.kind == .case && names.contains(origin.file.text($0.name).withoutBackticks)
    }.map { GeneratedPart.EnumCase(place: origin.file.place($0.name)) }
  }
}

extension GeneratedPart {
  /// The property of `DependencyValues` that it is for, without back-ticks.
  var key: String? {
    switch kind {
    case .client(let client), .clientOfProtocol(let client): client.key?.withoutBackticks
    default: nil
    }
  }
}
