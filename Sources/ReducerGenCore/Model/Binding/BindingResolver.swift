import ReducerGenIndex
import ReducerGenSyntax

/// Decides which actions get the property `binding`.
struct BindingResolver: Resolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []

  /// Nil if the type is not an action with bindings, or if the target declares the property.
  mutating func model(of type: TypeEntry) -> BindingModel? {
    guard type.declaration.kind == .enum, !type.isIgnored,
      let site = index.site(of: .bindableAction, on: type), let element = bindingCase(of: type),
      !declaresProperty(type)
    else { return nil }
    if let hidden = type.hiddenPlace {
      // The compiler supplies the property if there are case paths, and those are refused, too.
      if index.site(of: .casePathable, on: type) == nil {
        report(.hiddenAction(type.name, hidden.name, at: site.place))
      }
      return nil
    }
    if type.genericSuppression != nil { return nil }
    var header = TypeHeader(type)
    header.clauses += element.clauses
    let payload = element.parameters[0].type
    return BindingModel(
      header: header, payload: TypeQualifier(index: index, type: type).qualified(payload),
      importedNames: Set(payload.firstNames.map(\.nameText)).filter {
        index.lookUp($0, from: type) == nil
      })
  }

  private func bindingCase(of type: TypeEntry) -> DeclarationSyntax? {
    type.declaration.members.first { member in
      member.kind == .case && type.file.text(member.name).withoutBackticks == "binding"
        && member.parameters.count == 1
        && member.parameters[0].type.path.last == "BindingAction"
        && !member.isUnavailable(in: type.file)
    }
  }

  private func declaresProperty(_ type: TypeEntry) -> Bool {
    ([type] + index.ancestors(of: type)).flatMap(\.implementedMembers).contains {
      $0.declaration.kind == .var && !$0.declaration.isStatic
        && $0.name.withoutBackticks == "binding"
    }
  }
}
