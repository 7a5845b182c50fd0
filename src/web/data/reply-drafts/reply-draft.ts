import * as v from 'valibot'

/** A reply to a review as its user writes it on this device. */
export const ReplyDraft = v.object({
  text: v.string(),
  /** Where its text came from at first. */
  origin: v.picklist(['person', 'template', 'ai']),
  templateId: v.nullable(v.string()),
  /** Device time of the last change, ms since 1970. */
  at: v.number(),
})
export type ReplyDraft = v.InferOutput<typeof ReplyDraft>

/** How the ids of their rows on the device begin. */
export const REPLY_DRAFTS_KIND = 'replies'
