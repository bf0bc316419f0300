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
/// The model's dependencies are those that its properties `@Dependency` keep, its own and inherited
/// ones; if it has none, those of the ``withDependencies(_:operation:)`` that returned it. What is
/// overridden where this is called goes before them.
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
  try update(&values)
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
  try await update(&values)
  return try await values.inForce(isolation: isolation, operation)
}

extension DependencyValues {
  /// Those of the model, under those of the running task, to be overridden.
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
