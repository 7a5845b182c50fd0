import * as v from 'valibot'
import { HeldBecause } from '#contract/reviews/held.ts'

/** A reply to a review as its user writes it on this device. */
export const ReplyDraft = v.object({
  text: v.string(),
  /** Where its text came from at first. */
  origin: v.picklist(['person', 'template', 'ai']),
  templateId: v.nullable(v.string()),
  /** What a person should look at in it; left out: nothing was found, or it is no longer there. */
  held: v.optional(v.nullable(HeldBecause)),
  /** Device time of the last change, ms since 1970. */
  at: v.number(),
})
export type ReplyDraft = v.InferOutput<typeof ReplyDraft>

/** How the ids of their rows on the device begin. */
export const REPLY_DRAFTS_KIND = 'replies'
