public import Foundation
public import GeneratedSupport
#if canImport(Observation)
  import Observation
#endif

public enum Event: CasePathable {
  case opened(URL)
  case at(Date)
}

public func check() {
  precondition(Event.at(.distantPast).is(\.at))
}
