import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { KEYWORD_MAX_LENGTH } from '../protocol/limits.ts'
import { UtcDay } from '../protocol/days.ts'
import { Id, Locale } from '../store.ts'

/** OP-65, KEY-012. */
export const getSearchPopularity = endpoint({
  id: 'getSearchPopularity',
  summary:
    "Apple's search popularity of a keyword in up to 65 weeks, oldest first, as the own connection to Apple Ads read it",
  method: 'POST',
  path: '/keywordmetrics/keywords/popularity',
  readOnly: true,
  body: v.object({
    projectId: Id,
    locale: Locale,
    keyword: v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX_LENGTH)),
  }),
  response: v.object({
    /**
     * Good weeks alone, by their Sunday. `popularity`: 5..100; null: below the first 500 of every genre, or the keyword was
     * not tracked when the week was read.
     */
    weeks: v.array(v.object({ week: UtcDay, popularity: v.nullable(v.number()) })),
  }),
  offline: 'cache',
  errors: ['PROJECT_NOT_FOUND'],
})
