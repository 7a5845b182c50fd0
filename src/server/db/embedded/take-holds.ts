import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Pool } from 'pg'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { holdSocket } from './hold-socket.ts'

/** Maximum time without writes, ms. Requests wait for as long. */
const HOLD_MS = 1000

/**
 * Lets a backup pause the embedded database's writes for a moment, over a socket that only this user can open. A client
 * is sent `held` once writes are paused, replies `done`, and is sent `kept` if they were paused until then, otherwise
 * `late`. The data folder must be locked. A failure here does not fail the start.
 * @returns a function that stops listening
 */
export async function takeHolds(
  dataFolder: string,
  pool: Pool,
  log: Log,
  { holdMs = HOLD_MS } = {},
): Promise<() => Promise<void>> {
  const socket = holdSocket(dataFolder)
  const server = createServer((asker) => void hold(asker, pool, log, holdMs))
  const asking = new Set<Socket>()
  server.on('connection', (asker: Socket) => {
    asking.add(asker)
    asker.on('error', () => asker.destroy()).once('close', () => asking.delete(asker))
  })
  try {
    if (!socket) throw new Error(`The path of ${dataFolder} is too long for a socket, or the system has none.`)
    // The folder is locked, so an existing socket is a leftover.
    rmSync(socket.path, { force: true })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket.path, resolve))
    chmodSync(socket.path, 0o600)
  } catch (error) {
    log.warn('no backup beside the running server: stop it for one', errorFields(error))
    socket?.close()
    return () => Promise.resolve()
  }
  return async () => {
    for (const asker of asking) asker.destroy()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    socket.close()
  }
}

async function hold(asker: Socket, pool: Pool, log: Log, holdMs: number): Promise<void> {
  // The engine has one connection: whoever holds it keeps everybody else from writing.
  const connection = await pool.connect().catch(() => undefined)
  if (!connection) return void asker.end('busy\n')
  const started = performance.now()
  const isKept = await untilDone(asker, holdMs)
  connection.release()
  log.info('held for a backup', { ms: Math.round(performance.now() - started), kept: isKept })
  asker.end(isKept ? 'kept\n' : 'late\n')
}

/** Whether the client finished in time. */
function untilDone(asker: Socket, holdMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, holdMs, false)
    const settle = (isDone: boolean) => {
      clearTimeout(late)
      resolve(isDone)
    }
    if (asker.destroyed) return settle(false)
    asker.once('data', (said) => settle(said.toString() === 'done\n')).once('close', () => settle(false))
    asker.write('held\n')
  })
}
