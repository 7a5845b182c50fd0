import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { claimReply, shortenWaits, type ClaimedReply } from './claim-reply.ts'
import { deleteInStore, lookAfter } from './look-after.ts'
import { recordUnreachable } from './outcomes.ts'
import { replyConnection } from './reply-connection.ts'
import { lookThenSend, sendText } from './send-reply.ts'
import { storeReplies, type StoreReplies } from './store-replies.ts'
import type { Sending, Surroundings } from './surroundings.ts'

export type SendingSurroundings = Surroundings

/** How soon a reply is sent once its time has come, ms. */
const EVERY_MS = 2000
/** So that one slow store does not hold up the others. */
const AT_ONCE = 3

/**
 * Sends replies whose time has come, and asks the stores what became of those that were sent. Any number of processes may do it
 * at once.
 * @returns stops it
 */
export function startSendingReplies(surroundings: Surroundings): () => Promise<void> {
  const { log } = surroundings
  return repeat({ everyMs: EVERY_MS, log, failure: 'replies not sent' }, (stopping) =>
    sendDueReplies(surroundings, stopping),
  )
}

/** Sends what is due, some at once. @returns how many replies it was at */
export async function sendDueReplies(surroundings: Surroundings, stopping?: AbortSignal): Promise<number> {
  await shortenWaits(surroundings.db, surroundings.clock())
  // Of each connection one client for this run: its access token is good for all of it.
  const clients = new Map<string, StoreReplies | null>()
  const work = async () => {
    for (let sent = 0; ; sent += 1) {
      const claimed = stopping?.aborted ? null : await claimReply(surroundings.db, surroundings.clock)
      if (!claimed) return sent
      await sendOne(surroundings, clients, claimed)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  return ended.reduce((sum, one) => {
    if (one.status === 'rejected') throw one.reason
    return sum + one.value
  }, 0)
}

async function sendOne(
  surroundings: Surroundings,
  clients: Map<string, StoreReplies | null>,
  claimed: ClaimedReply,
): Promise<void> {
  const { log } = surroundings
  try {
    const sending = await open(surroundings, clients, claimed)
    if (!sending) return
    if (claimed.is_withdrawn) await deleteInStore(sending)
    else if (claimed.state === 'sent' || claimed.state === 'pending') await lookAfter(sending)
    else if (claimed.isNew) await sendText(sending)
    else await lookThenSend(sending)
  } catch (error) {
    // A bug, or a database that is away: the next ones have their turn, and this one when its lease is over.
    log.error('reply not sent', { store: claimed.store, ...errorFields(error) })
  }
}

/** null: there is nothing to send it with, which is recorded. */
async function open(
  { db, connections, config, clock, log }: Surroundings,
  clients: Map<string, StoreReplies | null>,
  claimed: ClaimedReply,
): Promise<Sending | null> {
  const connection = await replyConnection(db, claimed)
  if (connection) {
    const { id, sealed } = connection
    const name = `${id} ${sealed}`
    const replies = clients.has(name) ? clients.get(name)! : storeReplies(connections, config.consoles, connection)
    clients.set(name, replies)
    if (replies) return { db, clock, log, claimed, connection, replies }
    await db.transaction().execute((transaction) => recordCheck(transaction, connection, 'secret', { now: clock() }))
  }
  await recordUnreachable({ db, clock }, claimed)
  return null
}
