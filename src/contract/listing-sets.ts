import * as v from 'valibot'
import { DraftField, DraftText, StoreLanguage } from './listing-drafts.ts'
import { endpoint } from './protocol/endpoint.ts'
import { LISTING_DRAFTS_MAX, LISTING_SET_NAME_MAX, LISTING_SETS_MAX } from './protocol/limits.ts'
import { Id, lineOf, Timestamp } from './store.ts'

const Texts = v.pipe(
  v.array(v.object({ locale: StoreLanguage, field: DraftField, text: DraftText })),
  v.minLength(1),
  v.maxLength(LISTING_DRAFTS_MAX),
)

/** Drafts of a listing as they were when they were saved under a name, to be the drafts again later: "Christmas". */
export const ListingSet = v.object({
  id: Id,
  name: lineOf(LISTING_SET_NAME_MAX),
  texts: Texts,
  /** Name of who saved it; '': one who has none; null: the account is gone. */
  savedBy: v.nullable(v.string()),
  savedAt: Timestamp,
  /** What the drafts were before they became those of the set, the same texts in the same order; null: they are not those now. */
  before: v.nullable(Texts),
})
export type ListingSet = v.InferOutput<typeof ListingSet>

export const getListingSets = endpoint({
  id: 'getListingSets',
  summary: 'Named sets of drafts of a project’s listing, newest first',
  method: 'GET',
  path: '/projects/{projectId}/listing-sets',
  params: v.object({ projectId: Id }),
  response: v.array(ListingSet),
  errors: ['PROJECT_NOT_FOUND'],
})

const queuedErrors = ['PROJECT_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const
const setParams = v.object({ projectId: Id, id: Id })

/** The id is the device's, so that a set saved offline can be used before it is sent. */
export const saveListingSet = endpoint({
  id: 'saveListingSet',
  summary: `Save drafts under a name, or save them anew under the same id; at most ${LISTING_SETS_MAX} sets of a project`,
  method: 'PUT',
  path: '/projects/{projectId}/listing-sets/{id}',
  status: 204,
  params: setParams,
  body: v.pick(ListingSet, ['name', 'texts']),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors, 'QUOTA_EXCEEDED'],
})

/** The drafts themselves are changed one by one with `putListingDraft`. A set that is gone changes nothing. */
export const markListingSet = endpoint({
  id: 'markListingSet',
  summary: 'Remember what the drafts were before they became those of a set; null: they are as before',
  method: 'PUT',
  path: '/projects/{projectId}/listing-sets/{id}/before',
  status: 204,
  params: setParams,
  body: v.pick(ListingSet, ['before']),
  response: v.null(),
  queued: true,
  errors: queuedErrors,
})

export const removeListingSet = endpoint({
  id: 'removeListingSet',
  summary: 'Remove a set; the drafts stay, and a set that is gone changes nothing',
  method: 'DELETE',
  path: '/projects/{projectId}/listing-sets/{id}',
  status: 204,
  params: setParams,
  response: v.null(),
  queued: true,
  errors: queuedErrors,
})
