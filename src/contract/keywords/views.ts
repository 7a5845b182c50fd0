import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { KEYWORD_MAX_LENGTH, KEYWORD_VIEW_NAME_MAX } from '../protocol/limits.ts'
import { lineOf, linesOf } from '../store.ts'

const ViewName = lineOf(KEYWORD_VIEW_NAME_MAX)
/** No JSON column takes half of a surrogate pair. */
const isWellFormed = (text: string) => text.isWellFormed()
/** Names a choice of the app: the server need not know which ones there are. */
const Choice = v.pipe(linesOf(50), v.check(isWellFormed))

/** A named way to look at tracked keywords, a user's own. */
export const KeywordView = v.object({
  name: ViewName,
  filter: v.object({
    text: v.pipe(linesOf(KEYWORD_MAX_LENGTH), v.check(isWellFormed)),
    ranks: Choice,
    movement: Choice,
    top: v.nullable(v.number()),
    volumeFrom: v.nullable(v.number()),
    /** Views of an earlier version have neither. */
    difficultyTo: v.optional(v.nullable(v.number())),
    words: v.optional(v.nullable(v.number())),
    kind: Choice,
    tag: v.nullable(Choice),
    starred: v.boolean(),
  }),
  sort: v.object({ by: Choice, descending: v.boolean() }),
  columns: v.pipe(v.array(Choice), v.maxLength(50)),
})
export type KeywordView = v.InferOutput<typeof KeywordView>

const params = v.object({ name: ViewName })
const queuedErrors = ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const

export const getKeywordViews = endpoint({
  id: 'getKeywordViews',
  summary: "The user's saved views of tracked keywords, oldest first",
  method: 'GET',
  path: '/keywordmetrics/keywords/views',
  response: v.array(KeywordView),
})

export const putKeywordView = endpoint({
  id: 'putKeywordView',
  summary: 'Save a view, in place of one of the same name',
  method: 'PUT',
  path: '/keywordmetrics/keywords/views/{name}',
  status: 204,
  params,
  body: v.omit(KeywordView, ['name']),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors, 'QUOTA_EXCEEDED'],
})

export const removeKeywordView = endpoint({
  id: 'removeKeywordView',
  summary: 'Remove a saved view; one that is gone changes nothing',
  method: 'DELETE',
  path: '/keywordmetrics/keywords/views/{name}',
  status: 204,
  params,
  response: v.null(),
  queued: true,
  errors: [...queuedErrors],
})
