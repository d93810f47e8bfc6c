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
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void *(*real_malloc)(size_t);
static void *(*real_calloc)(size_t, size_t);
static void *(*real_realloc)(void *, size_t);
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
} watched[4096];
static int watched_count;

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
  *slot = value;
  if (read_only) mprotect(page, page_size, PROT_READ);
  return 1;
}

static void watch_table(const struct dl_phdr_info *object, const ElfW(Rela) * table, size_t size,
                        const ElfW(Sym) * symbols, const char *strings, uintptr_t relro,
                        uintptr_t relro_end) {
  for (size_t i = 0; i < size / sizeof *table; i++) {
    if (!binds_function(ELF64_R_TYPE(table[i].r_info)) || table[i].r_addend != 0) continue;
    const char *name = strings + symbols[ELF64_R_SYM(table[i].r_info)].st_name;
    for (int f = 0; f < function_count; f++) {
      if (strcmp(name, functions[f].name) != 0) continue;
      if (watched_count == sizeof watched / sizeof watched[0]) return;
      void **slot = (void **)(object->dlpi_addr + table[i].r_offset);
      int read_only = (uintptr_t)slot >= relro && (uintptr_t)slot < relro_end;
      void *held = *slot;
      if (!write_slot(slot, functions[f].counting, read_only)) continue;
      watched[watched_count].slot = slot;
      watched[watched_count].held = held;
      watched[watched_count].read_only = read_only;
      watched_count++;
    }
  }
}

static int watch_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  (void)context;
  const char *base = strrchr(object->dlpi_name, '/');
  base = base ? base + 1 : object->dlpi_name;
  // The allocator itself and the loader call each other by other ways.
  if (strncmp(base, "libc.so", 7) == 0 || strncmp(base, "ld-linux", 8) == 0 ||
      strncmp(base, "linux-vdso", 10) == 0)
    return 0;

  const ElfW(Dyn) *dynamic = NULL;
  uintptr_t relro = 0, relro_end = 0;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[i];
    uintptr_t start = object->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)start;
    if (header->p_type == PT_GNU_RELRO) {
      relro = start;
      relro_end = start + header->p_memsz;
    }
  }
  if (!dynamic) return 0;

  uintptr_t symbols = 0, strings = 0, calls = 0, data = 0;
  size_t calls_size = 0, data_size = 0;
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    uintptr_t address = dynamic->d_un.d_ptr;
    if (address < object->dlpi_addr) address += object->dlpi_addr;
    switch (dynamic->d_tag) {
      case DT_SYMTAB: symbols = address; break;
      case DT_STRTAB: strings = address; break;
      case DT_JMPREL: calls = address; break;
      case DT_PLTRELSZ: calls_size = dynamic->d_un.d_val; break;
      case DT_RELA: data = address; break;
      case DT_RELASZ: data_size = dynamic->d_un.d_val; break;
      default: break;
    }
  }
  if (!symbols || !strings) return 0;
  const ElfW(Sym) *symbol_table = (const ElfW(Sym) *)symbols;
  if (calls)
    watch_table(object, (const ElfW(Rela) *)calls, calls_size, symbol_table,
                (const char *)strings, relro, relro_end);
  if (data)
    watch_table(object, (const ElfW(Rela) *)data, data_size, symbol_table, (const char *)strings,
                relro, relro_end);
  return 0;
}

int ck_allocations_begin(void) {
  pthread_mutex_lock(&one_at_a_time);
  for (int f = 0; f < function_count; f++) {
    if (!*functions[f].real) *functions[f].real = dlsym(RTLD_DEFAULT, functions[f].name);
    if (!*functions[f].real) return 0;
  }
  dl_iterate_phdr(watch_object, NULL);
  counted_here = (ck_allocation_count){0, 0, 0};
  return watched_count;
}

ck_allocation_count ck_allocations_end(void) {
  ck_allocation_count count = counted_here;
  // Last first, so that a slot met twice ends with what it held at the beginning.
  while (watched_count > 0) {
    watched_count--;
    write_slot(watched[watched_count].slot, watched[watched_count].held,
               watched[watched_count].read_only);
  }
  pthread_mutex_unlock(&one_at_a_time);
  return count;
}

#else

int ck_allocations_begin(void) { return 0; }

ck_allocation_count ck_allocations_end(void) {
  ck_allocation_count count = {0, 0, 0};
  return count;
}

#endif
