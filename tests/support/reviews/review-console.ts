import type { StoreProvider } from '#contract/connections/connection.ts'
import type { Store } from '#contract/store.ts'
import { newSampleKey } from '#server/sample/consoles/new-sample-key.ts'
import { openAppStoreConnectConsole } from '#server/sample/consoles/app-store-connect/console.ts'
import type { ConsoleKey, ConsoleParts } from '#server/sample/consoles/console.ts'
import { openGooglePlayConsole } from '#server/sample/consoles/google-play/console.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import type { Review } from '#server/markets/market.ts'
import type { MadeSampleKey } from '#server/integrations/connections/sample-key.ts'
import { consoleParts } from '../providers/console-parts.ts'
import { Faults } from '../providers/faults.ts'
import { serve } from '../providers/serve.ts'
import { sample } from '../stores/sample-apps.ts'
import { ReportBucket } from './report-bucket.ts'

export interface ReviewConsole {
  env: Record<string, string>
  key: MadeSampleKey
  /** As the console knows it; tests revoke and limit it. */
  given: ConsoleKey
  faults: Faults
  records: ConsoleParts['records']
  /** Of one country each; tests add, change and remove. */
  reviews: Review[]
  bucket: ReportBucket
  follow: (clock: () => Date) => void
  stop: () => Promise<void>
}

/** RSA keys take a while: the tests of a process share one. */
const keys = new Map<StoreProvider, Promise<MadeSampleKey>>()
const keyOf = (provider: StoreProvider) => {
  const made = keys.get(provider) ?? newSampleKey(provider)
  keys.set(provider, made)
  return made
}

/** The fewer, the less a test's console takes of the time of the server beside it. */
const PAGE = 1000

/** A store's console over HTTP, in which an app has the reviews that a test gives it. */
export async function serveReviewConsole(store: Store): Promise<ReviewConsole> {
  const provider = store === 'APP_STORE' ? 'app-store-connect' : 'google-play'
  let now = () => new Date()
  const { records } = consoleParts()
  const key = await keyOf(provider)
  const { key_id: keyId, owner, public_key: publicKey } = key.registered
  const trackIds = Object.values(sample).flatMap((app) => (app.store === store ? app.trackId : []))
  const given: ConsoleKey = {
    provider,
    keyId,
    owner,
    publicKey,
    lacks: [],
    isRevoked: false,
    limitedUntil: null,
    trackIds,
  }
  const reviews: Review[] = []
  const clock = () => now()
  const market: ConsoleParts['market'] = {
    ...sampleMarket(clock),
    localesOf: async () => [...new Set(['en-US', ...reviews.map(({ locale }) => locale)])],
    reviews: async ({ locale }, page) => {
      const own = reviews
        .filter((one) => one.locale === locale)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      const end = page * PAGE
      return { reviews: own.slice(end - PAGE, end), next: end < own.length ? page + 1 : null }
    },
  }
  const parts: ConsoleParts = { keyOf: async (_, id) => (id === keyId ? given : null), records, market, clock }
  const open = store === 'APP_STORE' ? openAppStoreConnectConsole : openGooglePlayConsole
  const faults = new Faults()
  const bucket = new ReportBucket()
  const { url, stop } = await serve(faults.before(bucket.before(open(parts))))
  const env: Record<string, string> =
    store === 'APP_STORE'
      ? { APP_STORE_CONNECT_URL: url }
      : { GOOGLE_PLAY_API_URL: url, GOOGLE_STORAGE_URL: url, GOOGLE_TOKEN_URL: `${url}/token` }
  return { env, key, given, faults, records, reviews, bucket, follow: (follow) => (now = follow), stop }
}
