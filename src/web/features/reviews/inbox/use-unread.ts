import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import type { ReviewIndex } from './review-index.ts'

/** `newest`: when the newest of an app's reviews had changed that were there at the last visit; '': there was none. */
const Visit = v.object({ newest: v.string() })
const visits = savedRows(Visit, { newest: '' })
const rowId = ({ store, trackId }: AppRef) => `review-visit ${store} ${trackId}`

/** The last visit before this page was loaded, by app. */
const before = new Map<string, string>()
/** Reviews that were opened since. */
const opened = new Set<string>()
deviceUser.subscribe(() => {
  before.clear()
  opened.clear()
})

/** Whether a review is new since the last visit on this device and was not opened since. At the first visit none is. */
export function useUnread(app: AppRef, index: ReviewIndex, openId: string | null): (review: OwnReview) => boolean {
  const id = rowId(app)
  const [since, setSince] = useState(before.get(id) ?? null)
  const newest = index.reviews.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '')
  useEffect(() => {
    if (newest === '') return
    const visit = async () => {
      const last = await visits.read(id)
      if (!before.has(id)) before.set(id, last.newest)
      setSince(before.get(id) ?? '')
      await visits.change(id, (known) => (known.newest < newest ? { newest } : known))
    }
    // Without storage, every review counts as read.
    visit().catch(() => {})
  }, [id, newest])
  useEffect(() => {
    if (openId !== null) opened.add(openId)
  }, [openId])
  return ({ id: reviewId, changedAt }) =>
    since !== null && since !== '' && changedAt > since && reviewId !== openId && !opened.has(reviewId)
}
