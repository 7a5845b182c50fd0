import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { LISTING_DRAFTS_MAX } from './protocol/limits.ts'
import { Id, linesOf, Timestamp } from './store.ts'

/** The texts of a listing that are composed here: the App Store's keyword field, as App Store Connect takes it. */
export const DraftField = v.picklist(['keywords'])
export type DraftField = v.InferOutput<typeof DraftField>

/** A localization as App Store Connect names it: `en-US`, `ja`, `zh-Hans`. */
const StoreLocale = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/))

/** Longer than the stores take: who composes is not kept from writing too much. */
const Text = linesOf(2000)

const DraftTexts = {
  draft: Text,
  /** What the store has, as far as somebody said so; null: not said. */
  published: v.nullable(Text),
  /** Another draft, to compare with; null: none. */
  second: v.nullable(Text),
}

/** A text of an app in one localization as the organisation composes it. */
export const ListingDraft = v.object({
  locale: StoreLocale,
  field: DraftField,
  ...DraftTexts,
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
  params: v.object({ projectId: Id, locale: StoreLocale, field: DraftField }),
  body: v.object({ ...DraftTexts, seen: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
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
