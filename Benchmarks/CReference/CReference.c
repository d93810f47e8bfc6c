#include "CReference.h"

int ck_reference_level(void) {
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512VL__)
  return 4;
#elif defined(__AVX2__)
  return 3;
#else
  return 1;
#endif
}

void ck_reference_blend(const float *restrict from, const float *restrict to,
                        const float *restrict progress, float *restrict out, int64_t count,
                        int64_t components) {
  for (int64_t component = 0; component < components; component++) {
    const float *a = from + component * count;
    const float *b = to + component * count;
    float *o = out + component * count;
    for (int64_t i = 0; i < count; i++) o[i] = a[i] + (b[i] - a[i]) * progress[i];
  }
}
