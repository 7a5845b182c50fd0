import { Worker } from 'node:worker_threads'

export interface Asked {
  id: number
  password: string
  about: string[]
}

export interface Judged {
  id: number
  /** zxcvbn's, 0 to 4. */
  score: number
  /** Whether it stands in a dictionary of common words and passwords. */
  isCommon: boolean
}

interface Waiting {
  resolve: (judged: Judged) => void
  reject: (error: Error) => void
}

/** The thread goes when nobody has asked for so long, and the dictionaries with it, ms. */
const IDLE_MS = 60_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** How hard a password is to guess, found in a thread of its own: it takes up to a fifth of a second, and others are served meanwhile. */
export function judgePassword(password: string, about: string[]): Promise<Judged> {
  clearTimeout(idle)
  thread ??= start()
  const id = ++lastId
  const judged = new Promise<Judged>((resolve, reject) => waiting.set(id, { resolve, reject }))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  thread.postMessage({ id, password, about } satisfies Asked)
  return judged
}

function start(): Worker {
  const started = new Worker(new URL('./password-strength-thread.ts', import.meta.url))
  // It keeps no process running.
  started.unref()
  started.on('message', (judged: Judged) => {
    waiting.get(judged.id)?.resolve(judged)
    waiting.delete(judged.id)
    if (waiting.size === 0) idle = setTimeout(() => void drop(started), IDLE_MS).unref()
  })
  started.once('error', (error) => {
    if (thread === started) thread = null
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)))
    waiting.clear()
  })
  return started
}

async function drop(started: Worker): Promise<void> {
  if (thread === started) thread = null
  await started.terminate()
}
