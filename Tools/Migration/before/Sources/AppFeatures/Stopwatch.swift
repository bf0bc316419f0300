import Clocks
import ComposableArchitecture

/// Counts seconds.
@Reducer  // the oldest feature
// of this application
struct Stopwatch /* of seconds */ {
	@ObservableState
	struct State: Equatable {
		var seconds = 0
		@ObservationStateIgnored var starts = 0
	}

	enum Action {
		case startTapped, stopTapped
		case ticked
	}

	enum CancelID { case timer }

	@Dependency(\.continuousClock) var clock

	var body: some Reducer<State, Action> {
		Reduce { state, action in
			switch action {
			case .startTapped:
				state.starts += 1
				return .run { send in
					for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
				}
				.cancellable(id: CancelID.timer, cancelInFlight: true)
			case .stopTapped:
				return .cancel(id: CancelID.timer)
			case .ticked:
				state.seconds += 1
				return .none
			}
		}
	}
}
