import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { orderRoutes } from './apple/order-routes.ts'
import { appleRoutes } from './apple/routes.ts'
import { sampleApple } from './apple/sample-apple.ts'
import { refusals, type Manner } from './faults/refusals.ts'
import { playRoutes } from './google/routes.ts'
import { samplePlay } from './google/sample-play.ts'
import type { Recorded } from './recorded/read-recorded.ts'
import { pictureRoutes } from './pictures.ts'
import { recordedRoutes } from './recorded/recorded-routes.ts'

export interface LocalStoreOptions extends Partial<Manner> {
  /** 0: any that is free. */
  port: number
  clock?: () => Date
  /** The App Store's feeds of reviews are empty, as the real ones are at times. */
  withhold?: boolean
  /** Answers of the real stores, told in place of what the sample market would tell. */
  recorded?: Recorded | undefined
}

export interface LocalStores {
  url: string
  /** What a server is started with to ask these stores. */
  env: Record<string, string>
  close: () => Promise<void>
}

/** More than anybody here needs. */
const CALLS_PER_MINUTE = '600'

/** Stores on this machine that tell the sample market in the formats of the real ones; with their limits unless said otherwise. */
export async function openLocalStores({
  port,
  clock = () => new Date(),
  limits = true,
  slow = false,
  refuse = false,
  withhold = false,
  recorded,
}: LocalStoreOptions): Promise<LocalStores> {
  const app = new Hono()
  app.use(refusals({ limits, slow, refuse }, clock))
  if (recorded) app.route('/', recordedRoutes(recorded))
  const apple = sampleApple(clock)
  app
    .route('/', appleRoutes(withhold ? { ...apple, reviews: async () => null } : apple, clock))
    .route('/', orderRoutes(apple))
    .route('/', playRoutes(samplePlay(clock)))
    .route('/', pictureRoutes())
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: {
      STOREGLASS_MARKET: 'live',
      STOREGLASS_SOURCES: 'all',
      APPLE_STORE_URL: url,
      APPLE_PAGES_URL: url,
      GOOGLE_PLAY_URL: url,
      STORE_PICTURES_URL: url,
      ...(limits
        ? {}
        : {
            APPLE_CALLS_PER_MINUTE: CALLS_PER_MINUTE,
            APPLE_LOOKUPS_PER_MINUTE: CALLS_PER_MINUTE,
            APPLE_HINTS_PER_MINUTE: CALLS_PER_MINUTE,
            APPLE_PAGES_PER_MINUTE: CALLS_PER_MINUTE,
            GOOGLE_CALLS_PER_MINUTE: CALLS_PER_MINUTE,
          }),
    },
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
