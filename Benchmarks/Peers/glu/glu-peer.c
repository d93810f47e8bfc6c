// Fills the polylines that `animkernel-peer contours` wrote with GLU's tessellator, by the nonzero
// rule, over and over for half a second, and prints `program points/s points triangles area`.
#include <GL/glu.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { int first, count; } Contour;
typedef struct { int first, count; } Outline;

static double (*points)[3];
static Contour *contours;
static Outline *outlines;
static int point_count, contour_count, outline_count;

static double (*made)[3];
static int made_count;
static const double *corners[3];
static int corner_count;
static long triangles;
static double area;

static void begin(GLenum kind) { (void)kind; corner_count = 0; }
static void edge_flag(GLboolean flag) { (void)flag; }  // asks for triangles alone
static void vertex(void *data) {
  corners[corner_count++] = data;
  if (corner_count < 3) return;
  corner_count = 0;
  triangles++;
  area += fabs((corners[1][0] - corners[0][0]) * (corners[2][1] - corners[0][1])
    - (corners[1][1] - corners[0][1]) * (corners[2][0] - corners[0][0])) / 2;
}
static void combine(GLdouble at[3], void *near[4], GLfloat weight[4], void **out) {
  (void)near; (void)weight;
  if (made_count == 1 << 20) { fprintf(stderr, "glu-peer: too many crossings\n"); exit(1); }
  memcpy(made[made_count], at, sizeof made[0]);
  *out = made[made_count++];
}
static void failed(GLenum error) { fprintf(stderr, "glu-peer: %s\n", gluErrorString(error)); exit(1); }

static void run(GLUtesselator *tess) {
  triangles = 0;
  area = 0;
  for (int o = 0; o < outline_count; o++) {
    made_count = 0;
    gluTessBeginPolygon(tess, NULL);
    for (int c = outlines[o].first; c < outlines[o].first + outlines[o].count; c++) {
      gluTessBeginContour(tess);
      for (int p = contours[c].first; p < contours[c].first + contours[c].count; p++)
        gluTessVertex(tess, points[p], points[p]);
      gluTessEndContour(tess);
    }
    gluTessEndPolygon(tess);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) { fprintf(stderr, "usage: glu-peer FILE\n"); return 64; }
  points = malloc(sizeof points[0] << 23);
  contours = malloc(sizeof contours[0] << 20);
  outlines = malloc(sizeof outlines[0] << 20);
  made = malloc(sizeof made[0] << 20);
  char word[16];
  while (fscanf(file, "%15s", word) == 1) {
    if (!strcmp(word, "path")) {
      outlines[outline_count++] = (Outline){contour_count, 0};
      continue;
    }
    int count;
    if (fscanf(file, "%d", &count) != 1 || point_count + count > 1 << 23) return 65;
    contours[contour_count++] = (Contour){point_count, count};
    outlines[outline_count - 1].count++;
    for (int i = 0; i < count; i++, point_count++)
      if (fscanf(file, "%lf %lf", &points[point_count][0], &points[point_count][1]) != 2) return 65;
  }
  GLUtesselator *tess = gluNewTess();
  gluTessCallback(tess, GLU_TESS_BEGIN, (_GLUfuncptr)begin);
  gluTessCallback(tess, GLU_TESS_EDGE_FLAG, (_GLUfuncptr)edge_flag);
  gluTessCallback(tess, GLU_TESS_VERTEX, (_GLUfuncptr)vertex);
  gluTessCallback(tess, GLU_TESS_COMBINE, (_GLUfuncptr)combine);
  gluTessCallback(tess, GLU_TESS_ERROR, (_GLUfuncptr)failed);
  gluTessProperty(tess, GLU_TESS_WINDING_RULE, GLU_TESS_WINDING_NONZERO);
  gluTessNormal(tess, 0, 0, 1);
  double best = 1e9;
  for (double start = now(); now() - start < 0.5;) {
    double begin_time = now();
    run(tess);
    double time = now() - begin_time;
    if (time < best) best = time;
  }
  printf("GLU %.0f %d %ld %.6f\n", point_count / best, point_count, triangles, area);
  return 0;
}
