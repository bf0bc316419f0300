import Foundation
import GeneratedSupport
import Testing

@Suite struct PresentationActionTests {
  @Test func caseKeyPathsLeaveOutTheStepPresented() {
    let action = Shop.Action.destination(.presented(.detail(.tap(1))))
    #expect(action.is(\.destination))
    #expect(action.is(\.destination.presented))
    #expect(action.is(\.destination.detail))
    #expect(action.is(\.destination.detail.tap))
    #expect(action.is(\.destination.presented.detail.tap))
    #expect(!action.is(\.destination.dismiss))
    #expect(action[case: \.destination.detail.tap] == 1)
    #expect(action[case: \.destination.other] == nil)
  }

  @Test func caseKeyPathsMakeActions() {
    let tap: CaseKeyPath<Shop.Action, Int> = \.destination.detail.tap
    #expect(tap(2) == .destination(.presented(.detail(.tap(2)))))
    let dismiss: CaseKeyPath<Shop.Action, Void> = \.destination.dismiss
    #expect(dismiss() == .destination(.dismiss))
    let presented: CaseKeyPath<Shop.Action, Banner> = \.destination.other.presented
    #expect(presented(.dismiss) == .destination(.presented(.other(.presented(.dismiss)))))
  }

  @Test func anActionWithTheNameDismissHasTheWholePath() {
    let own: CaseKeyPath<Shop.Action, Void> = \.destination.other.presented.dismiss
    #expect(own() == .destination(.presented(.other(.presented(.dismiss)))))
    let dismiss: CaseKeyPath<Shop.Action, Void> = \.destination.other.dismiss
    #expect(dismiss() == .destination(.presented(.other(.dismiss))))
  }

  @Test func itsCasesCanBeListed() {
    let action = PresentationAction<Detail>.presented(.tap(1))
    #expect(Array(PresentationAction<Detail>.allCasePaths) == [\.dismiss, \.presented])
    #expect(action.case == \.presented)
    #expect(PresentationAction<Detail>.dismiss.case == \.dismiss)
    #expect(action.is(\.tap))
  }

  @Test func itsPayloadNeedsNoCasePaths() {
    let action = PresentationAction<String>.presented("a")
    #expect(action[case: \.presented] == "a")
  }

  @Test func itIsEncodedAndDecoded() throws {
    let actions: [PresentationAction<Int>] = [.dismiss, .presented(1)]
    let json = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([PresentationAction<Int>].self, from: json) == actions)
  }
}

enum Shop {
  enum Action: CasePathable, Equatable {
    case destination(PresentationAction<Destination>)
  }
  enum Destination: CasePathable, Equatable {
    case detail(Detail)
    case other(PresentationAction<Banner>)
  }
}

enum Detail: CasePathable, Equatable { case tap(Int) }
enum Banner: CasePathable, Equatable { case dismiss, count(Int) }
