import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { keptRows } from '#web/data/kept-rows/kept-rows.ts'
import { REPLY_DRAFTS_KIND, ReplyDraft } from '#web/data/reply-drafts/reply-draft.ts'

/** Replies to an app's reviews that are being written, by review. */
const Drafts = v.record(v.string(), ReplyDraft)
export type ReplyDrafts = v.InferOutput<typeof Drafts>

/** Most drafts of an app: the oldest give way. */
const DRAFTS_MAX = 500

export const replyDrafts = keptRows<ReplyDrafts>(Drafts, {})
export const draftsId = ({ store, trackId }: AppRef): string => `${REPLY_DRAFTS_KIND} ${store} ${trackId}`

/** Keeps a draft, or forgets it where nothing is written. Throws as `KeptRows.change`. */
export const keepDraft = (app: AppRef, reviewId: string, draft: ReplyDraft | null): Promise<void> =>
  replyDrafts.change(draftsId(app), (before) => {
    const others = Object.entries(before).filter(([id]) => id !== reviewId)
    if (draft === null || draft.text.trim() === '') return Object.fromEntries(others)
    return { ...Object.fromEntries(others.slice(1 - DRAFTS_MAX)), [reviewId]: draft }
  })
