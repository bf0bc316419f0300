/// Runs an operation with the dependencies of a model, for one model that makes another.
///
/// ```swift
/// final class Parent {
///   @Dependency(\.continuousClock) var clock
///   var child: Child?
///
///   func open() {
///     child = withDependencies(from: self) { Child() }
///   }
/// }
///
/// final class Child {
///   @Dependency(\.continuousClock) var clock
/// }
/// ```
///
/// The model's dependencies are those that its `@Dependency` properties keep, inherited properties
/// included. A model without such a property has the dependencies of the
/// ``withDependencies(_:operation:)`` that returned it. Overrides that are in force where you call
/// this go before the model's.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, operation: () throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let site = CallSite(fileID, filePath, line, column)
  return try DependencyValues(of: model, site).inForce(operation)
}

/// Runs an operation with the dependencies of a model, and overrides some of them.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  var values = DependencyValues(of: model, CallSite(fileID, filePath, line, column))
  try DependencyUpdate.running { try update(&values) }
  return try values.inForce(operation)
}

/// Runs an operation with the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let site = CallSite(fileID, filePath, line, column)
  return try await DependencyValues(of: model, site).inForce(isolation: isolation, operation)
}

/// Runs an operation with the dependencies of a model, and overrides some of them.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  var values = DependencyValues(of: model, CallSite(fileID, filePath, line, column))
  try await DependencyUpdate.running(isolation: isolation) { try await update(&values) }
  return try await values.inForce(isolation: isolation, operation)
}

extension DependencyValues {
  /// The dependencies of the model and, with precedence, those of the running task. They are for an
  /// update closure.
  fileprivate init(of model: AnyObject, _ site: CallSite) {
    let current = DependencyFrame.inForce
    let captured = CapturedFrames.find(in: model)
    let remembered = captured == nil ? RememberedFrames.find(for: model) : nil
    if captured == nil && remembered == nil {
      reportIssue(DependencyReport.noDependencies(type(of: model)), at: site)
    }
    let frame = captured.map(\.frame) ?? remembered.map(\.frame) ?? nil
    self.init(current?.merged(over: frame) ?? frame, for: .overriding)
  }
}
