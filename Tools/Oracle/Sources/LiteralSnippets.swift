import Foundation
import SwiftSyntax

/// The values of a file's string literals, also of those inside of others, in which words are
/// separated.
final class LiteralSnippets: SyntaxVisitor {
  private var snippets: [String] = []

  static func snippets(in source: SourceText) -> [String] {
    let visitor = LiteralSnippets(viewMode: .sourceAccurate)
    visitor.walk(source.parsed())
    return visitor.snippets
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.representedLiteralValue, value.contains(where: \.isWhitespace) {
      snippets.append(value.withoutMarkers)
    }
    return .visitChildren
  }
}

extension String {
  /// The tests of swift-syntax mark places with digits in boxes.
  fileprivate var withoutMarkers: String { replacing(/[0-9]\u{FE0F}\u{20E3}/, with: "") }
}
