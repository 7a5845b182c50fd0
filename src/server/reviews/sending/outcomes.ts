import { recordReplyRight } from '#server/integrations/connections/record-reply-right.ts'
import type { ReplyProblem } from '#contract/reviews/review.ts'
import { stopIfRefused } from '../answering/stop-rule.ts'
import { settle } from './settle.ts'
import type { ToldReply } from './store-replies.ts'
import type { Sending, Surroundings } from './surroundings.ts'
import type { ClaimedReply } from './claim-reply.ts'

/** When a reply that was taken is first looked at again, ms. */
const SEEN_FIRST_MS = 30_000

/** The store has it. */
export async function recordTaken({ db, clock, claimed, connection }: Sending, told: ToldReply): Promise<void> {
  const now = clock()
  const taken = claimed.store === 'APP_STORE' ? ('pending' as const) : ('sent' as const)
  const state = told.isPublished ? ('published' as const) : taken
  await settle(
    db,
    claimed,
    {
      state,
      ...(state !== claimed.state && { state_at: now }),
      send_at: told.isPublished ? null : new Date(now.getTime() + SEEN_FIRST_MS),
      problem: null,
      problem_detail: null,
      store_reply_id: told.id ?? claimed.store_reply_id,
      store_text: told.text,
      store_changed_at: told.at ?? claimed.store_changed_at,
      replaced: null,
    },
    { now, isAnswered: true },
  )
  if (connection.reply_right !== 'granted')
    await db.transaction().execute((transaction) => recordReplyRight(transaction, connection, 'granted', now))
}

/** The store did not take it, or can't be asked: its text is kept. */
export async function recordRefused(
  { db, clock }: Pick<Surroundings, 'db' | 'clock'>,
  claimed: ClaimedReply,
  problem: ReplyProblem,
  detail: string | null = null,
): Promise<void> {
  const now = clock()
  const kept = { send_at: null, problem, problem_detail: detail }
  // One that was to be deleted is still there for all to see.
  const state = claimed.is_withdrawn ? ('published' as const) : ('refused' as const)
  const isStored = await settle(db, claimed, { ...kept, state, state_at: now, is_withdrawn: false }, { now })
  const { rule_id } = claimed
  // In a transaction of its own: rules are locked before reviews. Where the process ends before it, the next look at the app's
  // reviews stops the rule.
  if (isStored && state === 'refused' && rule_id !== null)
    await db.transaction().execute((transaction) => stopIfRefused(transaction, claimed, rule_id, now))
}

/** There is no connection, or none whose key can be read: what the store has taken stays as it was. */
export async function recordUnreachable(
  parts: Pick<Surroundings, 'db' | 'clock'>,
  claimed: ClaimedReply,
): Promise<void> {
  if (claimed.state === 'sending') await recordRefused(parts, claimed, 'connection')
  else await settle(parts.db, claimed, { send_at: null }, { now: parts.clock() })
}

/**
 * It is tried, or looked for, again after some time. Where the store did not take it for sure, it is queued as before.
 * @param problem what the store has answered, which counts as a try; null: it has answered nothing of the reply
 */
export async function putOff(
  { db, clock, claimed }: Sending,
  ms: number,
  problem: ReplyProblem | null = null,
): Promise<void> {
  const now = clock()
  const send_at = new Date(now.getTime() + ms)
  const tries = problem ? claimed.tries : claimed.tries - 1
  const again = claimed.isNew ? { state: 'queued' as const, state_at: now, first_tried_at: null, tries } : {}
  await settle(db, claimed, { send_at, ...again, ...(problem && { problem, problem_detail: null }) }, { now })
}

/** Nobody knows whether the store has it: it is looked for before it is sent again. */
export async function recordUnknown({ db, clock, claimed }: Sending, ms: number): Promise<void> {
  const now = clock()
  await settle(db, claimed, { send_at: new Date(now.getTime() + ms) }, { now })
}
