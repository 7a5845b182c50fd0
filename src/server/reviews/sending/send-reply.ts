import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { keyOf } from './claim-reply.ts'
import { failedCall } from './failed-call.ts'
import { recordRefused, recordTaken, recordUnknown } from './outcomes.ts'
import { isSameReply } from './same-reply.ts'
import { reviewIn, type Sending } from './surroundings.ts'

/** For how long a reply whose fate is unknown is looked for before its text goes out once more, ms. */
const LOOKED_FOR_MS = 15 * 60_000
const LOOK_FIRST_MS = 15_000
const LOOK_MAX_MS = 2 * 60_000
/** A store that never tells is given up. */
const TRIES_MAX = 3

/** Asks the store to take the text. */
export async function sendText(sending: Sending): Promise<void> {
  const { replies, claimed } = sending
  try {
    await recordTaken(sending, await replies.send(reviewIn(sending), claimed.text))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.kind === 'unknown-outcome') await recordUnknown(sending, LOOK_FIRST_MS)
    else await failedCall(sending, error, 'send')
  }
}

/**
 * A reply of which nobody knows whether the store has it: because its answer was lost, or the process ended before it was
 * recorded. What the store shows decides.
 */
export async function lookThenSend(sending: Sending): Promise<void> {
  const { claimed, replies, clock } = sending
  const asked = claimed.first_tried_at ?? claimed.state_at
  const age = clock().getTime() - asked.getTime()
  try {
    const told = await replies.read(reviewIn(sending))
    if (told && isSameReply(told.text, claimed.text)) return await recordTaken(sending, told)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return failedCall(sending, error, 'look')
  }
  if (age < LOOKED_FOR_MS) return recordUnknown(sending, Math.max(LOOK_FIRST_MS, Math.min(age, LOOK_MAX_MS)))
  if (claimed.tries >= TRIES_MAX) return recordRefused(sending, claimed, 'connection')
  const once = await beginAgain(sending)
  if (once) await sendText(once)
}

/** Stores that the text goes out once more, before it does; null: somebody has changed it meanwhile. */
async function beginAgain(sending: Sending): Promise<Sending | null> {
  const { db, claimed, clock } = sending
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
  return updated ? { ...sending, claimed: { ...claimed, ...begun } } : null
}
