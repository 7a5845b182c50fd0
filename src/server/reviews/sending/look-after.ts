import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { failedCall } from './failed-call.ts'
import { recordTaken } from './outcomes.ts'
import { isSameReply } from './same-reply.ts'
import { settle } from './settle.ts'
import { reviewIn, type Sending } from './surroundings.ts'

const LOOK_FIRST_MS = 30_000
const LOOK_MAX_MS = 3_600_000
/** After which the hourly reading of reviews alone looks after a reply; the App Store publishes within a day. */
const WATCHED_MS = { APP_STORE: 24 * 3_600_000, GOOGLE_PLAY: 3_600_000 }

/** Asks the store whether a reply that it has is published by now. */
export async function lookAfter(sending: Sending): Promise<void> {
  const { db, clock, claimed, replies } = sending
  try {
    const told = await replies.read(reviewIn(sending))
    if (told?.isPublished && isSameReply(told.text, claimed.text)) return await recordTaken(sending, told)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
  }
  const now = clock()
  const age = now.getTime() - claimed.state_at.getTime()
  const next = new Date(now.getTime() + Math.max(LOOK_FIRST_MS, Math.min(age, LOOK_MAX_MS)))
  await settle(db, claimed, { send_at: age >= WATCHED_MS[claimed.store] ? null : next }, { now })
}

/** Deletes a reply that was taken back, in the App Store. */
export async function deleteInStore(sending: Sending): Promise<void> {
  const { db, clock, claimed, replies } = sending
  try {
    const id = claimed.store_reply_id ?? (await replies.read(reviewIn(sending)))?.id ?? null
    const asked = claimed.first_tried_at
    // It may be on its way.
    if (id === null && asked !== null && clock().getTime() - asked.getTime() < AWAITED_MS) {
      await settle(db, claimed, { send_at: new Date(clock().getTime() + LOOK_FIRST_MS) }, { now: clock() })
      return
    }
    if (id !== null) await replies.remove(id)
    await settle(db, claimed, 'forgotten', { now: clock() })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await failedCall(sending, error, 'delete')
  }
}

/** For how long a reply whose answer was lost may still come, ms. */
const AWAITED_MS = 15 * 60_000
