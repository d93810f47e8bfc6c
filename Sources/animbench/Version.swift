/// The version of this program, as its repository's tags count it.
enum Version {
  static let current = "0.1.0"
}
