import ReducerGenIndex
import ReducerGenSyntax

/// A reducer of a target. Its bodies are read when a rule asks for them.
final class WiredFeature {
  let facts: FeatureFacts
  private let index: TargetIndex
  /// The operators, and the actions that it handles and sends.
  private(set) lazy var logic = facts.logic
  /// The members with code, and its trees.
  private(set) lazy var bodies: [WiredBody] = type.declaredMembers
    .filter(\.declaration.hasCode).map(WiredBody.init)
  private(set) lazy var calls = bodies.flatMap(\.calls)

  init(_ facts: FeatureFacts) {
    self.facts = facts
    index = facts.feature.module.index
  }

  var type: TypeEntry { facts.feature.type }
  var name: String { facts.feature.name }

  private(set) lazy var files: [ParsedFile] = {
    var files = [type.file]
    for file in type.extensions.map(\.file) where !files.contains(where: { $0 === file }) {
      files.append(file)
    }
    return files
  }()

  /// Whether one of its files has a word.
  func mentions(_ word: String) -> Bool {
    files.contains { ByteSearch.contains(word, in: $0.file) }
  }

  /// The enum of its actions, if the sources declare it in the feature.
  private(set) lazy var action: TypeEntry? = {
    guard let action = facts.action?.type, !action.isGenerated, action.parent === type,
      action.declaration.kind == .enum
    else { return nil }
    return action
  }()

  /// The struct of its state, if the target's sources declare it.
  private(set) lazy var state: TypeEntry? = {
    let state = index.member("State", of: type).flatMap(index.resolveAlias)
    return state.flatMap { !$0.isGenerated && $0.declaration.kind == .struct ? $0 : nil }
  }()

  /// The property of its state.
  func stateProperty(_ name: String) -> DeclaredMember? {
    state?.declaredMembers.first { member in
      [.var, .let].contains(member.declaration.kind) && !member.declaration.isStatic
        && member.name.withoutBackticks == name
    }
  }

  /// Whether it is declared once, without a macro, where all of its code can be read.
  private(set) lazy var isCertain: Bool = {
    let same = type.parent.map { $0.members[type.name] } ?? index.topLevel[type.name]
    return same?.count == 1 && files.allSatisfy(\.diagnostics.isEmpty)
      && !index.has(.caseReducer, type)
  }()

  /// Whether its reducer is written in it, as `body` or `reduce(into:action:)`, and all statements
  /// could be read.
  private(set) lazy var hasReadableBody: Bool = {
    type.declaresReducer && bodies.allSatisfy(\.isRead)
  }()
}

extension TypeEntry {
  /// Whether `body` or `reduce(into:action:)` is written in it.
  var declaresReducer: Bool {
    declaredMembers.contains { member in
      ["body", "reduce"].contains(member.name) && member.declaration.hasCode
    }
  }
}

/// A member of a feature, and the trees of its body and its value.
struct WiredBody {
  let member: DeclaredMember
  let code: [CodeSyntax]

  init(_ member: DeclaredMember) {
    self.member = member
    code = member.file.code(of: member.declaration)
  }

  var calls: [NamedCall] {
    code.flatMap { $0.nodes(of: .call) }.compactMap(NamedCall.init)
      .sorted { $0.nameRange.start < $1.nameRange.start }
  }

  /// Whether the reader knows all of its statements.
  var isRead: Bool { code.allSatisfy { $0.nodes(of: .tokens).isEmpty } }
}
