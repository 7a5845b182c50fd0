import * as v from 'valibot'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Call } from './call.ts'
import { refusedHere } from './failures.ts'
import { operations } from './operations.ts'
import { allPages } from './pages.ts'
import { isKeptWeek, readWeek, weekEnd, type PopularityWeek } from './popularity-week.ts'

/** Apple's own maximum; a country's week has 5,000 to 8,000 rows. */
const PAGE = 5000

const Rows = v.pipe(
  v.object({ rows: v.nullish(v.array(v.unknown()), []) }),
  v.transform(({ rows }) => rows),
)

export interface WeekQuery {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A Sunday, ISO: `latestWeek`, or up to 64 weeks before. */
  week: UtcDay
  /** Rows of the last good week; null: there is none. */
  rowsOfWeekBefore: number | null
}

/**
 * What people in a country searched for most in a week: Apple tells the first 500 of each genre, and nothing of other terms.
 * @throws ProviderFailure
 */
export const popularityOf =
  (call: Call, clock: () => Date) =>
  async ({ country, week, rowsOfWeekBefore }: WeekQuery, signal?: AbortSignal): Promise<PopularityWeek> => {
    if (!isKeptWeek(week, clock())) throw refusedHere('Apple tells whole weeks, Sunday to Saturday, of the last 65.')
    const rows = await allPages(PAGE, (pagination) =>
      call({
        operation: operations.searchTermPopularity,
        body: {
          // Documented by Apple and needed for the figures to come along; the published model has no such field yet.
          fields: ['rankInGenre', 'searchPopularityInGenre', 'searchPopularity1to100', 'searchPopularity1to5'],
          filters: [{ field: 'countryOrRegion', operator: 'EQUALS', value: country }],
          sorting: [
            { field: 'genre', order: 'ASC' },
            { field: 'rankInGenre', order: 'ASC' },
          ],
          timeRange: { start: week, end: weekEnd(week), granularity: 'WEEKLY_SUN_SAT' },
          pagination,
        },
        result: Rows,
        signal,
      }),
    )
    return readWeek({ country, week }, rows, rowsOfWeekBefore)
  }
