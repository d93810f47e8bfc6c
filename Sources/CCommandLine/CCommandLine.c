#include "CCommandLine.h"

#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t getopt_state = PTHREAD_MUTEX_INITIALIZER;

// getopt_long returns `first_index + i` for option i, beyond every character.
enum { first_index = 256 };

static void restart_getopt(void) {
  opterr = 0;
#if defined(__APPLE__)
  optreset = 1;
  optind = 1;
#else
  optind = 0;
#endif
}

static int option_index(int value, int option_count, const struct ck_option options[]) {
  if (value >= first_index) return value - first_index;
  for (int i = 0; i < option_count; i++)
    if (value != 0 && options[i].letter == value) return i;
  return -1;
}

static int read_all(int count, char *const arguments[], int option_count,
                    const struct ck_option options[], const char *letters,
                    const struct option *names, int capacity, struct ck_argument found[]) {
  int n = 0;
  restart_getopt();
  for (;;) {
    // The argument that getopt_long looks at next; it stays within a cluster of letters.
    int at = optind > 0 ? optind : 1;
    int value = getopt_long(count, arguments, letters, names, NULL);
    if (value == -1) break;
    if (n == capacity) return -1;
    struct ck_argument *here = &found[n++];
    *here = (struct ck_argument){ck_operand, -1, optarg};
    if (value == 1) continue;
    if (value != '?' && value != ':') {
      here->kind = ck_option_given;
      here->option = option_index(value, option_count, options);
      if (!options[here->option].takes_value) here->text = NULL;
      continue;
    }
    here->option = option_index(optopt, option_count, options);
    here->text = arguments[at];
    if (here->option < 0)
      here->kind = ck_option_unknown;
    else
      here->kind = options[here->option].takes_value ? ck_value_missing : ck_value_unexpected;
    return n;
  }
  // Operands come in order, so only "--" ends the loop before the last argument.
  if (optind < count) {
    if (n == capacity) return -1;
    found[n++] = (struct ck_argument){ck_options_end, -1, NULL};
  }
  for (int i = optind; i < count; i++) {
    if (n == capacity) return -1;
    found[n++] = (struct ck_argument){ck_operand, -1, arguments[i]};
  }
  return n;
}

int ck_read_arguments(int count, char *const arguments[], int option_count,
                      const struct ck_option options[], int capacity, struct ck_argument found[]) {
  struct option *names = calloc((size_t)option_count + 1, sizeof *names);
  // "-" returns operands in order, ":" tells a missing value from an unknown option.
  char *letters = calloc((size_t)option_count * 2 + 3, 1);
  if (names == NULL || letters == NULL) {
    free(names);
    free(letters);
    return -1;
  }
  char *end = stpcpy(letters, "-:");
  for (int i = 0; i < option_count; i++) {
    names[i].name = options[i].name;
    names[i].has_arg = options[i].takes_value ? required_argument : no_argument;
    names[i].val = first_index + i;
    if (options[i].letter == 0) continue;
    *end++ = options[i].letter;
    if (options[i].takes_value) *end++ = ':';
  }

  pthread_mutex_lock(&getopt_state);
  int n = read_all(count, arguments, option_count, options, letters, names, capacity, found);
  pthread_mutex_unlock(&getopt_state);
  free(names);
  free(letters);
  return n;
}
