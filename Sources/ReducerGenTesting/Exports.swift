// `SnapshotRecording`, which says what a run writes, and recorded assertions.
@_exported import ReducerGenRecording
