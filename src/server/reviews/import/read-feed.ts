import type { Kysely, Selectable } from 'kysely'
import { languageDetector } from '#aso/reviews/language-of.ts'
import type { Market } from '#contract/store.ts'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import { openAppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { openGooglePlay } from '#server/integrations/google-play/google-play.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { ClaimLost, releaseFeed, type Feed } from './claim-feed.ts'
import { recordFailure, retryAt } from './failed-read.ts'
import { readApple } from './read-apple.ts'
import { readGoogle } from './read-google.ts'
import { newestOfConsole, readMarket } from './read-market.ts'
import type { Reading, JobContext } from './job-context.ts'

const HOUR_MS = 3_600_000
/** The public market is asked by all organisations together, and answers are kept that long. */
const MARKET_MS = 3 * HOUR_MS

type Connection = Selectable<ConnectionRow> & { market: Market }

/**
 * Reads what is new of a claimed app, and gives it back. What was read before a failure stays.
 * @param isEnough whether no further page should be asked for; left out: all are
 * @throws ClaimLost; the reason of `stopping`
 */
export async function readFeed(
  context: JobContext,
  feed: Feed,
  { stopping, isEnough = () => false }: { stopping: AbortSignal; isEnough?: () => boolean },
): Promise<void> {
  const { db, clock, log } = context
  const reading = { db, clock, log, feed, stopping, isEnough, detect: await languageDetector() }
  const connection = await connectionOf(db, feed)
  if (connection === null) return readPublic(context, reading)
  // A key that is not accepted is tried by its check alone.
  if (connection.status === 'broken' || connection.status === 'blocked')
    return afterFailure(context, reading, { kind: 'unavailable', retryAfterSeconds: null })
  try {
    await readConsole(context, reading, connection)
    await release(reading, HOUR_MS)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    stopping.throwIfAborted()
    await recordFailure(db, connection, error, clock())
    await afterFailure(context, reading, error)
  }
}

async function connectionOf(db: Kysely<Schema>, feed: Feed): Promise<Connection | null> {
  if (feed.connection_id === null) return null
  const row = await db
    .selectFrom('connection')
    .selectAll()
    .where('organisation_id', '=', feed.organisation_id)
    .where('id', '=', feed.connection_id)
    .executeTakeFirst()
  if (!row) throw new ClaimLost()
  return { ...row, market: feed.market }
}

/** @throws ProviderFailure, ClaimLost; the reason of `stopping` */
async function readConsole(context: JobContext, reading: Reading, connection: Connection): Promise<void> {
  const { connections, config } = context
  const { provider } = connection
  const parts = connections.partsOf(connection)
  if (!parts) throw new ProviderFailure(provider, 'unavailable', 'The stored key can’t be read.')
  const { credentials, ...rest } = parts
  if (credentials.provider === 'app-store-connect')
    return readApple(openAppStoreConnect({ ...rest, credentials, ...config.consoles.appStoreConnect }), reading)
  if (credentials.provider === 'google-play') {
    const hasReports = credentials.reportBucket !== null
    return readGoogle(openGooglePlay({ ...rest, credentials, ...config.consoles.googlePlay }), reading, { hasReports })
  }
  throw new Error(`${provider} has no reviews.`)
}

type Failed = Pick<ProviderFailure, 'kind' | 'retryAfterSeconds'>

/** While a console that has told nothing yet does not answer, there is what everybody sees. */
async function afterFailure(context: JobContext, reading: Reading, failure: Failed): Promise<void> {
  const { db, feed, clock } = reading
  const isTold = (await newestOfConsole(db, feed)) !== null
  if (!isTold) await tryMarket(context, reading, { isFallback: true })
  const now = clock()
  const failures = feed.failures + 1
  const noted = { tried_at: now, failure: failure.kind, failures }
  await releaseFeed(db, feed, retryAt(failure, failures, now), isTold ? { ...noted, source: 'console' } : noted)
}

async function readPublic(context: JobContext, reading: Reading): Promise<void> {
  const { db, feed, clock } = reading
  if (await tryMarket(context, reading)) return release(reading, MARKET_MS)
  const now = clock()
  const failures = feed.failures + 1
  const failure = { kind: 'unavailable', retryAfterSeconds: null } as const
  await releaseFeed(db, feed, retryAt(failure, failures, now), { tried_at: now, failure: failure.kind, failures })
}

async function tryMarket(
  { jobMarkets, log }: JobContext,
  reading: Reading,
  options?: { isFallback: boolean },
): Promise<boolean> {
  try {
    await readMarket(jobMarkets[reading.feed.market], reading, options)
    return true
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    reading.stopping.throwIfAborted()
    log.warn('reviews of the market not read', { error: error instanceof Error ? error.message : String(error) })
    return false
  }
}

/** What a first look has left is due at once. */
async function release({ db, feed, clock, isEnough }: Reading, everyMs: number): Promise<void> {
  const ms = feed.full_at === null && isEnough() ? 0 : everyMs
  await releaseFeed(db, feed, new Date(clock().getTime() + ms), { failure: null, failures: 0 })
}
