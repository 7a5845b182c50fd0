import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { useRowState, useSavedRow } from '#web/data/saved-rows/use-saved-row.ts'
import { REPLY_DRAFTS_KIND, ReplyDraft } from '#web/data/reply-drafts/reply-draft.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { isToApprove } from './shown-reviews.ts'

/** Replies to an app's reviews that are being written, by review. */
const Drafts = v.record(v.string(), ReplyDraft)
type ReplyDrafts = v.InferOutput<typeof Drafts>

/** The part of a draft that is sent. */
export type Sent = Pick<ReplyDraft, 'text' | 'origin' | 'templateId'>

/** Most drafts of an app; the oldest are dropped. */
const DRAFTS_MAX = 500

export const replyDrafts = savedRows<ReplyDrafts>(Drafts, {})
export const draftsId = ({ store, trackId }: AppRef): string => `${REPLY_DRAFTS_KIND} ${store} ${trackId}`

/** Stores a draft, or deletes it if it is empty. Throws like `SavedRows.change`. */
export const keepDraft = (app: AppRef, reviewId: string, draft: ReplyDraft | null): Promise<void> =>
  replyDrafts.change(draftsId(app), (before) => {
    const others = Object.entries(before).filter(([id]) => id !== reviewId)
    if (draft === null || draft.text.trim() === '') return Object.fromEntries(others)
    return { ...Object.fromEntries(others.slice(1 - DRAFTS_MAX)), [reviewId]: draft }
  })

export interface DraftsInUse {
  /** The stored drafts have been read. */
  isRead: boolean
  /** The device has them as they show. */
  isWritten: boolean
  all: ReplyDrafts
  /** Ids of reviews with a draft. */
  ids: ReadonlySet<string>
  /** null: deletes the draft. */
  keep: (reviewId: string, draft: ReplyDraft | null) => void
}

const NONE: ReplyDrafts = {}

/** The replies that this device is writing, as every tab sees them. */
export function useReplyDrafts({ trackId, store }: AppRef): DraftsInUse {
  const { t } = useLingui()
  const id = draftsId({ trackId, store })
  const saved = useSavedRow(replyDrafts, id)
  const isWritten = useRowState(replyDrafts, id) === 'written'
  const all = saved ?? NONE
  const ids = new Set(Object.keys(all))
  return {
    isRead: saved !== null,
    isWritten,
    all,
    ids,
    keep: (reviewId, draft) => {
      keepDraft({ trackId, store }, reviewId, draft).catch((error: unknown) => {
        if (!(error instanceof DeviceError)) throw error
        notify({
          kind: 'warning',
          title: t`Draft not saved on this device`,
          description: t`This device is out of space. Keep this page open until you've sent it.`,
        })
      })
    },
  }
}

export interface WrittenReply {
  review: OwnReview
  draft: Sent
  /** What a person should look at before it is sent; null: nothing was found. */
  held: HeldBecause | null
}

/** Replies that are ready to send: a draft of this device, otherwise a rule's reply to approve. */
export const writtenReplies = (reviews: readonly OwnReview[], drafts: ReplyDrafts): WrittenReply[] =>
  reviews.filter(isAnswerable).flatMap((review) => {
    const draft = drafts[review.id]
    if (draft && draft.text.trim() !== '') return { review, draft, held: draft.held ?? null }
    if (!isToApprove(review) || !review.reply) return []
    return {
      review,
      draft: { text: review.reply.text, origin: 'person' as const, templateId: null },
      held: review.reply.held,
    }
  })
