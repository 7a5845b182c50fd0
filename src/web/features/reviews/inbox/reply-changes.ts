import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { reviewEntity } from '#web/commands/reviews/entities.ts'
import type { ReplyDraft } from '#web/data/reply-drafts/reply-draft.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { keepDraft, type Sent } from './reply-drafts.ts'
import { countsChange } from './shown-reviews.ts'

/** Most reviews in one command. */
const AT_ONCE = 500

const monthOf = ({ writtenAt }: OwnReview) => writtenAt.slice(0, 7)
const ofApp = ({ trackId, store, title }: AppInCountry) => ({ app: { trackId, store }, appTitle: title })
/** `after`: the review after the change, if it still needs an answer; null: it does not. */
const ofReview = (app: AppInCountry, review: OwnReview, after: OwnReview | null) => ({
  ...ofApp(app),
  counts: countsChange([review], after ? [after] : []),
  reviewId: review.id,
  author: review.author,
  month: monthOf(review),
})

/** The origin of a reply's text when it is sent again or becomes a draft. */
export const originOf = ({ origin }: Reply): ReplyDraft['origin'] =>
  origin === 'template' || origin === 'ai' ? origin : 'person'

/** Queues a reply and deletes its draft. Resolves whether it was queued. */
export async function sendReply(app: AppInCountry, review: OwnReview, draft: Sent): Promise<boolean> {
  const { text, origin, templateId } = draft
  try {
    await append('sendReply', {
      ...ofReview(app, review, null),
      text: text.trim(),
      origin,
      ...(templateId !== null && { templateId }),
      seen: { changedAt: review.changedAt, reply: review.reply?.text ?? null },
      at: new Date().toISOString(),
    })
  } catch (error) {
    tellFailure(error)
    return false
  }
  // The reply is queued: a draft that could not be deleted does not change that.
  await keepDraft(app, review.id, null).catch(() => {})
  return true
}

/** Withdraws a reply from the queue, the server or the store; its text can become a draft again. Resolves whether that was queued. */
export async function withdrawReply(app: AppInCountry, review: OwnReview, keepsText: boolean): Promise<boolean> {
  const { reply } = review
  try {
    if (reply && keepsText) {
      const draft = { text: reply.text, origin: originOf(reply), templateId: null, at: Date.now() }
      // The reply is withdrawn even where its text can't be stored.
      await keepDraft(app, review.id, draft).catch(() => {})
    }
    if (await cancelQueued('sendReply', app, review)) return true
    await append('withdrawReply', ofReview(app, review, { ...review, reply: null, changedAfterReply: false }))
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}

/** Cancels a queued change of a reply. Resolves whether it was cancelled before it was sent. */
async function cancelQueued(
  change: 'sendReply' | 'withdrawReply',
  app: AppInCountry,
  review: OwnReview,
): Promise<boolean> {
  const waiting = outbox
    .get()
    .entries.findLast(
      ({ name, entities, state }) =>
        name === change && state !== 'refused' && entities.includes(reviewEntity(app, review.id)),
    )
  return waiting !== undefined && (await undo(waiting.seq)) === 'undone'
}

/**
 * Deletes a public answer and offers to undo that. The server waits 10 s before it asks the store; undoing later sends the
 * reply again.
 */
export async function deleteReply(app: AppInCountry, review: OwnReview): Promise<void> {
  const { reply } = review
  if (!reply) return
  if (!(await withdrawReply(app, review, false))) return
  const restore = async () => {
    if (await cancelQueued('withdrawReply', app, review)) return
    const seen = { ...review, reply: null }
    await sendReply(app, seen, { text: reply.text, origin: originOf(reply), templateId: null })
  }
  notify({
    title: t(i18n)`Reply deleted`,
    actions: [{ label: t(i18n)`Undo`, onClick: () => void restore().catch(tellFailure) }],
  })
}

/** Marks reviews as done or open, and offers to undo that. */
export async function markReviews(app: AppInCountry, reviews: readonly OwnReview[], isDone: boolean): Promise<void> {
  const meant = reviews.filter((review) => review.isDone !== isDone)
  if (meant.length === 0) return
  const mark = async (done: boolean) => {
    for (let at = 0; at < meant.length; at += AT_ONCE) {
      const some = meant.slice(at, at + AT_ONCE)
      const marked = (isMarked: boolean) => some.map((review) => ({ ...review, isDone: isMarked }))
      await append('markReviews', {
        ...ofApp(app),
        reviewIds: some.map(({ id }) => id),
        isDone: done,
        months: [...new Set(some.map(monthOf))],
        counts: countsChange(marked(!done), marked(done)),
      })
    }
  }
  try {
    await mark(isDone)
  } catch (error) {
    tellFailure(error)
    return
  }
  const count = meant.length
  const title = isDone ? t(i18n)`Marked as done: ${count}` : t(i18n)`Marked as open: ${count}`
  notify({ title, actions: [{ label: t(i18n)`Undo`, onClick: () => void mark(!isDone).catch(tellFailure) }] })
}

const Payload = v.object({ text: v.string() })

export interface RefusedReply {
  seq: number
  text: string
  refusal: OutboxEntry['refusal']
}

/** The reply to a review that the server did not take; null: there is none. */
export function useRefusedReply({ store, trackId }: AppRef, reviewId: string): RefusedReply | null {
  const { entries } = useOutbox()
  return useMemo(() => {
    const entity = reviewEntity({ store, trackId }, reviewId)
    const entry = entries.findLast(
      ({ name, state, entities }) => name === 'sendReply' && state === 'refused' && entities.includes(entity),
    )
    const payload = v.safeParse(Payload, entry?.payload)
    return entry && payload.success ? { seq: entry.seq, text: payload.output.text, refusal: entry.refusal } : null
  }, [entries, store, trackId, reviewId])
}
