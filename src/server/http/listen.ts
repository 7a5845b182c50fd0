import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as Listener, type AddressInfo, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** The port is taken; the message is one line for a person. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

export type Fetch = Parameters<typeof getRequestListener>[0]

/** Longest time that answers under way get when the server stops, ms. */
const DRAIN_MS = 5000
/** An idle connection stays for so long after that: what its client has sent just then is still answered, ms. */
export const LINGER_MS = 300
/** So often it is looked for them then, ms. */
export const SWEEP_MS = 50

/** An idle connection stays open for longer than those of the usual proxies, ms: who keeps one for less never sends into its end. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  port: number
  /** Takes no new connections and gives answers under way a bounded time. */
  close: () => Promise<void>
}

/** @throws PortInUse */
export async function listen(
  fetch: Fetch,
  { host, port, keepAliveMs = KEEP_ALIVE_MS }: { host: string; port: number; keepAliveMs?: number },
): Promise<Listening> {
  const listener = getRequestListener(fetch)
  const underWay = new Set<ServerResponse>()
  /** What had been read of each connection when its last answer was out, bytes: one that has brought no more is idle. */
  const readBy = new Map<Socket, number>()
  let stopping = false
  const server = createServer((request, response) => {
    const { socket } = request
    response.shouldKeepAlive &&= !stopping
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (!socket.destroyed) readBy.set(socket, socket.bytesRead)
    })
    void listener(request, response)
  })
  server.on('connection', (socket: Socket) => {
    readBy.set(socket, 0)
    socket.once('close', () => readBy.delete(socket))
  })
  server.keepAliveTimeout = keepAliveMs
  server.on('timeout', closeUnlessAsked)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new PortInUse(`Port ${port} is in use. Set PORT to use another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
  const close = () => {
    stopping = true
    // Their clients are told to send nothing more on these connections.
    for (const response of underWay) response.shouldKeepAlive = false
    return drain(server, () => {
      const answering = new Set([...underWay].map(({ req }) => req.socket))
      for (const [socket, read] of readBy)
        if (socket.bytesRead === read && !answering.has(socket)) closeUnlessAsked(socket)
    })
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** A server that is late learns that a connection's time is up before it sees what came in on it meanwhile: it looks first. */
function closeUnlessAsked(socket: Socket): void {
  const { bytesRead } = socket
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy()
  })
}

async function drain(server: Server, closeIdle: () => void): Promise<void> {
  // An HTTP server's own `close` cuts idle connections at once, and with them requests that are just coming in.
  const closed = new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve())
  })
  // A browser keeps its connections open after their last answer.
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
