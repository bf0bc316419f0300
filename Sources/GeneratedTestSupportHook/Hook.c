// Runs before main, wherever GeneratedTestSupport is linked, so that a test fails through this library
// without anybody having called or even imported it. Swift has nothing that does this.

void generated_test_support_install(void);

__attribute__((constructor)) static void install(void) { generated_test_support_install(); }
