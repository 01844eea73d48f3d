/*
 * A disk that fails when it is told to. Loaded with LD_PRELOAD in front of the C library, it looks at every write, sync and
 * truncation of the files of a SQLite database, and lets those fail that the page of memory named by DISK_FAULTS asks for.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 4 };
enum { LOG = 1, DATABASE = 2 };

/* The same order as in diskFaults.ts. */
struct orders {
  int operations; /* which of them fail; 0 for none */
  int files;
  int error;
  int skip; /* so many are let through first */
  int failed; /* counted here */
};

static volatile struct orders *orders;

__attribute__((constructor)) static void open_orders(void) {
  const char *path = getenv("DISK_FAULTS");
  int file = path ? open(path, O_RDWR) : -1;
  if (file < 0) return;
  void *page = mmap(NULL, sizeof(struct orders), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (page != MAP_FAILED) orders = page;
  close(file);
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), most = strlen(end);
  return length >= most && strcmp(text + length - most, end) == 0;
}

static int kind_of(int file) {
  char link[32], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (ends_with(path, ".sqlite-wal")) return LOG;
  return ends_with(path, ".sqlite") ? DATABASE : 0;
}

static int fails(int operation, int file) {
  if (!orders || !(orders->operations & operation) || !(orders->files & kind_of(file))) return 0;
  if (orders->skip > 0) {
    orders->skip--;
    return 0;
  }
  orders->failed++;
  errno = orders->error;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
  return fails(WRITE, file) ? -1 : NEXT(pwrite64)(file, bytes, count, at);
}
ssize_t write(int file, const void *bytes, size_t count) {
  return fails(WRITE, file) ? -1 : NEXT(write)(file, bytes, count);
}
int fsync(int file) { return fails(SYNC, file) ? -1 : NEXT(fsync)(file); }
int fdatasync(int file) { return fails(SYNC, file) ? -1 : NEXT(fdatasync)(file); }
int ftruncate64(int file, off64_t size) {
  return fails(TRUNCATE, file) ? -1 : NEXT(ftruncate64)(file, size);
}
