// Runs before main in every program that links GeneratedTestSupport. So issues fail a test that has never
// called or imported the library. Swift itself cannot run code before main.

void generated_test_support_install(void);

__attribute__((constructor)) static void install(void) { generated_test_support_install(); }
