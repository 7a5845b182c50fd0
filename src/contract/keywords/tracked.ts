import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import {
  KEYWORD_MAX_LENGTH,
  KEYWORD_NOTE_MAX,
  KEYWORD_TAG_MAX,
  KEYWORD_TAGS_MAX,
  KEYWORDS_PER_SUBMISSION,
} from '../protocol/limits.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { Id, lineOf, linesOf, Locale, Timestamp } from '../store.ts'
import { KeywordMetrics, KeywordOwner } from './metrics.ts'

export const TagColour = v.picklist(['grey', 'violet', 'blue', 'teal', 'green', 'amber', 'red', 'pink'])
export type TagColour = v.InferOutput<typeof TagColour>
export const TagName = lineOf(KEYWORD_TAG_MAX)
/** A tag of the project's own; those that the app computes (in title, top 10, …) are not stored. */
export const KeywordTag = v.object({ name: TagName, colour: TagColour })
export type KeywordTag = v.InferOutput<typeof KeywordTag>

/** A keyword that a project tracks in one country: its rank is recorded every day. */
export const TrackedKeyword = v.object({
  ...KeywordMetrics.entries,
  /** UTC day on which `rank` was measured; null: on none of the last 30; absent: answered by an earlier version. */
  rankDay: v.optional(v.nullable(UtcDay)),
  trackedSince: Timestamp,
  isStarred: v.boolean(),
  note: v.string(),
  /** Names of `KeywordTag`s. */
  tags: v.array(TagName),
  /** null: not known. */
  owner: v.nullable(KeywordOwner),
  /** Searchers who saw the app in the last 30 days at most (KEY-015); null: not known. */
  maxReach: v.nullable(v.number()),
  /** Newest rank of the project's competitors by trackId; null: deeper than the store's search goes; absent: not known. */
  competitorRanks: v.record(v.string(), v.nullable(v.number())),
  /** UTC days of those of them that were measured on another day than `rankDay`. */
  competitorRankDays: v.optional(v.record(v.string(), UtcDay)),
  /** Set for keywords beyond the slots of the plan: they are not measured since then; null: not known since when. */
  beyondPlan: v.optional(v.object({ since: v.nullable(Timestamp) })),
})
export type TrackedKeyword = v.InferOutput<typeof TrackedKeyword>

const params = v.object({ projectId: Id })
const query = v.object({ locale: Locale })
const Keyword = v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX_LENGTH))
const Keywords = v.pipe(v.array(Keyword), v.minLength(1), v.maxLength(KEYWORDS_PER_SUBMISSION))
const queuedErrors = ['PROJECT_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const

/** Why nobody can say when the rest is measured. */
export const NoReadyTime = v.picklist([
  /** Nobody searches in this market. */
  'NOT_IN_MARKET',
  /** The store does not answer, or refuses; it is asked again with growing pauses. */
  'STORE_UNAVAILABLE',
  /** No server works on it at present. */
  'NOT_RUNNING',
])

/** How far the keywords of a country are measured; those beyond the plan do not count. */
export const Measuring = v.object({
  measured: v.number(),
  total: v.number(),
  /** About when all are, by the calls that the store is asked at most; null: not known. */
  readyAt: v.nullable(Timestamp),
  /** Set where `readyAt` is null. */
  reason: v.optional(NoReadyTime),
  /** When a store that does not answer is asked again; absent: not known. */
  retryAt: v.optional(Timestamp),
})
export type Measuring = v.InferOutput<typeof Measuring>

/** OP-75. */
export const getTrackedKeywords = endpoint({
  id: 'getTrackedKeywords',
  summary: 'The keywords that a project tracks in a country, first tracked first, with tags and the slots of the plan',
  method: 'GET',
  path: '/projects/{projectId}/keywords',
  params,
  query,
  response: v.object({
    keywords: v.array(TrackedKeyword),
    /** Of the project, in all countries. */
    tags: v.array(KeywordTag),
    /** Of the organisation, in all apps and countries. */
    slots: v.object({ used: v.number(), limit: v.number() }),
    /** Keywords whose ranks or metrics the store has yet to be asked for; null: all are known. */
    measuring: v.nullable(Measuring),
    provenance: v.nullable(Provenance),
  }),
  errors: ['PROJECT_NOT_FOUND'],
})

/** Why a keyword of a submission is not tracked. */
export const RefusedKeyword = v.object({ keyword: v.string(), reason: v.picklist(['NO_SLOT', 'NOT_A_KEYWORD']) })
export type RefusedKeyword = v.InferOutput<typeof RefusedKeyword>

/** KEY-021 to KEY-024, KEY-027, KEY-030. Answers also when only some fit into the plan: the rest is refused by name. */
export const addKeywords = endpoint({
  id: 'addKeywords',
  summary: 'Track keywords in a country and in further ones; those that are tracked already stay as they are',
  method: 'POST',
  path: '/projects/{projectId}/keywords',
  params,
  query,
  body: v.object({
    keywords: Keywords,
    /** Tags that all of them get; new ones are made. */
    tags: v.optional(v.pipe(v.array(TagName), v.maxLength(KEYWORD_TAGS_MAX)), []),
    /** Further tracked countries of the project. */
    alsoIn: v.optional(v.pipe(v.array(Locale), v.maxLength(100)), []),
    /** Where a removal is undone: since when each of them, in their order, was tracked before. */
    trackedSince: v.optional(v.pipe(v.array(Timestamp), v.maxLength(KEYWORDS_PER_SUBMISSION))),
  }),
  response: v.object({ added: v.number(), refused: v.array(RefusedKeyword) }),
  queued: true,
  errors: [...queuedErrors, 'QUOTA_EXCEEDED', 'COUNTRY_NOT_SUPPORTED'],
})

export const removeKeywords = endpoint({
  id: 'removeKeywords',
  summary: 'Stop tracking keywords in a country; their recorded ranks stay. Those that are not tracked change nothing',
  method: 'DELETE',
  path: '/projects/{projectId}/keywords',
  status: 204,
  params,
  query,
  body: v.object({ keywords: Keywords }),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors],
})

export const annotateKeywords = endpoint({
  id: 'annotateKeywords',
  summary: 'Star tracked keywords, or set their note; what is left out stays',
  method: 'PUT',
  path: '/projects/{projectId}/keywords',
  status: 204,
  params,
  query,
  body: v.object({
    keywords: Keywords,
    isStarred: v.optional(v.boolean()),
    note: v.optional(linesOf(KEYWORD_NOTE_MAX)),
  }),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors],
})

/** OP-75. */
export const tagKeywords = endpoint({
  id: 'tagKeywords',
  summary: 'Give tracked keywords tags, and take tags from them; tags that do not exist yet are made',
  method: 'POST',
  path: '/projects/{projectId}/keywords/tags',
  status: 204,
  params,
  query,
  body: v.object({
    keywords: Keywords,
    add: v.pipe(v.array(KeywordTag), v.maxLength(KEYWORD_TAGS_MAX)),
    remove: v.pipe(v.array(TagName), v.maxLength(KEYWORD_TAGS_MAX)),
  }),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors, 'QUOTA_EXCEEDED'],
})

export const changeKeywordTag = endpoint({
  id: 'changeKeywordTag',
  summary: 'Rename a tag of the project or give it another colour; a tag that is gone changes nothing',
  method: 'PUT',
  path: '/projects/{projectId}/keywords/tags/{name}',
  status: 204,
  params: v.object({ projectId: Id, name: TagName }),
  body: KeywordTag,
  response: v.null(),
  queued: true,
  errors: [...queuedErrors],
})

export const removeKeywordTag = endpoint({
  id: 'removeKeywordTag',
  summary: 'Remove a tag of the project from all its keywords',
  method: 'DELETE',
  path: '/projects/{projectId}/keywords/tags/{name}',
  status: 204,
  params: v.object({ projectId: Id, name: TagName }),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors],
})

/** KEY-025. As in the monitor; the text of a CSV file. */
export const exportKeywords = endpoint({
  id: 'exportKeywords',
  summary: 'The tracked keywords of a project in a country as CSV, the first 10,000',
  method: 'POST',
  path: '/projects/{projectId}/keywords/export',
  timeoutMs: 60_000,
  readOnly: true,
  app: 'view',
  params,
  query,
  response: v.object({ csv: v.string(), rows: v.number(), total: v.number() }),
  offline: 'network',
  errors: ['PROJECT_NOT_FOUND'],
})
