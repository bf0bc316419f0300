/// Tells that a link to a screen does nothing, because no stack around it shows screens of this
/// type.
package func reportUnpresentableLink(_ link: Any.Type, stack: Any.Type?, site: CallSite) {
  if stack == link { return }
  let text = """
    A navigation link at "\(site)" is not presentable. …

      State of the screens of the stack: \(stack.map { dumpTypeName($0) } ?? "there is no stack")
      State of the link: \(dumpTypeName(link))

    Put the link into a "NavigationStack(path:root:destination:)" whose path is a "StackState". The state of the link \
    must be an element of that stack. If the screens are an enum of reducers, write the case: \
    NavigationLink(state: Path.State.detail(…)).
    """
  IssueReport(text, site: site).deliver()
}
