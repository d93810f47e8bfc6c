#ifndef CREFERENCE_H
#define CREFERENCE_H
#include <stdint.h>

/// The x86-64 level this file was compiled for (1, 3 or 4): `-march=native` in release builds, so
/// the functions below run only on a CPU of that level. 1 elsewhere.
int ck_reference_level(void);

/// `out = from + (to - from) * progress` over planar components, as a C programmer writes it.
void ck_reference_blend(const float *from, const float *to, const float *progress, float *out,
                        int64_t count, int64_t components);

#endif
