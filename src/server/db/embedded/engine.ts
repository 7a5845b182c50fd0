import { Worker } from 'node:worker_threads'
import { DatabaseDamaged } from './database-damaged.ts'
import { full, isFull } from './disk-room.ts'
import { WireStream } from './wire-stream.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

/** Maximum wait for the engine to write its checkpoint, ms; otherwise the next start replays the log. */
const CLOSE_MS = 10_000

/**
 * Limits the thread's JavaScript heap, which uses 20 MB; the engine's own memory and answers in transit do not count.
 */
const resourceLimits = { maxOldGenerationSizeMb: 128 }

export interface Engine {
  /** A new connection for `pg`. The engine has one session: use one connection at a time. */
  connect: () => WireStream
  /** What it has of memory, bytes, of which some was never touched. */
  memory: () => number
  /** Resolves when the engine ends without `close`. */
  broken: Promise<Error>
  /** Writes a checkpoint and ends the thread. */
  close: () => Promise<void>
}

/**
 * Starts PGlite in a worker thread, so that a long query never blocks the server.
 * @param folder absolute path of the cluster
 * @throws DatabaseDamaged, FolderUnusable
 */
export async function startEngine(folder: string): Promise<Engine> {
  const start: WorkerStart = { folder }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, resourceLimits })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  const post = (message: ToWorker) => worker.postMessage(message)
  const streams = new Map<number, WireStream>()
  const ready = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<Error>()
  let connections = 0
  let closing = false
  let memory = 0

  const fail = (error: Error): void => {
    if (closing) return
    closing = true
    const cause = isFull(folder) ? full(folder) : error
    ready.reject(cause)
    broken.resolve(cause)
    for (const stream of streams.values()) stream.destroy(cause)
    // The thread may be stuck.
    void worker.terminate()
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') ready.resolve()
    if (message.kind === 'wire') streams.get(message.connection)?.receive(message.bytes)
    if (message.kind === 'memory') memory = message.bytes
    if (message.kind === 'failed')
      fail(
        message.damage === undefined
          ? new Error(`The embedded database failed: ${message.message}`)
          : new DatabaseDamaged(folder, message.damage),
      )
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The embedded database ended.')))
  await ready.promise

  return {
    memory: () => memory,
    broken: broken.promise,
    connect: () => {
      connections += 1
      const connection = connections
      const stream = new WireStream((bytes) => post({ kind: 'wire', connection, bytes }))
      streams.set(connection, stream)
      stream.once('close', () => streams.delete(connection))
      return stream
    },
    close: async () => {
      closing = true
      const ended = new Promise((resolve) => {
        worker.once('exit', resolve)
      })
      post({ kind: 'close' })
      const deadline = setTimeout(() => void worker.terminate(), CLOSE_MS)
      await ended
      clearTimeout(deadline)
    },
  }
}
