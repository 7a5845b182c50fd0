import type { Database } from './db/database.ts'
import type { Log } from './kernel/log.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5 * MINUTE_MS
const TELL_EVERY = 12
/** A share of the time; below it nobody would notice a pause of some tenths of a second. */
const IDLE = 0.1

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/**
 * Logs every hour what memory the process takes, and apart from it what the embedded database has. A server that became quiet
 * gives back what it needed before: Node by itself looks for garbage only when it needs room.
 * @param collect looks for garbage; left out where Node was not told to offer that
 */
export function watchMemory(
  database: Pick<Database, 'memory'>,
  log: Log,
  collect: (() => void) | undefined = globalThis.gc && (() => globalThis.gc?.()),
): () => Promise<void> {
  let since = performance.eventLoopUtilization()
  let looks = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, since).utilization < IDLE) collect?.()
    since = now
    if ((looks += 1) % TELL_EVERY === 0) log.info('memory', memoryFields(database))
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return async () => clearInterval(timer)
}

/** The database's is within the process's, but for what it never touched. */
function memoryFields({ memory }: Pick<Database, 'memory'>): Record<string, number> {
  const engine = memory()
  const { rss, heapUsed } = process.memoryUsage()
  return {
    processMegabytes: megabytes(rss),
    heapMegabytes: megabytes(heapUsed),
    ...(engine !== null && { databaseMegabytes: megabytes(engine) }),
  }
}
