#include "CAllocationCounter.h"
int ck_allocations_supported(void) { return 0; }
