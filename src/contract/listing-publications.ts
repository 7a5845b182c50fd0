import * as v from 'valibot'
import { DraftField, StoreLanguage } from './listing-drafts.ts'
import { endpoint } from './protocol/endpoint.ts'
import { LISTING_DRAFTS_MAX } from './protocol/limits.ts'
import { Id, lineOf, Timestamp } from './store.ts'

/**
 * Where a console keeps a text. App Store Connect: `app-info` (name and subtitle) and `version` (the others) change with the next
 * version; `live-version` is the promotional text of the version in the store, which changes without a review. Play Console:
 * `store-page` changes once Google has reviewed it, without a new version.
 */
export const PublishTarget = v.picklist(['app-info', 'version', 'live-version', 'store-page'])
export type PublishTarget = v.InferOutput<typeof PublishTarget>

const ChangedText = v.object({ locale: StoreLanguage, field: DraftField, target: PublishTarget })

/**
 * Why a text can't be published as it is. `too-long`, `too-short` and `empty`: the store would not take it; `first-version`: an
 * app's first version has no release notes; `in-review`: the version that it belongs to can't be changed now; `no-name`: a
 * language begins with a name. Google Play: `with-release`: release notes belong to a release; `new-language`: a language begins
 * with its title and both descriptions.
 */
export const ChangeProblem = v.picklist([
  'too-long',
  'too-short',
  'empty',
  'first-version',
  'in-review',
  'no-name',
  'with-release',
  'new-language',
])
export type ChangeProblem = v.InferOutput<typeof ChangeProblem>

export const PlannedChange = v.object({
  /** Of just this change: of another text, or of one that the store has by now, it is another. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  ...ChangedText.entries,
  /** What the console has; '': nothing. */
  from: v.string(),
  to: v.string(),
  /** null: it can be published. */
  problem: v.nullable(ChangeProblem),
})
export type PlannedChange = v.InferOutput<typeof PlannedChange>

/** Texts that a language of the version still lacks once the plan is carried out, without which Apple reviews nothing. */
export const MissingTexts = v.object({
  locale: StoreLanguage,
  /** The plan adds the language to the version. */
  isNew: v.boolean(),
  missing: v.array(v.picklist(['description', 'keywords', 'whatsNew', 'supportUrl'])),
})
export type MissingTexts = v.InferOutput<typeof MissingTexts>

/**
 * Why nothing can be published: no connection, one that does not work or whose key may not, an app that the key does not see, or
 * a console that gives no answer, or none for now because it was asked too often.
 */
export const PlanStop = v.picklist([
  'no-connection',
  'connection',
  'not-allowed',
  'app-missing',
  'too-many-calls',
  'unavailable',
])
export type PlanStop = v.InferOutput<typeof PlanStop>

export const ListingPlan = v.object({
  readAt: Timestamp,
  stop: v.nullable(PlanStop),
  /** The last time the console did not let this key change a listing. */
  wasRefused: v.boolean(),
  /** The version that can be changed and submitted; `isNew`: it has to be made, with this number or another. null: there is none. */
  version: v.nullable(v.object({ number: v.string(), isNew: v.boolean() })),
  /** By language, then in the order of the console. */
  changes: v.array(PlannedChange),
  incomplete: v.array(MissingTexts),
})
export type ListingPlan = v.InferOutput<typeof ListingPlan>

/**
 * How far texts have come: `saved`: on a version, which nobody has submitted; `approved`: not in the store yet. `stopped`: not
 * all could be written, and `problem` says why.
 */
export const PublicationState = v.picklist([
  'queued',
  'saving',
  'saved',
  'submitting',
  'submitted',
  'in-review',
  'approved',
  'rejected',
  'released',
  'stopped',
])
export type PublicationState = v.InferOutput<typeof PublicationState>

/**
 * `changed`: the console's texts are others than the plan said; `refused`: it did not take some of the texts; `not-kept`: it took
 * them and shows others; `not-submitted`: all is saved, and it did not take the version for review; `in-review`: another version,
 * or other changes of the page, are; `not-sent`: all is saved, and has to be sent for review in Play Console; `permission`,
 * `connection`, `unavailable`: it could not be asked.
 */
export const PublicationProblem = v.picklist([
  'changed',
  'refused',
  'not-kept',
  'not-submitted',
  'in-review',
  'not-sent',
  'permission',
  'connection',
  'unavailable',
])
export type PublicationProblem = v.InferOutput<typeof PublicationProblem>

export const PublishedChange = v.object({
  ...ChangedText.entries,
  to: v.string(),
  /** `written`: read back from the console. */
  outcome: v.picklist(['waiting', 'written', 'refused']),
  /** The store's own sentence; null: it said none. */
  detail: v.nullable(v.string()),
})
export type PublishedChange = v.InferOutput<typeof PublishedChange>

export const PublicationChoice = v.picklist(['save', 'submit'])
export type PublicationChoice = v.InferOutput<typeof PublicationChoice>

/** Texts that somebody has published together. */
export const ListingPublication = v.object({
  id: Id,
  choice: PublicationChoice,
  state: PublicationState,
  /** Each state that it has had, oldest first. */
  steps: v.array(v.object({ state: PublicationState, at: Timestamp })),
  problem: v.nullable(PublicationProblem),
  detail: v.nullable(v.string()),
  /** Number of the version; null: no version is concerned. */
  version: v.nullable(v.string()),
  changes: v.array(PublishedChange),
  /** Name of who published; '': one who has none; null: the account is gone. */
  by: v.nullable(v.string()),
})
export type ListingPublication = v.InferOutput<typeof ListingPublication>

export const getListingPlan = endpoint({
  id: 'getListingPlan',
  summary: 'What publishing the composed texts of an app would change in its store’s console, which is read for it',
  method: 'GET',
  path: '/projects/{projectId}/listing-plan',
  app: 'edit',
  params: v.object({ projectId: Id }),
  response: ListingPlan,
  offline: 'network',
  retries: 0,
  timeoutMs: 60_000,
  errors: ['PROJECT_NOT_FOUND'],
})

/**
 * `id` is the caller's: sent twice, it is published once. CHANGED_ELSEWHERE where a draft or a text of the console is another than
 * in the plan that `changes` come from (`changed: plan`), or where other texts are just being published (`changed: publication`).
 */
export const publishListing = endpoint({
  id: 'publishListing',
  summary: 'Publish changes of a plan: a job writes them to the store’s console, and submits them where that is wanted',
  method: 'POST',
  path: '/projects/{projectId}/listing-publications',
  status: 201,
  params: v.object({ projectId: Id }),
  body: v.object({
    id: Id,
    choice: PublicationChoice,
    /** Ids of the plan's; none: the version is submitted as it is. */
    changes: v.pipe(v.array(PlannedChange.entries.id), v.maxLength(2 * LISTING_DRAFTS_MAX)),
    /** Number of the version to be made; null: none has to be. */
    version: v.nullable(v.pipe(lineOf(20), v.regex(/^\d+(\.\d+){0,2}$/))),
    /** Google Play: changes that are in review are taken back and sent again together with these. Without it nothing is published then. */
    cancelsReview: v.optional(v.boolean(), false),
  }),
  response: ListingPublication,
  timeoutMs: 60_000,
  errors: ['PROJECT_NOT_FOUND', 'CHANGED_ELSEWHERE'],
})

export const getListingPublications = endpoint({
  id: 'getListingPublications',
  summary: 'The last publications of an app’s texts and how far they have come, newest first',
  method: 'GET',
  path: '/projects/{projectId}/listing-publications',
  params: v.object({ projectId: Id }),
  response: v.array(ListingPublication),
  errors: ['PROJECT_NOT_FOUND'],
})
