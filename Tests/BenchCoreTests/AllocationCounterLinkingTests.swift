#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("Counting allocations of programs of every linking", .enabled(if: CLinker.isAvailable))
  struct AllocationCounterLinkingTests {
    /// A program that fails unless it counts exactly, and leaves slots and page protection as found.
    private static let program = """
      #include "CAllocationCounter.h"
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>

      #ifdef BY_POINTER
      static void *(*volatile by_pointer)(size_t) = malloc;
      #else
      #define by_pointer malloc
      #endif
      static char maps[2][65536];

      static void read_maps(char *text) {
        FILE *file = fopen("/proc/self/maps", "r");
        text[fread(text, 1, 65535, file)] = 0;
        fclose(file);
      }

      int main(void) {
        free(malloc(1));
        read_maps(maps[0]);
        read_maps(maps[0]);
        ck_allocation_slots before = ck_allocations_slots();
        int watched = ck_allocations_begin();
        if (watched == 0) return 6;
        if (watched != before.count || watched < 2) return 2;
        void *volatile direct = malloc(100);
        void *volatile indirect = by_pointer(50);
        free(direct);
        free(indirect);
        ck_allocation_count count = ck_allocations_end();
        if (count.allocations != 2 || count.bytes != 150 || count.frees != 2) return 3;
        ck_allocation_slots after = ck_allocations_slots();
        if (after.redirected != 0 || after.digest != before.digest) return 4;
        read_maps(maps[1]);
        return strcmp(maps[0], maps[1]) ? 5 : 0;
      }
      """

    static let linkings: [([String], Int32)] = [
      (["-Wl,-z,lazy", "-Wl,-z,norelro", "-DBY_POINTER"], 0),
      (["-Wl,-z,lazy", "-Wl,-z,relro", "-DBY_POINTER"], 0),
      (["-Wl,-z,now", "-Wl,-z,relro", "-DBY_POINTER"], 0),
      (["-Wl,-z,now", "-Wl,-z,relro", "-fuse-ld=lld", "-DBY_POINTER"], 0),
      (["-Wl,-z,now", "-Wl,-z,relro", "-no-pie", "-fno-pie"], 0),
      // Here the function's address is the program's own stub: unsupported, and said so.
      (["-Wl,-z,now", "-Wl,-z,relro", "-no-pie", "-fno-pie", "-DBY_POINTER"], 6),
      (["-static"], 6),
    ]

    @Test("calls are counted, slots and page protection restored", arguments: linkings)
    func linking(flags: [String], status: Int32) throws {
      let clang = try #require(CLinker.path)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("linking-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let main = folder.appendingPathComponent("main.c").path
      try Data(Self.program.utf8).write(to: URL(fileURLWithPath: main))
      let counter = SharedData.projectRoot.appendingPathComponent("Sources/CAllocationCounter").path
      let built = folder.appendingPathComponent("main").path
      let compiled = try CLinker.run(
        clang,
        ["-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-I", "\(counter)/include"] + flags
          + ["\(counter)/CAllocationCounter.c", main, "-o", built])
      #expect(compiled == 0)
      #expect(try CLinker.run(built, []) == status)
    }
  }
#endif
