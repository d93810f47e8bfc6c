#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdint.h>

/// What was allocated between a begin and its end, by the calling thread.
typedef struct {
  /// Calls of malloc, calloc, realloc, reallocarray, posix_memalign, aligned_alloc and memalign
  /// that gave memory.
  uint64_t allocations;
  /// Bytes that these calls asked for.
  uint64_t bytes;
  /// Calls of free with an address.
  uint64_t frees;
} ck_allocation_count;

/// The slots through which the loaded objects call the allocator.
typedef struct {
  /// How many there are.
  int count;
  /// How many of them point at a counting function now.
  int redirected;
  /// A digest of their addresses and of what they hold.
  uint64_t digest;
} ck_allocation_slots;

/// Starts counting; returns how many call slots are watched, 0 where counting is unsupported, and
/// -1, starting nothing, if the calling thread counts already.
///
/// On Linux the slots through which loaded objects call the allocator are pointed at counting
/// functions, and `ck_allocations_end` points every one back at what it held. Calls that the C
/// library makes itself (as in strdup) go by no slot of these and are not counted. Between a begin
/// and its end no object may be loaded or unloaded. Only one thread counts at a time, the others
/// wait in their begin; every begin that did not return -1 needs its end, by the same thread.
int ck_allocations_begin(void);

/// Ends counting, restores every slot, and returns what was counted.
ck_allocation_count ck_allocations_end(void);

/// Looks at the slots without changing them; all zero where counting is unsupported.
ck_allocation_slots ck_allocations_slots(void);

#endif
