import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as Listener, type AddressInfo, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** The port is in use; the message is one line for the operator. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

export type Fetch = Parameters<typeof getRequestListener>[0]

/** Maximum time for responses in progress when the server stops, ms. */
const DRAIN_MS = 5000
/** How long idle connections stay open after that, ms: a request that a client has just sent is still answered. */
export const LINGER_MS = 300
/** How often idle connections are looked for during a stop, ms. */
export const SWEEP_MS = 50

/**
 * Keep-alive time, ms. Longer than that of common proxies, so that a proxy never reuses a connection that is just being
 * closed.
 */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  port: number
  /** Stops accepting connections and waits a bounded time for responses in progress. */
  close: () => Promise<void>
}

/** @throws PortInUse */
export async function listen(
  fetch: Fetch,
  { host, port, keepAliveMs = KEEP_ALIVE_MS }: { host: string; port: number; keepAliveMs?: number },
): Promise<Listening> {
  const listener = getRequestListener(fetch)
  const inProgress = new Set<ServerResponse>()
  /** Bytes read on each connection when its last response was finished: a connection with no more than that is idle. */
  const readBy = new Map<Socket, number>()
  let stopping = false
  const server = createServer((request, response) => {
    const { socket } = request
    response.shouldKeepAlive &&= !stopping
    inProgress.add(response)
    response.once('close', () => {
      inProgress.delete(response)
      if (!socket.destroyed) readBy.set(socket, socket.bytesRead)
    })
    void listener(request, response)
  })
  server.on('connection', (socket: Socket) => {
    readBy.set(socket, 0)
    socket.once('close', () => readBy.delete(socket))
  })
  server.keepAliveTimeout = keepAliveMs
  server.on('timeout', closeUnlessReadable)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new PortInUse(`Port ${port} is in use. Set PORT to use another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
  const close = () => {
    stopping = true
    // Asks clients not to reuse these connections.
    for (const response of inProgress) response.shouldKeepAlive = false
    return drain(server, () => {
      const answering = new Set([...inProgress].map(({ req }) => req.socket))
      for (const [socket, read] of readBy)
        if (socket.bytesRead === read && !answering.has(socket)) closeUnlessReadable(socket)
    })
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/**
 * A busy event loop can run the keep-alive timer before it reads a request that has already arrived, so it reads first.
 */
function closeUnlessReadable(socket: Socket): void {
  const { bytesRead } = socket
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy()
  })
}

async function drain(server: Server, closeIdle: () => void): Promise<void> {
  // `Server.close` destroys idle connections at once, and with them requests that are just arriving.
  const closed = new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve())
  })
  // A browser keeps its connections open after the last response.
  let sweep: NodeJS.Timeout | undefined
  const linger = setTimeout(() => {
    sweep = setInterval(closeIdle, SWEEP_MS)
  }, LINGER_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(linger)
  clearInterval(sweep)
  clearTimeout(deadline)
}
