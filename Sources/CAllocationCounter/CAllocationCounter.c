#define _GNU_SOURCE
#include "CAllocationCounter.h"

#if defined(__linux__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static __thread ck_allocation_count counted_here;
static __thread int is_counting_here;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void *(*real_malloc)(size_t);
static void *(*real_calloc)(size_t, size_t);
static void *(*real_realloc)(void *, size_t);
static void *(*real_reallocarray)(void *, size_t, size_t);
static int (*real_posix_memalign)(void **, size_t, size_t);
static void *(*real_aligned_alloc)(size_t, size_t);
static void *(*real_memalign)(size_t, size_t);
static void (*real_free)(void *);

static void *counted(void *memory, size_t size) {
  if (memory) {
    counted_here.allocations++;
    counted_here.bytes += size;
  }
  return memory;
}

static void *counting_malloc(size_t size) { return counted(real_malloc(size), size); }
static void *counting_calloc(size_t count, size_t size) {
  return counted(real_calloc(count, size), count * size);
}
static void *counting_realloc(void *old, size_t size) {
  return counted(real_realloc(old, size), size);
}
static void *counting_reallocarray(void *old, size_t count, size_t size) {
  return counted(real_reallocarray(old, count, size), count * size);
}
static int counting_posix_memalign(void **out, size_t alignment, size_t size) {
  int error = real_posix_memalign(out, alignment, size);
  if (error == 0) counted(*out, size);
  return error;
}
static void *counting_aligned_alloc(size_t alignment, size_t size) {
  return counted(real_aligned_alloc(alignment, size), size);
}
static void *counting_memalign(size_t alignment, size_t size) {
  return counted(real_memalign(alignment, size), size);
}
static void counting_free(void *memory) {
  if (memory) counted_here.frees++;
  real_free(memory);
}

static const struct {
  const char *name;
  void **real;
  void *counting;
} functions[] = {
    {"malloc", (void **)&real_malloc, counting_malloc},
    {"calloc", (void **)&real_calloc, counting_calloc},
    {"realloc", (void **)&real_realloc, counting_realloc},
    {"reallocarray", (void **)&real_reallocarray, counting_reallocarray},
    {"posix_memalign", (void **)&real_posix_memalign, counting_posix_memalign},
    {"aligned_alloc", (void **)&real_aligned_alloc, counting_aligned_alloc},
    {"memalign", (void **)&real_memalign, counting_memalign},
    {"free", (void **)&real_free, counting_free},
};
enum { function_count = sizeof functions / sizeof functions[0] };

// A call slot, what it held, and the page protection to go back to.
static struct {
  void **slot;
  void *held;
  int read_only;
} watched[8192];
static int watched_count;
// Whether some slot cannot be watched, so that a count might miss a call.
static int has_unwatched;

#if defined(__x86_64__)
static int binds_function(uint64_t type) {
  return type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT || type == R_X86_64_64;
}
#else
static int binds_function(uint64_t type) {
  return type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT || type == R_AARCH64_ABS64;
}
#endif

static int write_slot(void **slot, void *value, int read_only) {
  uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot & ~(page_size - 1));
  if (read_only && mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return 0;
  __atomic_store_n(slot, value, __ATOMIC_RELAXED);
  if (read_only) mprotect(page, page_size, PROT_READ);
  return 1;
}

// Is told of every slot: what it holds the address of, and whether its page is write-protected.
typedef void slot_visitor(void **slot, int function, int read_only, void *context);

static void watch_slot(void **slot, int function, int read_only, void *context) {
  (void)context;
  void *held = *slot;
  if (has_unwatched) return;
  if (watched_count == sizeof watched / sizeof watched[0] ||
      !write_slot(slot, functions[function].counting, read_only)) {
    has_unwatched = 1;
    return;
  }
  watched[watched_count].slot = slot;
  watched[watched_count].held = held;
  watched[watched_count].read_only = read_only;
  watched_count++;
}

static void look_at_slot(void **slot, int function, int read_only, void *context) {
  (void)read_only;
  ck_allocation_slots *seen = context;
  seen->count++;
  seen->redirected += *slot == functions[function].counting;
  // FNV-1a, a word at a time.
  seen->digest = (seen->digest ^ (uintptr_t)slot) * 0x100000001b3;
  seen->digest = (seen->digest ^ (uintptr_t)*slot) * 0x100000001b3;
}

// What visits the slots, and of which object.
typedef struct {
  slot_visitor *visit;
  void *context;
  uintptr_t base;
  uintptr_t protected_start, protected_end;
  const ElfW(Sym) * symbols;
  const char *strings;
} slot_walk;

static void visit_table(const slot_walk *walk, uintptr_t address, size_t size) {
  const ElfW(Rela) *table = (const ElfW(Rela) *)address;
  for (size_t i = 0; i < size / sizeof *table; i++) {
    if (!binds_function(ELF64_R_TYPE(table[i].r_info)) || table[i].r_addend != 0) continue;
    const ElfW(Sym) *symbol = &walk->symbols[ELF64_R_SYM(table[i].r_info)];
    const char *name = walk->strings + symbol->st_name;
    for (int f = 0; f < function_count; f++) {
      if (strcmp(name, functions[f].name) != 0) continue;
      uintptr_t slot = walk->base + table[i].r_offset;
      // A program at a fixed address may lend its own call stub as the function's address; dlsym
      // then gives the stub, and a counting function that called it would call itself.
      if (symbol->st_shndx == SHN_UNDEF && symbol->st_value != 0) has_unwatched = 1;
      int read_only = slot >= walk->protected_start && slot < walk->protected_end;
      walk->visit((void **)slot, f, read_only, walk->context);
    }
  }
}

// The allocator itself and the loader call each other by other ways.
static int is_left_alone(const char *path) {
  static const char *const names[] = {"libc.so", "ld-linux", "ld-musl", "linux-vdso"};
  const char *base = strrchr(path, '/');
  base = base ? base + 1 : path;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (strncmp(base, names[i], strlen(names[i])) == 0) return 1;
  return 0;
}

static int visit_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  if (is_left_alone(object->dlpi_name)) return 0;
  slot_walk walk = *(const slot_walk *)context;
  walk.base = object->dlpi_addr;

  // The loader write-protects whole pages only, both ends rounded down.
  uintptr_t page_mask = ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
  const ElfW(Dyn) *dynamic = NULL;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[i];
    uintptr_t start = walk.base + header->p_vaddr;
    if (header->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)start;
    if (header->p_type == PT_GNU_RELRO) {
      walk.protected_start = start & page_mask;
      walk.protected_end = (start + header->p_memsz) & page_mask;
    }
  }
  if (!dynamic) return 0;

  uintptr_t calls = 0, data = 0;
  size_t calls_size = 0, data_size = 0;
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    // Some loaders leave these addresses relative to the object.
    uintptr_t address = dynamic->d_un.d_ptr;
    if (address < walk.base) address += walk.base;
    switch (dynamic->d_tag) {
      case DT_SYMTAB: walk.symbols = (const ElfW(Sym) *)address; break;
      case DT_STRTAB: walk.strings = (const char *)address; break;
      case DT_JMPREL: calls = address; break;
      case DT_PLTRELSZ: calls_size = dynamic->d_un.d_val; break;
      case DT_RELA: data = address; break;
      case DT_RELASZ: data_size = dynamic->d_un.d_val; break;
      default: break;
    }
  }
  if (!walk.symbols || !walk.strings) return 0;
  if (calls) visit_table(&walk, calls, calls_size);
  if (data) visit_table(&walk, data, data_size);
  return 0;
}

static void visit_slots(slot_visitor *visit, void *context) {
  slot_walk walk = {.visit = visit, .context = context};
  dl_iterate_phdr(visit_object, &walk);
}

// Last first, so that a slot met twice ends with what it held at the beginning.
static void restore_slots(void) {
  while (watched_count > 0) {
    watched_count--;
    write_slot(watched[watched_count].slot, watched[watched_count].held,
               watched[watched_count].read_only);
  }
}

int ck_allocations_begin(void) {
  if (is_counting_here) return -1;
  pthread_mutex_lock(&one_at_a_time);
  is_counting_here = 1;
  // A function that is nowhere is called by nobody.
  for (int f = 0; f < function_count; f++)
    if (!*functions[f].real) *functions[f].real = dlsym(RTLD_DEFAULT, functions[f].name);
  has_unwatched = 0;
  ck_allocations_slots();
  if (!has_unwatched) visit_slots(watch_slot, NULL);
  if (has_unwatched) restore_slots();
  counted_here = (ck_allocation_count){0, 0, 0};
  return watched_count;
}

ck_allocation_count ck_allocations_end(void) {
  ck_allocation_count count = counted_here;
  restore_slots();
  is_counting_here = 0;
  pthread_mutex_unlock(&one_at_a_time);
  return count;
}

ck_allocation_slots ck_allocations_slots(void) {
  ck_allocation_slots seen = {0, 0, 0xcbf29ce484222325};
  visit_slots(look_at_slot, &seen);
  return seen;
}

#else

int ck_allocations_begin(void) { return 0; }

ck_allocation_count ck_allocations_end(void) {
  ck_allocation_count count = {0, 0, 0};
  return count;
}

ck_allocation_slots ck_allocations_slots(void) {
  ck_allocation_slots seen = {0, 0, 0};
  return seen;
}

#endif
