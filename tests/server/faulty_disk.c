/* A disk that fails: loaded before the C library (LD_PRELOAD), it lets one write or sync of a database fail.

   `disk_arm(n, kind)` has the n-th write, sync or cut of a file whose name contains "fivefires.sqlite" fail:
   'r' it is refused; 's' a write is short; 't' a write is torn, and the process dies; 'l' the power is cut: the process
   dies, and whatever was written since its file was last synced is lost. `disk_count()` says how many there were. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct undo { int fd; off_t at, size; size_t length; char *old; struct undo *before; };

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static int (*real_fsync)(int), (*real_fdatasync)(int), (*real_ftruncate)(int, off_t);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct undo *undone;
static long counted, armed_at = -1;
static char armed_kind;

__attribute__((constructor)) static void find(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_pread = dlsym(RTLD_NEXT, "pread64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
}

void disk_arm(long at, char kind) { counted = 0; armed_at = at; armed_kind = kind; }
long disk_count(void) { return counted; }

static int is_ours(int fd) {
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (armed_at < 0 || length < 0) return 0;
    path[length] = 0;
    return strstr(path, "fivefires.sqlite") != NULL && strstr(path, "-shm") == NULL;
}

static void remember(int fd, size_t length, off_t at) {
    struct stat now;
    struct undo *one = calloc(1, sizeof *one);
    fstat(fd, &now);
    one->fd = fd; one->at = at; one->size = now.st_size; one->before = undone;
    one->old = malloc(length + 1);
    ssize_t had = real_pread(fd, one->old, length, at);
    one->length = had > 0 ? (size_t)had : 0;
    undone = one;
}

static void is_synced(int fd) {
    for (struct undo *one = undone; one; one = one->before)
        if (one->fd == fd) one->fd = -1;
}

static void cut_power(void) {
    for (struct undo *one = undone; one; one = one->before) {
        if (one->fd < 0) continue;
        if (one->length) real_pwrite(one->fd, one->old, one->length, one->at);
        real_ftruncate(one->fd, one->size);
    }
    _exit(9);
}

/* Whether this is the one that fails. */
static int fails(void) { return ++counted == armed_at; }

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
    if (!is_ours(fd)) return real_pwrite(fd, data, length, at);
    pthread_mutex_lock(&lock);
    remember(fd, length, at);
    ssize_t written;
    if (!fails()) written = real_pwrite(fd, data, length, at);
    else if (armed_kind == 'r') { errno = EIO; written = -1; }
    else if (armed_kind == 's') written = real_pwrite(fd, data, length > 1 ? length / 2 : length, at);
    else if (armed_kind == 't') { real_pwrite(fd, data, length / 2, at); _exit(9); }
    else { real_pwrite(fd, data, length, at); cut_power(); written = -1; }
    pthread_mutex_unlock(&lock);
    return written;
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }

static int synced(int fd, int (*real)(int)) {
    if (!is_ours(fd)) return real(fd);
    pthread_mutex_lock(&lock);
    int done = 0;
    if (fails()) {
        if (armed_kind == 'l') cut_power();
        if (armed_kind == 't') _exit(9);
        errno = EIO; done = -1;
    } else { done = real(fd); is_synced(fd); }
    pthread_mutex_unlock(&lock);
    return done;
}
int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int ftruncate64(int fd, off_t size) {
    if (!is_ours(fd)) return real_ftruncate(fd, size);
    pthread_mutex_lock(&lock);
    int done = 0;
    remember(fd, 0, 0);
    if (fails()) {
        if (armed_kind == 'l') cut_power();
        if (armed_kind == 't') _exit(9);
        errno = EIO; done = -1;
    } else done = real_ftruncate(fd, size);
    pthread_mutex_unlock(&lock);
    return done;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }
