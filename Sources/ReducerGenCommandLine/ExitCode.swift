/// The exit codes of a tool.
package enum ExitCode: Int32 {
  case done = 0
  case errorsOrStale = 1
  case usage = 2
  case inputOrOutput = 3
}
