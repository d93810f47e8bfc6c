/// Options that mean the same wherever a command takes them.
extension OptionDescription {
  static let json = flag("json", "print JSON; the same as --format json")
  static let output = value(
    "output", "PATH", "write the results to this file, all or nothing",
    default: "standard output")
  static let quiet = flag("quiet", "print no notes and draw no progress, only results and errors")
  static let noProgress = flag("no-progress", "draw no progress on standard error")
  static let filter = value(
    "filter", "REGEX", "keep the benchmarks whose name contains a match")
  static let skip = value("skip", "REGEX", "leave out the benchmarks whose name contains a match")
  static let seed = value("seed", "N", "seed of the random inputs, a whole number", default: "1")

  static let time = value(
    "time", "SECONDS", "how long to time each benchmark; warming up and counting come on top",
    default: "an equal share of 3 minutes for the whole run, of 1 with --quick")
  static let refreshRate = value(
    "refresh-rate", "HZ",
    "frames a second, several by commas or repetition; the first is the main one",
    default: "120,90,60")

  /// The options that every verb takes, so that one set of them fits all verbs of a script.
  static let sharedByAll: [OptionDescription] = [
    .json, .output, .format(TextFormat.self), .quiet, .noProgress, .filter, .skip, .seed, .time,
    .refreshRate,
  ]

  static let quick = flag(
    "quick", "end within a minute; without PATTERN and --input take only what is tagged quick")
  static let inputs = value(
    "input", "PATH", takesFollowing: true,
    "SVG files or folders of them to animate; takes the paths after it, up to the next option")
  static let results = value(
    "results", "DIR", "the folder that results are saved in", default: "results")

  /// The option that names one of `Format`'s cases; the first is the default.
  static func format<Format: CaseIterable & RawRepresentable<String>>(
    _ formats: Format.Type
  ) -> Self {
    let names = formats.allCases.map(\.rawValue)
    return value(
      "format", "NAME", "how results are written: \(names.joined(separator: ", "))",
      default: names.first)
  }
}
