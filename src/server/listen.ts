import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** The port is taken; the message is one line for a person. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

export type Fetch = Parameters<typeof getRequestListener>[0]

/** Longest time that answers under way get when the server stops, ms. */
const DRAIN_MS = 5000

export interface Listening {
  port: number
  /** Takes no new connections and gives answers under way a bounded time. */
  close: () => Promise<void>
}

/** @throws PortInUse */
export async function listen(fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Listening> {
  const listener = getRequestListener(fetch)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new PortInUse(`Port ${port} is in use. Set PORT to use another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) }
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // A browser keeps its connections open after their last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
