// Nothing to call: this target runs by itself. See Hook.c.
