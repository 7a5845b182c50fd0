import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Send } from '#server/integrations/provider/send.ts'

export interface Served {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  url: string
  stop: () => Promise<void>
}

/** A provider's console over real HTTP. */
export async function serve(answer: Send): Promise<Served> {
  // The client is in the same process: what it sends must stay the real objects.
  const listener = getRequestListener((request) => answer(request), { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An address at which nobody listens any more. */
export async function deadUrl(): Promise<string> {
  const { url, stop } = await serve(async () => new Response())
  await stop()
  return url
}
