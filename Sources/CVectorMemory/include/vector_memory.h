#ifndef ANIMKERNEL_VECTOR_MEMORY_H
#define ANIMKERNEL_VECTOR_MEMORY_H

#include <string.h>

// What the kernels do with vectors in memory and Swift cannot express, or expresses as a call.
// Everything is inlined into the kernel, where the copies to and from the stack are gone.

#define CK_INLINE static inline __attribute__((always_inline))
#define CK_RARE static __attribute__((noinline, unused))

// Copies the first `bytes` of a vector, for the few elements of a call that has fewer than a vector.
CK_RARE void ck_copy_some(void *to, const void *from, long bytes) {
  for (long at = 0; at < bytes; at += 4) memcpy((char *)to + at, (const char *)from + at, 4);
}

// Vectors of 64, 32 and 16 bytes:
// - load reads the first `bytes` of them, the rest of `to` is left. Which address is read depends on
//   a branch, and not which vector is taken: a vector that two branches meet in would be taken apart
//   into registers of 16 bytes;
// - stream writes one past the caches, to an address that is a multiple of its size;
// - any tells whether a bit is set, by one test.
#define CK_VECTOR(size)                                                                            \
  typedef float ck_vector##size __attribute__((vector_size(size)));                               \
  typedef int ck_integers##size __attribute__((vector_size(size)));                               \
                                                                                                   \
  CK_INLINE void ck_load##size(void *to, const void *from, long bytes) {                           \
    char copy[size] __attribute__((aligned(size)));                                                \
    const void *source = from;                                                                     \
    if (__builtin_expect(bytes != size, 0)) {                                                      \
      memcpy(copy, to, size);                                                                      \
      ck_copy_some(copy, from, bytes);                                                             \
      source = copy;                                                                               \
    }                                                                                              \
    ck_vector##size vector;                                                                        \
    memcpy(&vector, source, size);                                                                 \
    memcpy(to, &vector, size);                                                                     \
  }                                                                                                \
                                                                                                   \
  CK_INLINE void ck_stream##size(void *to, const void *from) {                                     \
    ck_vector##size vector;                                                                        \
    memcpy(&vector, from, size);                                                                   \
    __builtin_nontemporal_store(vector, (ck_vector##size *)to);                                    \
  }                                                                                                \
                                                                                                   \
  CK_INLINE int ck_any##size(const void *bits) {                                                   \
    ck_integers##size vector;                                                                      \
    memcpy(&vector, bits, size);                                                                   \
    return __builtin_reduce_or(vector) != 0;                                                       \
  }

CK_VECTOR(64)
CK_VECTOR(32)
CK_VECTOR(16)

// Makes streamed stores visible to other threads before anything stored later.
CK_INLINE void ck_stream_fence(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  __sync_synchronize();
#endif
}

#endif
