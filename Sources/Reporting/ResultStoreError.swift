internal import Foundation

/// Why a run cannot be saved.
public enum ResultStoreError: Error, Equatable, Sendable {
  /// The folder or a file in it cannot be written.
  case cannotSave(folder: String, reason: String)
  /// The disk is full, or its user's share of it.
  case noRoom(folder: String)

  /// What an error of the system means for the folder.
  init(folder: String, _ error: any Error) {
    switch (error as? POSIXError)?.code {
    case .ENOSPC, .EDQUOT: self = .noRoom(folder: folder)
    default: self = .cannotSave(folder: folder, reason: AtomicFile.reason(error))
    }
  }
}

extension ResultStoreError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .cannotSave(let folder, let reason):
      "the run cannot be saved in '\(folder)' (\(reason)); "
        + "give a folder that can be written with --results"
    case .noRoom(let folder):
      "the run cannot be saved in '\(folder)', for the disk is full; "
        + "make room, or give another folder with --results"
    }
  }
}
