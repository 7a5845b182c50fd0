import * as v from 'valibot'
import { dayOf } from '#contract/protocol/days.ts'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { localeOfCountry } from '../../locales.ts'
import { answer, errorOf, refuse } from './answers.ts'

const SUGGESTED_MAX = 200

const Query = v.object({
  filters: v.array(v.object({ field: v.string(), operator: v.string(), value: v.array(v.string()) })),
  pagination: v.optional(
    v.object({
      offset: v.optional(v.number(), 0),
      pageSize: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1000)), 20),
    }),
    { offset: 0, pageSize: 20 },
  ),
})

type Query = v.InferOutput<typeof Query>

/** Keywords for an app: related to the terms, or those it is found by. Their popularity is the market's volume. */
export async function answerSuggestions(
  body: unknown,
  { market, clock }: Pick<ConsoleParts, 'market' | 'clock'>,
  key: ConsoleKey,
): Promise<Response> {
  const query = queryOf(body)
  if (query instanceof Response) return query
  const { filters, pagination } = query
  const valuesOf = (name: string) => filters.find(({ field }) => field === name)?.value ?? []
  const [trackId = ''] = valuesOf('promotedObjectId')
  if (valuesOf('promotedObjectType')[0] !== 'APPSTORE_APP' || !key.trackIds.includes(trackId)) {
    return refuse(400, errorOf('INVALID_PROMOTED_OBJECT', 'The account does not have this app.', 'promotedObjectId'))
  }
  const locale = localeOfCountry(valuesOf('countriesOrRegions')[0] ?? 'US')
  const ref = { store: 'APP_STORE', trackId, locale: locale ?? 'en-US' } as const
  const day = dayOf(clock())
  const terms = valuesOf('terms')
  const related = await Promise.all(terms.map((term) => market.relatedKeywords({ ...ref, term })))
  const texts = [...new Set([...terms, ...related.flatMap((each) => each ?? [])])]
  const known = terms.length > 0 ? await market.keywordMetrics(ref, day, texts) : await market.rankedKeywords(ref, day)
  const found = (locale === null ? [] : (known ?? []))
    .map(({ keyword, volume }) => ({ text: keyword, popularity: volume ?? 0 }))
    .toSorted((a, b) => b.popularity - a.popularity || a.text.localeCompare(b.text, 'en'))
    .slice(0, SUGGESTED_MAX)
  return pageOf(found, pagination)
}

/** What is asked for as volume of the market where Apple says of no country. */
const ANYWHERE = 'en-US'

/** Phrases with their popularity: those that are named, or those of the app's that hold what is named. */
export async function answerPhrases(
  body: unknown,
  { market, clock }: Pick<ConsoleParts, 'market' | 'clock'>,
  key: ConsoleKey,
): Promise<Response> {
  const query = queryOf(body)
  if (query instanceof Response) return query
  const { filters, pagination } = query
  const [queryType] = filters.find(({ field }) => field === 'queryType')?.value ?? []
  const phrase = filters.find(({ field }) => field === 'phrase')
  const [trackId] = key.trackIds
  if (queryType !== 'SEARCH' || !phrase || !['IN', 'LIKE'].includes(phrase.operator) || trackId === undefined)
    return refuse(400, errorOf('MISSING_FILTER', 'SEARCH needs phrase with IN or LIKE.', 'phrase'))
  const ref = { store: 'APP_STORE', trackId, locale: ANYWHERE } as const
  const day = dayOf(clock())
  const [part = ''] = phrase.value
  const known =
    phrase.operator === 'IN'
      ? await market.keywordMetrics(ref, day, phrase.value)
      : (await market.rankedKeywords(ref, day))?.filter(({ keyword }) => keyword.includes(part))
  const found = (known ?? [])
    .flatMap(({ keyword, volume, appsCount }) => (appsCount ? [{ phrase: keyword, popularity: volume ?? 0 }] : []))
    .toSorted((a, b) => b.popularity - a.popularity || a.phrase.localeCompare(b.phrase, 'en'))
  return pageOf(found, pagination)
}

/** The query of a body, or the refusal of one that has another form. */
function queryOf(body: unknown): Query | Response {
  const parsed = v.safeParse(Query, body)
  return parsed.success ? parsed.output : refuse(400, errorOf('MALFORMED_QUERY', 'The query has another form.'))
}

function pageOf(found: readonly object[], { offset, pageSize }: Query['pagination']): Response {
  const paging = { offset, pageSize, totalCount: found.length }
  return answer(found.slice(offset, offset + pageSize), { pagination: paging })
}
