// Runs before main in every program that links ReducerGenRecording, so that an environment variable
// can turn on recording in tests that do not mention it. Swift itself cannot run code before main.

void reducergen_recording_install(void);

__attribute__((constructor)) static void install(void) { reducergen_recording_install(); }
