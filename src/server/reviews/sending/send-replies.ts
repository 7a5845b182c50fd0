import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { errorFields } from '#server/kernel/log.ts'
import { keyOf } from '../replies/own-review.ts'
import { claimReply, finish, shortenWaits, type ClaimedReply } from './claim-reply.ts'
import {
  handleFailure,
  markDelivered,
  markRefused,
  markUnreachable,
  recordUnknown,
  type JobContext,
  type ReplyJob,
} from './outcomes.ts'
import { isSameReply, replyConnection, storeReplies, type ReviewRef, type StoreReplies } from './store-replies.ts'

/** How soon a reply is sent once its time has come, ms. */
const EVERY_MS = 2000
/** So that one slow store does not hold up the others. */
const AT_ONCE = 3
/** For how long a reply whose fate is unknown is looked for before its text goes out once more, ms. */
const VERIFIED_MS = 15 * 60_000
const VERIFY_FIRST_MS = 15_000
const VERIFY_MAX_MS = 2 * 60_000
/** A store that never tells is given up. */
const TRIES_MAX = 3
const POLL_FIRST_MS = 30_000
const POLL_MAX_MS = 3_600_000
/** After which the hourly reading of reviews alone looks after a reply; the App Store publishes within a day. */
const POLLED_MS = { APP_STORE: 24 * 3_600_000, GOOGLE_PLAY: 3_600_000 }
/** For how long a reply whose answer was lost may still come, ms. */
const AWAITED_MS = 15 * 60_000

/**
 * Sends replies whose time has come, and asks the stores what became of those that were sent. Any number of processes may do it
 * at once.
 * @returns stops it
 */
export function startSendingReplies(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'replies not sent' }, (stopping) =>
    sendDueReplies(context, stopping),
  )
}

/** Handles every reply that is due, a few at once. @returns how many it handled */
export async function sendDueReplies(context: JobContext, stopping?: AbortSignal): Promise<number> {
  await shortenWaits(context.db, context.clock())
  // One client a connection for this run: its access token is good for all of it.
  const clients = new Map<string, StoreReplies | null>()
  const work = async () => {
    for (let sent = 0; ; sent += 1) {
      const claimed = stopping?.aborted ? null : await claimReply(context.db, context.clock)
      if (!claimed) return sent
      await sendOne(context, clients, claimed)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  return ended.reduce((sum, one) => {
    if (one.status === 'rejected') throw one.reason
    return sum + one.value
  }, 0)
}

async function sendOne(
  context: JobContext,
  clients: Map<string, StoreReplies | null>,
  claimed: ClaimedReply,
): Promise<void> {
  const { log } = context
  try {
    const job = await open(context, clients, claimed)
    if (!job) return
    if (claimed.is_withdrawn) await deleteInStore(job)
    else if (claimed.state === 'sent' || claimed.state === 'pending') await pollPublication(job)
    else if (claimed.isNew) await sendText(job)
    else await verifyThenSend(job)
  } catch (error) {
    // A bug, or a database that is away: the next ones have their turn, and this one when its lease is over.
    log.error('reply not sent', { store: claimed.store, ...errorFields(error) })
  }
}

/** null: there is nothing to send it with, and that is recorded. */
async function open(
  { db, connections, config, clock, log }: JobContext,
  clients: Map<string, StoreReplies | null>,
  claimed: ClaimedReply,
): Promise<ReplyJob | null> {
  const connection = await replyConnection(db, claimed)
  if (connection) {
    const { id, sealed } = connection
    const name = `${id} ${sealed}`
    const replies = clients.has(name) ? clients.get(name)! : storeReplies(connections, config.consoles, connection)
    clients.set(name, replies)
    if (replies) return { db, clock, log, claimed, connection, replies }
    await db.transaction().execute((transaction) => recordCheck(transaction, connection, 'secret', { now: clock() }))
  }
  await markUnreachable({ db, clock }, claimed)
  return null
}

const reviewIn = ({ claimed }: ReplyJob): ReviewRef => ({ trackId: claimed.track_id, reviewId: claimed.review_id })

/** Asks the store to take the text. */
async function sendText(job: ReplyJob): Promise<void> {
  const { replies, claimed } = job
  try {
    await markDelivered(job, await replies.send(reviewIn(job), claimed.text))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.kind === 'unknown-outcome') await recordUnknown(job, VERIFY_FIRST_MS)
    else await handleFailure(job, error, 'send')
  }
}

/**
 * A reply of which nobody knows whether the store has it: because its answer was lost, or the process ended before it was
 * recorded. What the store shows decides.
 */
async function verifyThenSend(job: ReplyJob): Promise<void> {
  const { claimed, replies, clock } = job
  const asked = claimed.first_tried_at ?? claimed.state_at
  const age = clock().getTime() - asked.getTime()
  try {
    const reply = await replies.read(reviewIn(job))
    if (reply && isSameReply(reply.text, claimed.text)) return await markDelivered(job, reply)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return handleFailure(job, error, 'look')
  }
  if (age < VERIFIED_MS) return recordUnknown(job, Math.max(VERIFY_FIRST_MS, Math.min(age, VERIFY_MAX_MS)))
  if (claimed.tries >= TRIES_MAX) return markRefused(job, claimed, 'connection')
  const once = await startRetry(job)
  if (once) await sendText(once)
}

/** Stores that the text goes out once more, before it does; null: somebody has changed it meanwhile. */
async function startRetry(job: ReplyJob): Promise<ReplyJob | null> {
  const { db, claimed, clock } = job
  const begun = { first_tried_at: clock(), tries: claimed.tries + 1 }
  const updated = await db
    .updateTable('review_reply')
    .set(begun)
    .where((row) => row.and({ ...keyOf(claimed) }))
    .where('text', '=', claimed.text)
    .where('send_at', '=', claimed.send_at)
    .where('is_withdrawn', '=', false)
    .returning('review_id')
    .executeTakeFirst()
  return updated ? { ...job, claimed: { ...claimed, ...begun } } : null
}

/** Asks the store whether a reply that it has is published by now. */
async function pollPublication(job: ReplyJob): Promise<void> {
  const { db, clock, claimed, replies } = job
  try {
    const reply = await replies.read(reviewIn(job))
    if (reply?.isPublished && isSameReply(reply.text, claimed.text)) return await markDelivered(job, reply)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
  }
  const now = clock()
  const age = now.getTime() - claimed.state_at.getTime()
  const next = new Date(now.getTime() + Math.max(POLL_FIRST_MS, Math.min(age, POLL_MAX_MS)))
  await finish(db, claimed, { send_at: age >= POLLED_MS[claimed.store] ? null : next }, { now })
}

/** Deletes a reply that was taken back, in the App Store. */
async function deleteInStore(job: ReplyJob): Promise<void> {
  const { db, clock, claimed, replies } = job
  try {
    const id = claimed.store_reply_id ?? (await replies.read(reviewIn(job)))?.id ?? null
    const asked = claimed.first_tried_at
    // It may be on its way.
    if (id === null && asked !== null && clock().getTime() - asked.getTime() < AWAITED_MS) {
      await finish(db, claimed, { send_at: new Date(clock().getTime() + POLL_FIRST_MS) }, { now: clock() })
      return
    }
    if (id !== null) await replies.remove(id)
    await finish(db, claimed, 'deleted', { now: clock() })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await handleFailure(job, error, 'delete')
  }
}
