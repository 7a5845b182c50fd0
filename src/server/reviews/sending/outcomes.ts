import type { Kysely } from 'kysely'
import type { ReplyProblem } from '#contract/reviews/review.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { recordTriedRight } from '#server/integrations/connections/record-tried-right.ts'
import type { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'
import type { Log } from '#server/kernel/log.ts'
import { stopIfRefused } from '../answering/stop-rule.ts'
import { finish, type ClaimedReply } from './claim-reply.ts'
import type { ReplyConnection, StoreReplies, StoreReply } from './store-replies.ts'

/** What sending replies needs of a server. */
export interface JobContext {
  db: Kysely<Schema>
  connections: ConnectionClients
  config: { consoles: Consoles }
  clock: () => Date
  log: Log
}

/** One claimed reply, with the connection that it goes through. */
export interface ReplyJob extends Pick<JobContext, 'db' | 'clock' | 'log'> {
  claimed: ClaimedReply
  connection: ReplyConnection
  replies: StoreReplies
}

const MINUTE_MS = 60_000
const RATE_LIMIT_SECONDS = 60
const RETRY_FIRST_MS = 15_000
const RETRY_MAX_MS = 15 * MINUTE_MS
/** For how long a store that can't be reached is tried. */
const TRIED_MS = 24 * 60 * MINUTE_MS
/** Google refuses single replies of keys that may reply now and then. */
const FORBIDDEN_MAX = 3
/** When a reply that was taken is first looked at again, ms. */
const SEEN_FIRST_MS = 30_000

/** The store has the reply. */
export async function markDelivered({ db, clock, claimed, connection }: ReplyJob, reply: StoreReply): Promise<void> {
  const now = clock()
  const taken = claimed.store === 'APP_STORE' ? ('pending' as const) : ('sent' as const)
  const state = reply.isPublished ? ('published' as const) : taken
  await finish(
    db,
    claimed,
    {
      state,
      ...(state !== claimed.state && { state_at: now }),
      send_at: reply.isPublished ? null : new Date(now.getTime() + SEEN_FIRST_MS),
      problem: null,
      problem_detail: null,
      store_reply_id: reply.id ?? claimed.store_reply_id,
      store_text: reply.text,
      store_changed_at: reply.at ?? claimed.store_changed_at,
      replaced: null,
    },
    { now, isAnswered: true },
  )
  if (connection.reply_right !== 'granted')
    await db
      .transaction()
      .execute((transaction) =>
        recordTriedRight(transaction, connection, { capability: 'reply', state: 'granted' }, now),
      )
}

/** The store did not take it, or can't be asked: its text is kept. */
export async function markRefused(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  claimed: ClaimedReply,
  problem: ReplyProblem,
  detail: string | null = null,
): Promise<void> {
  const now = clock()
  const kept = { send_at: null, problem, problem_detail: detail }
  // One that was to be deleted is still there for all to see.
  const state = claimed.is_withdrawn ? ('published' as const) : ('refused' as const)
  const isStored = await finish(db, claimed, { ...kept, state, state_at: now, is_withdrawn: false }, { now })
  const { rule_id } = claimed
  // In a transaction of its own: rules are locked before reviews. Where the process ends before it, the next look at the app's
  // reviews stops the rule.
  if (isStored && state === 'refused' && rule_id !== null)
    await db.transaction().execute((transaction) => stopIfRefused(transaction, claimed, rule_id, now))
}

/** There is no connection, or none whose key can be read: what the store has taken stays as it was. */
export async function markUnreachable(parts: Pick<JobContext, 'db' | 'clock'>, claimed: ClaimedReply): Promise<void> {
  if (claimed.state === 'sending') await markRefused(parts, claimed, 'connection')
  else await finish(parts.db, claimed, { send_at: null }, { now: parts.clock() })
}

/**
 * It is tried, or looked for, again after some time. Where the store did not take it for sure, it is queued as before.
 * @param problem what the store has answered, which counts as a try; null: it has answered nothing of the reply
 */
export async function reschedule(
  { db, clock, claimed }: ReplyJob,
  ms: number,
  problem: ReplyProblem | null = null,
): Promise<void> {
  const now = clock()
  const send_at = new Date(now.getTime() + ms)
  const tries = problem ? claimed.tries : claimed.tries - 1
  const again = claimed.isNew ? { state: 'queued' as const, state_at: now, first_tried_at: null, tries } : {}
  await finish(db, claimed, { send_at, ...again, ...(problem && { problem, problem_detail: null }) }, { now })
}

/** Nobody knows whether the store has it: it is looked for before it is sent again. */
export async function recordUnknown({ db, clock, claimed }: ReplyJob, ms: number): Promise<void> {
  const now = clock()
  await finish(db, claimed, { send_at: new Date(now.getTime() + ms) }, { now })
}

/**
 * What a call that was refused or not answered means for its reply, and for the connection. A write of which nobody knows is not
 * one of these.
 * @param doing the text was sent, looked for in the store, or is to be deleted there
 */
export async function handleFailure(
  job: ReplyJob,
  failure: ProviderFailure,
  doing: 'send' | 'look' | 'delete',
): Promise<void> {
  const { claimed, connection, clock } = job
  switch (failure.kind) {
    case 'refused':
      return markRefused(job, claimed, 'text', failure.detail)
    case 'not-found':
      return markRefused(job, claimed, 'gone')
    case 'permission':
      if (doing !== 'look') return forbidden(job)
      return markRefused(job, claimed, 'permission')
    case 'credentials':
    case 'account':
    case 'agreements':
    case 'api-off':
      await recordConnection(job, failure)
      return markRefused(job, claimed, 'connection')
    case 'rate-limited':
      // The gateway's own refusal is no news.
      if (failure.status !== null) await recordConnection(job, failure)
      return reschedule(job, (failure.retryAfterSeconds ?? RATE_LIMIT_SECONDS) * 1000)
    case 'unavailable':
    case 'unknown-outcome': {
      // An answer, such as 500, may be about this review alone; none at all is about the store.
      if (connection.status === 'working' && failure.retryAfterSeconds === null && failure.status === null)
        await recordConnection(job, failure)
      const since = (claimed.is_withdrawn ? null : claimed.written_at) ?? claimed.state_at
      const age = clock().getTime() - since.getTime()
      if (age >= TRIED_MS) return markRefused(job, claimed, 'connection')
      return reschedule(job, Math.max((failure.retryAfterSeconds ?? 0) * 1000, waitMs(age)))
    }
  }
}

const waitMs = (age: number) => Math.max(RETRY_FIRST_MS, Math.min(age, RETRY_MAX_MS))

async function recordConnection({ db, connection, clock }: ReplyJob, failure: ProviderFailure): Promise<void> {
  await db
    .transaction()
    .execute((transaction) => recordCheck(transaction, connection, { failure }, { now: clock(), isQuiet: true }))
}

async function forbidden(job: ReplyJob): Promise<void> {
  const { db, clock, claimed, connection } = job
  if (claimed.store === 'GOOGLE_PLAY' && connection.reply_right === 'granted' && claimed.tries < FORBIDDEN_MAX)
    return reschedule(job, MINUTE_MS, 'permission')
  await db
    .transaction()
    .execute((transaction) =>
      recordTriedRight(transaction, connection, { capability: 'reply', state: 'missing' }, clock()),
    )
  await markRefused(job, claimed, 'permission')
}
