import { Worker } from 'node:worker_threads'
import { WireStream } from './wire-stream.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

export interface Engine {
  /** A new connection for `pg`. The engine has one session: use one connection at a time. */
  connect: () => WireStream
  /** Writes everything down and ends the thread. */
  close: () => Promise<void>
}

/**
 * Starts PGlite in a thread of its own, so that a long query never holds up the server.
 * @param folder absolute path of the cluster; undefined: in memory
 */
export async function startEngine(folder: string | undefined): Promise<Engine> {
  const start: WorkerStart = { folder }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  const tell = (message: ToWorker) => worker.postMessage(message)
  const streams = new Map<number, WireStream>()
  let connections = 0

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve()
      if (message.kind === 'wire') streams.get(message.connection)?.receive(message.bytes)
      if (message.kind === 'failed') fail(new Error(`The embedded database failed: ${message.message}`))
    })
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The embedded database ended.')))

    function fail(error: Error): void {
      reject(error)
      for (const stream of streams.values()) stream.destroy(error)
    }
  })

  return {
    connect: () => {
      connections += 1
      const connection = connections
      const stream = new WireStream((bytes) => tell({ kind: 'wire', connection, bytes }))
      streams.set(connection, stream)
      stream.once('close', () => streams.delete(connection))
      return stream
    },
    close: () =>
      new Promise((resolve) => {
        worker.once('exit', () => resolve())
        tell({ kind: 'close' })
      }),
  }
}
