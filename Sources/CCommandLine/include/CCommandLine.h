#ifndef CCOMMANDLINE_H
#define CCOMMANDLINE_H

/// An option that a command line may hold.
struct ck_option {
  /// Name without the leading dashes, for example `output`.
  const char *name;
  /// One-letter name, or 0 for none.
  char letter;
  /// 1 if a value must follow, else 0.
  int takes_value;
};

/// What one argument was found to be.
enum ck_argument_kind {
  /// No option: `text` is the argument.
  ck_operand = 0,
  /// `option` was given; `text` is its value, or NULL if it takes none.
  ck_option_given = 1,
  /// No option has this name, or more than one begins with it; `text` is the argument.
  ck_option_unknown = 2,
  /// `option` lacks its value.
  ck_value_missing = 3,
  /// `option` takes no value, but was given one; `text` is the argument.
  ck_value_unexpected = 4,
  /// The argument `--`: what follows are operands.
  ck_options_end = 5,
};

/// One thing found on a command line.
struct ck_argument {
  enum ck_argument_kind kind;
  /// Index of the option, or -1.
  int option;
  const char *text;
};

/// Reads `arguments` with `getopt_long`, in their order, operands between options included.
///
/// Prints nothing and stops after the first argument that is wrong. A long name may be shortened as
/// long as one option alone begins so. Everything after `--` is an operand. Calls from several
/// threads wait for one another, because `getopt_long` keeps its state in globals.
///
/// @param count how many arguments there are; `arguments[0]`, the program's name, is one of them
///   and is skipped.
/// @param found receives at most `capacity` results; a capacity of the total length of all
///   arguments always suffices.
/// @return how many were found, or -1 if memory or `capacity` ran out.
int ck_read_arguments(int count, char *const arguments[], int option_count,
                      const struct ck_option options[], int capacity, struct ck_argument found[]);

#endif
