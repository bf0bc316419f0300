/// Chooses what happens next where several things could. A test can be run in several orders.
package protocol JobOrder: AnyObject, Sendable {
  /// Returns the index of what happens next.
  ///
  /// - Parameter candidates: The numbers of tasks or sleepers, in the usual order. There are at
  ///   least two.
  func next(of candidates: [UInt64]) -> Int

  /// Is called when a task goes on because of work whose order is not chosen, such as a thread, and
  /// when a test waits for such work.
  func meetsOtherWork()
}

package enum JobOrders {
  /// That of the executors and sleepers of this task. Nil stands for the usual order.
  @TaskLocal package static var current: (any JobOrder)?
}
