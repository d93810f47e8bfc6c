#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H
#include <stdint.h>
/// Whether allocations can be counted here (Linux with ELF).
int ck_allocations_supported(void);
#endif
