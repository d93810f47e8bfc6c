internal import KernelTypes

/// Values of elements with one or more planar components, that a kernel computes plane by plane.
protocol PlanarValues {
  /// The values of the group's elements, in the plane that begins at `offset`.
  func lanes(_ group: LaneGroup, offset: Int) -> Lanes
}

/// Where the planes of a call lie, and how far they reach.
///
/// Runs of elements are gone over plane after plane, so that what the planes have in common is read
/// from memory once.
struct Planes {
  /// Numbers from one component's plane to the next in what is read.
  let plane: Int
  /// Planes, at least 1.
  let components: Int
  /// Elements in each.
  let count: Int
  /// What is written.
  let out: Destination
  /// Numbers from one component's plane to the next in `out`.
  let outPlane: Int

  /// Writes the values, in runs that leave the first cache to what the planes have in common.
  ///
  /// Planes that fit there are written whole: each run begins with waiting for its planes' lines.
  @inline(always)
  func store(_ values: some PlanarValues) {
    let fits = count &* MemoryLayout<Scalar>.size <= 16384
    let run = fits ? count : 8192 / MemoryLayout<Scalar>.size
    var start = 0
    while start < count {
      let end = count &- start < run ? count : start &+ run
      for component in 0..<components {
        store(values, from: start, to: end, of: component)
      }
      start = end
    }
  }

  /// Writes the values past the caches.
  ///
  /// The runs begin where a line does, and are long: caches confuse addresses that are multiples of
  /// 4096 bytes apart, and streamed stores to several such planes in turn, a vector each, take ten
  /// times as long on CPUs that fill a line in two vectors; and memory is fetched ahead only once a
  /// run is under way. Runs of 8 KiB take a sixth longer than these, of 64 KiB.
  @inline(always)
  func stream(_ values: some PlanarValues) {
    let line = 64 / MemoryLayout<Scalar>.size
    let run = 1024 &* line
    let streamed = count < line ? 0 : (count &- line) / line &* line
    for component in 0..<components {
      let start = count < line ? 0 : out.toLine(from: component &* outPlane)
      store(values, from: 0, to: start, of: component)
      store(values, from: start &+ streamed, to: count, of: component)
    }
    var begun = 0
    while begun < streamed {
      let length = streamed &- begun < run ? streamed &- begun : run
      for component in 0..<components {
        let write = component &* outPlane
        let read = component &* plane
        var next = out.toLine(from: write) &+ begun
        let end = next &+ length
        while next < end {
          for step in 0..<(line / Lanes.scalarCount) {
            let at = next &+ step &* Lanes.scalarCount
            out.stream(values.lanes(.whole(at: at), offset: read), at: write &+ at)
          }
          next &+= line
        }
      }
      begun &+= length
    }
  }

  /// Writes some elements of one plane.
  @inline(always)
  private func store(
    _ values: some PlanarValues, from start: Int, to end: Int, of component: Int
  ) {
    let (read, write) = (component &* plane, component &* outPlane)
    var next = start
    while next &+ 4 &* Lanes.scalarCount <= end {
      out.store(values.lanes(.whole(at: next), offset: read), at: write &+ next)
      next &+= Lanes.scalarCount
      out.store(values.lanes(.whole(at: next), offset: read), at: write &+ next)
      next &+= Lanes.scalarCount
      out.store(values.lanes(.whole(at: next), offset: read), at: write &+ next)
      next &+= Lanes.scalarCount
      out.store(values.lanes(.whole(at: next), offset: read), at: write &+ next)
      next &+= Lanes.scalarCount
    }
    var rest = LaneGroups(from: next, of: end)
    while let group = rest.advance() {
      out.store(values.lanes(group, offset: read), group, offset: write)
    }
  }
}
