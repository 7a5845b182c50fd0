import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { orderRoutes } from './apple/order-routes.ts'
import { appleRoutes } from './apple/routes.ts'
import { sampleApple } from './apple/sample-apple.ts'

export interface LocalStoreOptions {
  /** 0: any that is free. */
  port: number
  clock?: () => Date
}

export interface LocalStores {
  url: string
  /** What a server is started with to ask these stores. */
  env: Record<string, string>
  close: () => Promise<void>
}

/** Stores on this machine that tell the sample market in the formats of the real ones. */
export async function openLocalStores({ port, clock = () => new Date() }: LocalStoreOptions): Promise<LocalStores> {
  const app = new Hono()
  const apple = sampleApple(clock)
  app.route('/', appleRoutes(apple, clock)).route('/', orderRoutes(apple))
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: {
      STOREGLASS_MARKET: 'live',
      APPLE_STORE_URL: url,
      APPLE_PAGES_URL: url,
    },
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
