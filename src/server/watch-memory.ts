import type { Database } from './db/database.ts'
import type { Log } from './kernel/log.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5 * MINUTE_MS
const TELL_EVERY = 12
/** A share of one core's time, below which hardly anybody is there to notice a pause of about a second. */
const IDLE = 0.1
const MB = 1024 * 1024
/** It must have grown by so much since it was last given back. */
const WORTH_BYTES = 64 * MB

interface Process {
  /** Gives back to the system what is not in use; undefined: Node was not told to offer that. */
  giveBack: (() => void) | undefined
  /** Of the processor, since the start. */
  workedMs: () => number
  residentBytes: () => number
}

const thisProcess: Process = {
  // Only this kind also lets the pages go that the heap keeps for later.
  giveBack: globalThis.gc && (() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })),
  workedMs: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  residentBytes: () => process.memoryUsage.rss(),
}

/**
 * Logs every hour what memory the process takes, and apart from it what the embedded database has. A server that became quiet
 * gives back what it needed before: Node by itself keeps it.
 */
export function watchMemory(
  database: Pick<Database, 'memory'>,
  log: Log,
  { giveBack, workedMs, residentBytes }: Process = thisProcess,
): () => Promise<void> {
  let workedBefore = workedMs()
  let left = 0
  let looks = 0
  const look = () => {
    const worked = workedMs()
    const isIdle = worked - workedBefore < IDLE * LOOK_EVERY_MS
    workedBefore = worked
    if (isIdle && giveBack && residentBytes() > left + WORTH_BYTES) {
      giveBack()
      left = residentBytes()
    }
    if ((looks += 1) % TELL_EVERY === 0) log.info('memory', memoryFields(database.memory(), residentBytes()))
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return async () => clearInterval(timer)
}

const megabytes = (bytes: number) => Math.round(bytes / MB)

/** The database's is part of the process's, but for what it never touched. */
const memoryFields = (engine: number | null, resident: number): Record<string, number> => ({
  processMegabytes: megabytes(resident),
  heapMegabytes: megabytes(process.memoryUsage().heapUsed),
  ...(engine !== null && { databaseMegabytes: megabytes(engine) }),
})
