#if Apple
  public import SwiftUI

  extension DismissEffect {
    /// Dismisses the feature with an animation.
    @MainActor
    public func callAsFunction(
      animation: Animation?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) async {
      await callAsFunction(
        transaction: Transaction(animation: animation), fileID: fileID, filePath: filePath,
        line: line, column: column)
    }

    /// Dismisses the feature in a transaction.
    @MainActor
    public func callAsFunction(
      transaction: Transaction, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
      let site = CallSite(fileID, filePath, line, column)
      withTransaction(transaction) { dismissNow(at: site) }
    }
  }
#endif
