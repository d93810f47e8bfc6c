#ifndef ANIMKERNEL_STREAMING_STORE_H
#define ANIMKERNEL_STREAMING_STORE_H

#include <string.h>

// Stores that bypass the caches, which Swift cannot express. Each copies one vector whose address
// is a multiple of its size; inlined, the copy from the stack is gone.

typedef float ck_vector64 __attribute__((vector_size(64)));
typedef float ck_vector32 __attribute__((vector_size(32)));
typedef float ck_vector16 __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) void ck_stream64(void *to, const void *from) {
  ck_vector64 vector;
  memcpy(&vector, from, sizeof vector);
  __builtin_nontemporal_store(vector, (ck_vector64 *)to);
}

static inline __attribute__((always_inline)) void ck_stream32(void *to, const void *from) {
  ck_vector32 vector;
  memcpy(&vector, from, sizeof vector);
  __builtin_nontemporal_store(vector, (ck_vector32 *)to);
}

static inline __attribute__((always_inline)) void ck_stream16(void *to, const void *from) {
  ck_vector16 vector;
  memcpy(&vector, from, sizeof vector);
  __builtin_nontemporal_store(vector, (ck_vector16 *)to);
}

// Makes the stores so far visible to other threads before anything stored later.
static inline __attribute__((always_inline)) void ck_stream_fence(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  __sync_synchronize();
#endif
}

#endif
