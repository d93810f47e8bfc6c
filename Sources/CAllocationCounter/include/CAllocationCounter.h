#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdint.h>

/// What was allocated between a begin and its end, by the calling thread.
typedef struct {
  /// Calls of malloc, calloc, realloc, posix_memalign, aligned_alloc and memalign that gave memory.
  uint64_t allocations;
  /// Bytes that these calls asked for.
  uint64_t bytes;
  /// Calls of free with an address.
  uint64_t frees;
} ck_allocation_count;

/// Starts counting; returns how many call slots are watched, 0 where counting is unsupported.
///
/// On Linux the slots through which loaded objects call the allocator are pointed at counting
/// functions, and `ck_allocations_end` points every one back at what it held. Between a begin and
/// its end no object may be loaded or unloaded. Only one thread counts at a time, the others wait in
/// their begin; every begin needs its end, by the same thread.
int ck_allocations_begin(void);

/// Ends counting, restores every slot, and returns what was counted.
ck_allocation_count ck_allocations_end(void);

#endif
