import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { holdSocket } from './hold-socket.ts'

export interface Held {
  /** Whether nothing was written while `work` ran. */
  isKept: boolean
  /** How long requests had to wait, ms. */
  ms: number
}

/**
 * Runs `work` while the server that owns the data folder pauses its writes.
 * @returns null if no server is listening
 */
export async function whileHeld(dataFolder: string, work: () => void): Promise<Held | null> {
  const socket = holdSocket(dataFolder)
  if (!socket) return null
  try {
    const server = await open(socket.path)
    return server && (await runHeld(server, work))
  } finally {
    socket.close()
  }
}

async function open(socketPath: string): Promise<Socket | null> {
  const server = connect(socketPath)
  try {
    await once(server, 'connect')
    return server
  } catch {
    return null
  }
}

async function runHeld(server: Socket, work: () => void): Promise<Held> {
  const lost = { isKept: false, ms: 0 }
  try {
    const [said] = (await Promise.race([once(server, 'data'), once(server, 'end').then(() => [''])])) as [
      Buffer | string,
    ]
    if (said.toString() !== 'held\n') return lost
    const started = performance.now()
    work()
    const ms = Math.round(performance.now() - started)
    server.write('done\n')
    return { isKept: (await text(server)) === 'kept\n', ms }
  } catch {
    // The server stopped in the meantime.
    return lost
  } finally {
    server.destroy()
  }
}
