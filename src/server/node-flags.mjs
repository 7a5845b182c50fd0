/** What Node is told when it runs the server. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  // MB for new objects, twice in each thread: of what Node takes by itself (64) nothing comes back, and it is no quicker.
  '--max-semi-space-size=8',
  // How far the heap may grow beyond what was in use, %: by itself Node lets it double.
  '--heap-growing-percent=30',
  // For watch-memory.ts.
  '--expose-gc',
]

/**
 * What glibc is told: large blocks go back to the system once they are free, and threads share two arenas. By itself it
 * keeps what password hashes and the compiler of the database have used, for each thread apart: 180 MB.
 */
export const nodeEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
