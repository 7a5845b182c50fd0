import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { DRAFT_TEXT_MAX, IGNORE_REASON_MAX, LISTING_DRAFTS_MAX } from './protocol/limits.ts'
import { Id, lineOf, linesOf, Timestamp } from './store.ts'

/**
 * The texts of a listing that are composed here, by the names of the stores: `subtitle`, `keywords` and `promotionalText` are the
 * App Store's alone, `shortDescription` is Google Play's.
 */
export const DraftField = v.picklist([
  'title',
  'subtitle',
  'shortDescription',
  'keywords',
  'promotionalText',
  'description',
  'whatsNew',
])
export type DraftField = v.InferOutput<typeof DraftField>

/** A language of a listing as its store names it: `en-US`, `ja`, `zh-Hans`, and in Google Play `es-419`. */
export const StoreLanguage = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-([A-Z][A-Za-z]{1,3}|419))?$/))

/** Longer than the stores take: who composes is not kept from writing too much. */
export const DraftText = linesOf(DRAFT_TEXT_MAX)

/**
 * A rule of the linter that somebody leaves out for one text, and why. Rules have ids of the app's own; one that a version of it
 * does not know is kept.
 */
export const IgnoredRule = v.object({
  rule: v.pipe(v.string(), v.regex(/^[a-z.-]{1,40}$/)),
  reason: lineOf(IGNORE_REASON_MAX),
})
export type IgnoredRule = v.InferOutput<typeof IgnoredRule>

/** Left out: as it is; an earlier app knows of none. */
const Ignored = v.optional(v.pipe(v.array(IgnoredRule), v.maxLength(50)))

const DraftTexts = {
  draft: DraftText,
  /** What the store had when the draft was made, as far as it was known; null: not known. A draft that says the same is none. */
  published: v.nullable(DraftText),
  /** Another draft, to compare with; null: none. */
  second: v.nullable(DraftText),
}

/** A text of an app in one localization as the organisation composes it. */
export const ListingDraft = v.object({
  locale: StoreLanguage,
  field: DraftField,
  ...DraftTexts,
  ignored: Ignored,
  /** One more with each change. */
  revision: v.number(),
  /** Name of who changed it last; '': one who has none; null: the account is gone. */
  changedBy: v.nullable(v.string()),
  changedAt: Timestamp,
})
export type ListingDraft = v.InferOutput<typeof ListingDraft>

export const getListingDrafts = endpoint({
  id: 'getListingDrafts',
  summary: 'Texts of a project’s app that the organisation composes, by localization and field',
  method: 'GET',
  path: '/projects/{projectId}/listing-drafts',
  params: v.object({ projectId: Id }),
  response: v.array(ListingDraft),
  errors: ['PROJECT_NOT_FOUND'],
})

/**
 * `seen` is the revision on which the change was made, 0 where there was none. Where it is another by now, CHANGED_ELSEWHERE
 * tells who changed it and when, and nothing changes; a draft that is as wanted already stays, whatever was seen.
 */
export const putListingDraft = endpoint({
  id: 'putListingDraft',
  summary: `Change a composed text, or begin one; at most ${LISTING_DRAFTS_MAX} of a project`,
  method: 'PUT',
  path: '/projects/{projectId}/listing-drafts/{locale}/{field}',
  status: 204,
  params: v.object({ projectId: Id, locale: StoreLanguage, field: DraftField }),
  body: v.object({ ...DraftTexts, ignored: Ignored, seen: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  response: v.null(),
  queued: true,
  errors: [
    'PROJECT_NOT_FOUND',
    'CHANGED_ELSEWHERE',
    'QUOTA_EXCEEDED',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
})
