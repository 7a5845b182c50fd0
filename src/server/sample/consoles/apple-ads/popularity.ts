import * as v from 'valibot'
import { daysBefore, daysBetween, UtcDay } from '#contract/protocol/days.ts'
import { localeOfCountry } from '../../locales.ts'
import { answer, errorOf, refuse } from './answers.ts'
import type { PopularRow } from './popular-terms.ts'
import { valuesOf, Filters } from './query.ts'

const WEEKS_KEPT = 65

const Query = v.object({
  fields: v.optional(v.array(v.string()), []),
  filters: Filters,
  timeRange: v.object({
    start: UtcDay,
    end: UtcDay,
    granularity: v.literal('WEEKLY_SUN_SAT'),
  }),
  pagination: v.optional(
    v.object({
      offset: v.optional(v.number(), 0),
      pageSize: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5000)), 20),
    }),
    { offset: 0, pageSize: 20 },
  ),
})

type TermsOf = (locale: NonNullable<ReturnType<typeof localeOfCountry>>, week: UtcDay) => Promise<PopularRow[]>

/** One country's week; figures come along as `fields` asks for them. A week that is not told yet has no rows. */
export async function answerPopularity(body: unknown, termsOf: TermsOf, now: Date): Promise<Response> {
  const parsed = v.safeParse(Query, body)
  if (!parsed.success) return refuse(400, errorOf('MALFORMED_QUERY', 'The query has another form.'))
  const { filters, timeRange, fields, pagination } = parsed.output
  const country = filters.find(({ field }) => field === 'countryOrRegion')
  const genre = filters.find(({ field }) => field === 'genre')
  const week = timeRange.start
  const [countryOrRegion = ''] = country ? valuesOf(country) : []
  const isWeek = new Date(week).getUTCDay() === 0 && daysBetween(week, timeRange.end) === 6
  if (!country || !isWeek) return refuse(400, errorOf('INVALID_TIME_RANGE', 'A country and one whole week are needed.'))
  if (week < daysBefore(now, (WEEKS_KEPT + 1) * 7)) {
    return refuse(400, errorOf('INVALID_TIME_RANGE', 'The week is not kept any more.', 'timeRange'))
  }
  const locale = localeOfCountry(countryOrRegion)
  const isTold = timeRange.end < daysBefore(now, 0)
  const all = locale && isTold ? await termsOf(locale, week) : []
  const asked = (genre ? all.filter((row) => valuesOf(genre).includes(row.genre)) : all).toSorted(
    (a, b) => a.genre.localeCompare(b.genre, 'en') || a.rankInGenre - b.rankInGenre,
  )
  const { offset, pageSize } = pagination
  const isAsked = (name: string) => fields.length === 0 || fields.includes(name)
  const rows = asked.slice(offset, offset + pageSize).map(({ genre, searchTerm, ...figures }) => {
    const own = Object.entries(figures).filter(([name]) => isAsked(name))
    return Object.assign(Object.fromEntries<unknown>(own), { week, countryOrRegion, genre, searchTerm })
  })
  return answer({ rows }, { pagination: { offset, pageSize } })
}
