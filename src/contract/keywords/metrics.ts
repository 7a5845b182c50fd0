import * as v from 'valibot'
import { UtcDay } from '../protocol/days.ts'
import { AppRef } from '../store.ts'

/** What the volume of a live store's keyword is estimated from. */
export const VolumePart = v.picklist([
  /** Ratings of the first ten apps. */
  'ratings',
  /** Longer searches that the store suggests for it. */
  'suggestions',
  /** After how few characters the store suggests it. */
  'characters',
])
export type VolumePart = v.InferOutput<typeof VolumePart>

/** A keyword of one app in one country (KEY-009). null: not known in this market. */
export const KeywordMetrics = v.object({
  keyword: v.string(),
  /** From 1; null: deeper than the store's search goes, which is 200 places of the App Store and 30 of Google Play. */
  rank: v.nullable(v.number()),
  /** Places gained (positive) or lost in 30 days; null: not ranked then or now. */
  change: v.nullable(v.number()),
  /** 5..100 (KEY-012), estimated or Apple's own search popularity: see `official`. */
  volume: v.nullable(v.number()),
  /** 1..100 (KEY-013). */
  difficulty: v.nullable(v.number()),
  /** 0..100 (KEY-014). */
  relevancy: v.nullable(v.number()),
  /** Apps that the store finds. */
  appsCount: v.nullable(v.number()),
  /** KEY-010: whether it is a brand's name; null: the store was not searched for it, or lists nothing. */
  type: v.nullable(v.picklist(['BRAND', 'GENERIC'])),
  /**
   * How much of what volume, difficulty and relevancy are estimated from is known, 0..1 each; null: there is no estimate. Left
   * out where all of it is known. Answers of earlier versions lack what is optional.
   */
  confidence: v.optional(
    v.object({
      volume: v.nullable(v.number()),
      difficulty: v.nullable(v.number()),
      relevancy: v.optional(v.nullable(v.number())),
      /** Parts that the volume was estimated without. */
      missing: v.optional(v.array(VolumePart)),
      /** The volume's weights were found on so many official popularities of the country, on that day. */
      calibrated: v.optional(v.object({ terms: v.number(), day: UtcDay })),
      /** Of the first ten apps: how many are listed, and of how many ratings and category are known. */
      first: v.optional(v.object({ listed: v.number(), rated: v.number(), categorised: v.number() })),
    }),
  ),
  /**
   * What Apple Ads says of it, where the organisation has connected it. `week`: the Sunday of its newest good week.
   * `isListed`: the volume is Apple's; false: it is below the first 500 of every genre, and the volume is an estimate, below
   * what Apple lists in the genre.
   */
  official: v.optional(v.object({ week: UtcDay, isListed: v.boolean() })),
  /**
   * How popular Apple Ads says the phrase is, 0..100, where the organisation has connected it. Apple names no country: it is not
   * comparable with `volume`. `day`: when it was read.
   */
  everywhere: v.optional(v.object({ popularity: v.number(), day: UtcDay })),
})
export type KeywordMetrics = v.InferOutput<typeof KeywordMetrics>

/** Who held a keyword's first place most often in the last 7 days (KEY-016). */
export const KeywordOwner = v.object({ ...AppRef.entries, title: v.string(), iconUrl: v.nullable(v.string()) })
export type KeywordOwner = v.InferOutput<typeof KeywordOwner>

/** A keyword that is not tracked, or not yet. `owner`: null: not known; absent: answered by an earlier version. */
export const SuggestedKeyword = v.object({
  ...KeywordMetrics.entries,
  owner: v.optional(v.nullable(KeywordOwner)),
})
export type SuggestedKeyword = v.InferOutput<typeof SuggestedKeyword>
