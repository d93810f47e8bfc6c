#ifndef CCPUFEATURES_H
#define CCPUFEATURES_H

/// The highest x86-64 level this CPU and operating system run: 1, 3 or 4. On other CPUs 1.
///
/// Level 3 means AVX2, FMA and BMI2; level 4 means AVX-512 F, BW, CD, DQ and VL (System V psABI).
int ck_x86_64_level(void);

#endif
