import * as v from 'valibot'
import { TimeOf } from './time-of.ts'

/** A customer's review, from the interface or from a monthly report. Texts are as they were written, untranslated. */
export interface PlayReview {
  id: string
  /** null: the customer is not named. */
  author: string | null
  /** 1..5. */
  stars: number
  title: string | null
  /** '': stars alone. */
  body: string
  /** As Google names it, with a dash: `en-US`, `de`. There is no country. */
  language: string | null
  /** Google's word for the model. */
  device: string | null
  /** The model in plain words; null: not told. */
  deviceName: string | null
  /** Android's API level. */
  osVersion: number | null
  appVersion: string | null
  appVersionCode: number | null
  likes: number | null
  dislikes: number | null
  /** ISO; null: only its last change is told. */
  createdAt: string | null
  /** ISO. */
  changedAt: string
  /** `changedAt` null: not told. */
  reply: { body: string; changedAt: string | null } | null
}

const text = v.optional(v.nullable(v.string()), null)
const number = v.optional(v.nullable(v.number()), null)

const UserComment = v.object({
  text,
  originalText: text,
  lastModified: TimeOf,
  starRating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  reviewerLanguage: text,
  device: text,
  androidOsVersion: number,
  appVersionCode: number,
  appVersionName: text,
  thumbsUpCount: number,
  thumbsDownCount: number,
  deviceMetadata: v.optional(v.nullable(v.object({ productName: text })), null),
})
const DeveloperComment = v.object({ text, lastModified: v.optional(v.nullable(TimeOf), null) })

/** As Google sends it: the customer's comment first, then the developer's. */
export const SentReview = v.pipe(
  v.object({
    reviewId: v.pipe(v.string(), v.nonEmpty()),
    authorName: text,
    comments: v.array(
      v.object({ userComment: v.optional(UserComment), developerComment: v.optional(DeveloperComment) }),
    ),
  }),
  v.check(({ comments }) => comments.some((one) => one.userComment), 'There is no comment of the customer.'),
  v.transform(({ reviewId, authorName, comments }): PlayReview => {
    const said = comments.flatMap((one) => one.userComment ?? [])[0]!
    const reply = comments.flatMap((one) => one.developerComment ?? [])[0]
    return {
      id: reviewId,
      author: authorName?.trim() || null,
      stars: said.starRating,
      ...titleAndBody(said.originalText || (said.text ?? '')),
      language: languageTag(said.reviewerLanguage),
      device: said.device || null,
      deviceName: said.deviceMetadata?.productName || null,
      osVersion: said.androidOsVersion,
      appVersion: said.appVersionName || null,
      appVersionCode: said.appVersionCode,
      likes: said.thumbsUpCount,
      dislikes: said.thumbsDownCount,
      createdAt: null,
      changedAt: said.lastModified,
      reply: reply?.text ? { body: reply.text, changedAt: reply.lastModified } : null,
    }
  }),
)

/** Both stand in one text with a tab between them; a tab leads where there is no title. */
function titleAndBody(text: string): { title: string | null; body: string } {
  const tab = text.indexOf('\t')
  return tab === -1
    ? { title: null, body: text.trim() }
    : { title: text.slice(0, tab).trim() || null, body: text.slice(tab + 1).trim() }
}

/** `en_US` and `en-US` both occur. */
export const languageTag = (language: string | null): string | null => language?.trim().replaceAll('_', '-') || null
