import { sql, type Kysely } from 'kysely'
import type { Provider } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { retryAfterOf } from '../provider/retry-after.ts'
import type { Send } from '../provider/send.ts'

const HOUR_MS = 3_600_000
/** Wait after a refusal for too many calls, where the provider does not name one, s. */
export const RATE_LIMIT_SECONDS = 60
/** Answers in a row that tell of trouble at the provider, until it is left alone. */
const FAILURES_UNTIL_DOWN = 3
const BACK_OFF_FIRST_MS = 15_000
const BACK_OFF_MAX_MS = 3_600_000

interface Parts {
  db: Kysely<Schema>
  connection: { organisation_id: string; id: string; provider: Provider }
  send: Send
  clock: () => Date
}

/**
 * Sends the requests of one connection. What is counted and waited for stands in the database, so that all processes
 * hold to it: calls of the hour, Retry-After, and a back-off while the provider is in trouble. It must not be used
 * inside a transaction: the embedded database has one connection.
 * @returns a Send that rejects with ProviderFailure `rate-limited` or `unavailable` while no call may be made
 */
export function openGateway({ db, connection, send, clock }: Parts): Send {
  const { organisation_id, id, provider } = connection
  const own = () => db.updateTable('connection').where('organisation_id', '=', organisation_id).where('id', '=', id)

  async function take(): Promise<void> {
    const now = clock()
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    const taken = await own()
      .set({
        calls_used: sql`case when calls_hour = ${hour} then calls_used + 1 else 1 end`,
        calls_hour: hour,
        used_at: now,
      })
      .where((where) => where.or([where('blocked_until', 'is', null), where('blocked_until', '<=', now)]))
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw await refusal(now)
  }

  async function refusal(now: Date): Promise<ProviderFailure> {
    const row = await db
      .selectFrom('connection')
      .select(['blocked_until', 'failures'])
      .where('organisation_id', '=', organisation_id)
      .where('id', '=', id)
      .executeTakeFirst()
    // A connection that was revoked meanwhile makes no more calls.
    if (!row) return new ProviderFailure(provider, 'unavailable', 'The connection is gone.')
    const seconds = Math.max(1, Math.ceil(((row.blocked_until?.getTime() ?? 0) - now.getTime()) / 1000))
    const kind = row.failures > 0 ? 'unavailable' : 'rate-limited'
    return new ProviderFailure(provider, kind, `No call before ${seconds} s are over.`, { retryAfterSeconds: seconds })
  }

  async function note(request: Request, response: Response): Promise<void> {
    const now = clock()
    const limit = callsLimitOf(response.headers)
    if (limit !== null)
      await own().set({ calls_limit: limit }).where('calls_limit', 'is distinct from', limit).execute()
    const seconds = retryAfterOf(response.headers, now)
    if (response.status === 429) {
      const until = new Date(now.getTime() + (seconds ?? RATE_LIMIT_SECONDS) * 1000)
      await own().set({ blocked_until: until, failures: 0 }).execute()
    } else if (response.status >= 500) {
      if (!isOfOneReview(request)) await noteTrouble(now, seconds)
    } else await own().set({ failures: 0, blocked_until: null }).where('failures', '>', 0).execute()
  }

  async function noteTrouble(now: Date, seconds: number | null): Promise<void> {
    const row = await own()
      .set({ failures: sql`failures + 1` })
      .returning('failures')
      .executeTakeFirst()
    const ms = seconds === null ? backOffMs(row?.failures ?? 1) : seconds * 1000
    if (ms > 0)
      await own()
        .set({ blocked_until: new Date(now.getTime() + ms) })
        .execute()
  }

  return async (request) => {
    await take()
    let response: Response
    try {
      response = await send(request)
    } catch (error) {
      if (!request.signal.aborted) await noteTrouble(clock(), null)
      throw error
    }
    await note(request, response)
    return response
  }
}

/**
 * What a provider can't answer of one review says nothing of the others: Google answers 500 for those that are too old. The
 * lists of reviews show whether it is in trouble.
 */
const isOfOneReview = ({ url }: Request) =>
  /\/reviews\/[^/]+$|\/customerReview(?:s\/[^/]+\/response|Responses(?:\/[^/]+)?)$/.test(new URL(url).pathname)

const backOffMs = (failures: number) =>
  failures < FAILURES_UNTIL_DOWN
    ? 0
    : Math.min(BACK_OFF_MAX_MS, BACK_OFF_FIRST_MS * 2 ** (failures - FAILURES_UNTIL_DOWN))

/** Apple's `X-Rate-Limit: user-hour-lim:3500;user-hour-rem:500;`. */
function callsLimitOf(headers: Headers): number | null {
  const found = /user-hour-lim:(\d{1,7})/.exec(headers.get('x-rate-limit') ?? '')
  return found ? Number(found[1]) : null
}
