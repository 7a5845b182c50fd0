import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { openAppleAds, type AppleAds } from '#server/integrations/apple-ads/apple-ads.ts'
import type { WeekQuery } from '#server/integrations/apple-ads/popularity.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { reschedule, type DueConnection } from './claim.ts'
import { importPhrases } from './import-phrases.ts'
import { knownWeeks, rowsOfGoodWeek, trackedCountries } from './known-weeks.ts'
import { paced } from './paced.ts'
import { missingWeeks, type CountryWeek, type KnownWeek } from './missing-weeks.ts'
import { writeWeek } from './write-week.ts'

export interface JobContext {
  db: Kysely<Schema>
  connections: Pick<ConnectionClients, 'partsOf'>
  config: Pick<Config, 'consoles'>
  clock: () => Date
  log: Log
  /** Least time between two requests, ms. */
  paceMs?: number
}

/** Of one connection in one run, so that others have their turn, and within the lease of a claim. */
const WEEKS_A_RUN = 12
/** Apple allows five requests a second for an account: people who look at their campaigns need some, too. */
const PACE_MS = 300
/** Until the next run where something is left, ms. */
const MORE_MS = 60_000
/** Until it is looked for new countries and weeks, ms: that asks nobody. */
const NEXT_MS = 3_600_000
/** A demo is over in a few days, and there are many. */
const DEMO_WEEKS = 1
const LIMITED_MS = 60_000
const UNAVAILABLE_MS = 15 * 60_000

/**
 * One run of a connection: some weeks, one transaction each, so that a server that dies loses one at most; once all are there,
 * single phrases.
 * @returns how many weeks were read
 */
export async function importWeeks(context: JobContext, due: DueConnection, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = context
  const after = (ms: number) => new Date(clock().getTime() + ms)
  const countries = await trackedCountries(db, due.organisation_id)
  const known = await knownWeeks(db, due.organisation_id)
  const wanted = () => missingWeeks({ countries, known, now: clock(), ...(due.demo && { count: DEMO_WEEKS }) })
  const client = clientOf(context, due)
  const putOff = (failure: ProviderFailure) => {
    const isTold = failure.kind !== 'rate-limited' && failure.kind !== 'unavailable'
    return reschedule(db, due, after(waitOf(failure)), isTold ? clock() : null)
  }
  let read = 0
  for (; read < WEEKS_A_RUN; read += 1) {
    const [next] = wanted()
    if (!next || !client || stopping?.aborted) break
    const outcome = await importWeek(context, due, client, next)
    if (outcome === 'gone') return read
    if (outcome instanceof ProviderFailure) {
      await putOff(outcome)
      return read
    }
    known.push(outcome)
  }
  const hasMore = client !== null && wanted().length > 0
  const phrases = client && !hasMore ? await importPhrases(context, due, client, stopping) : 'done'
  if (phrases === 'gone') return read
  if (phrases instanceof ProviderFailure) await putOff(phrases)
  else await reschedule(db, due, after(hasMore || phrases === 'more' ? MORE_MS : NEXT_MS))
  return read
}

/** null: the key can't be decrypted, which the daily check tells. */
function clientOf({ connections, config, paceMs = PACE_MS }: JobContext, due: DueConnection): AppleAds | null {
  const parts = connections.partsOf(due)
  if (parts?.credentials.provider !== 'apple-ads') return null
  const { credentials, send, clock } = parts
  return openAppleAds({ credentials, clock, send: paced(send, paceMs), ...config.consoles.appleAds })
}

/** @returns the week as it is stored, good or not; why the connection is of no use for now; `gone`: it was revoked */
async function importWeek(
  { db, clock, log }: JobContext,
  { organisation_id, id }: DueConnection,
  client: AppleAds,
  { country, week }: CountryWeek,
): Promise<KnownWeek | ProviderFailure | 'gone'> {
  const about = { organisation_id, country, week }
  const answer = await ask(client, { country, week, rowsOfWeekBefore: await rowsOfGoodWeek(db, about) })
  if (answer instanceof ProviderFailure) return answer
  const { terms, quarantine, dropped } = answer
  if (quarantine !== null || dropped > 0) {
    log.warn('search popularity is odd', { country, week, rows: terms.length, dropped, why: quarantine ?? '' })
  }
  const now = clock()
  const isThere = await writeWeek(db, { ...about, connection_id: id, row_count: terms.length, quarantine, terms }, now)
  return isThere ? { country, week, quarantine, read_at: now } : 'gone'
}

/** A week for which Apple does not take the question is one without rows: others may well be answered. */
async function ask(client: AppleAds, query: WeekQuery) {
  try {
    return await client.popularityWeek(query)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const isRefused = error.kind === 'refused' || error.kind === 'not-found'
    return isRefused ? { terms: [], quarantine: 'refused', dropped: 0 } : error
  }
}

/** ms */
function waitOf({ kind, retryAfterSeconds }: ProviderFailure): number {
  if (kind !== 'rate-limited' && kind !== 'unavailable') return DAY_MS
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1000
  return kind === 'unavailable' ? UNAVAILABLE_MS : LIMITED_MS
}
