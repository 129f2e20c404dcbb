// The parts of a C library that Embedded Swift needs in WebAssembly: memory, and functions on
// bytes.
//
// The module has no imports, because it needs neither true randomness nor output:
// `arc4random_buf` writes fixed bytes, and `putchar` writes nothing.

#include <stddef.h>
#include <stdint.h>

// A block has one of a few sizes: a multiple of 16 up to 1024 bytes, or one of four sizes for each
// power of two. Each size is a class with a list of its free blocks. A request takes a block from
// this list, so the memory does not grow when a program does the same work again. Blocks are
// neither split nor merged.

enum { SMALL_CLASSES = 64, CLASSES = SMALL_CLASSES + 4 * 22, ALIGNED = 0xffff, PAGE = 65536 };

// The header of a block. A block begins 8 bytes before a multiple of 16, so the caller's memory,
// which follows the header, is aligned to 16.
struct header {
  uint32_t class;
  // How far the caller's memory lies from the beginning of a block with a greater alignment.
  uint32_t offset;
};

typedef uint64_t unaligned_word __attribute__((aligned(1), may_alias));

struct free_block {
  struct free_block *next;
};

extern unsigned char __heap_base;

static struct free_block *free_blocks[CLASSES];
static uintptr_t next_byte, end_of_memory;

static struct header *header_of(void *pointer) { return (struct header *)pointer - 1; }

// The class of blocks with `size` bytes, including their header.
static uint32_t class_of(size_t size) {
  if (size <= 1024) return (uint32_t)((size + 15) / 16 - 1);
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
  return SMALL_CLASSES + (power - 10) * 4 + (uint32_t)(((size - 1) >> (power - 2)) & 3);
}

static size_t size_of(uint32_t class) {
  if (class < SMALL_CLASSES) return (class + 1) * 16;
  uint32_t step = class - SMALL_CLASSES;
  return ((size_t)(step % 4 + 5) << (step / 4 + 8));
}

// Takes `size` bytes that nobody has used yet; 0 if the memory cannot grow.
static uintptr_t take(size_t size) {
  if (next_byte == 0) {
    next_byte = (((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15) + 8;
    end_of_memory = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > end_of_memory - next_byte) {
    size_t pages = (size - (end_of_memory - next_byte)) / PAGE + 1;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    end_of_memory += pages * PAGE;
  }
  uintptr_t taken = next_byte;
  next_byte += size;
  return taken;
}

void *malloc(size_t size) {
  if (size > 0x70000000) return NULL;
  uint32_t class = class_of(size + sizeof(struct header));
  struct free_block *free_block = free_blocks[class];
  if (free_block != NULL) {
    free_blocks[class] = free_block->next;
    return free_block;
  }
  uintptr_t block = take(size_of(class));
  if (block == 0) return NULL;
  struct header *header = (struct header *)block;
  header->class = class;
  return header + 1;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  if (header_of(pointer)->class == ALIGNED)
    pointer = (unsigned char *)pointer - header_of(pointer)->offset;
  uint32_t class = header_of(pointer)->class;
  struct free_block *block = pointer;
  block->next = free_blocks[class];
  free_blocks[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *result = malloc(size);
    return *result == NULL ? 12 : 0;
  }
  unsigned char *block = malloc(size + alignment);
  if (block == NULL) return 12;
  unsigned char *aligned = (unsigned char *)(((uintptr_t)block + alignment) & ~(alignment - 1));
  header_of(aligned)->class = ALIGNED;
  header_of(aligned)->offset = (uint32_t)(aligned - block);
  *result = aligned;
  return 0;
}

// Most values that Swift copies have fewer than a hundred bytes. Copying words is faster for them
// than the engine's own memory copy.
void *memcpy(void *to, const void *from, size_t count) {
  if (count > 128) return __builtin_memcpy(to, from, count);
  unsigned char *target = to;
  const unsigned char *source = from;
  for (; count >= 8; count -= 8, target += 8, source += 8)
    *(unaligned_word *)target = *(const unaligned_word *)source;
  for (; count > 0; count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] - b[index];
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end != 0) end++;
  return (size_t)(end - text);
}

void *realloc(void *pointer, size_t size) {
  if (pointer == NULL) return malloc(size);
  struct header header = *header_of(pointer);
  size_t before = header.class == ALIGNED ? header.offset : 0;
  uint32_t class = header_of((unsigned char *)pointer - before)->class;
  size_t old = size_of(class) - sizeof(struct header) - before;
  if (size <= old) return pointer;
  void *larger = malloc(size);
  if (larger == NULL) return NULL;
  memcpy(larger, pointer, old);
  free(pointer);
  return larger;
}

// Seeds the hashes of sets and dictionaries. A fixed seed makes the same request take the same
// time. It is safe, because nobody but the reader of a page chooses its contents.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5ca1ab1e;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
