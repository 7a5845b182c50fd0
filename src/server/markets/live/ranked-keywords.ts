import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { RankedKeywordCount } from '../market.ts'
import { latestRanks, rankHistory } from '#server/history/ranks.ts'

const DAYS = 30
const SLACK_DAYS = 4

/**
 * Of the keywords that are searched for the app in the country: for how many it is among the first `top`. The change only
 * counts keywords that were searched 30 days before too, for else it would show what was added to the list. null: nothing
 * was searched in the last 30 days.
 */
export async function countRanked(
  db: Kysely<Schema>,
  ref: ListingRef,
  day: string,
  top: number,
): Promise<RankedKeywordCount | null> {
  const country = countryCodeOf(ref.locale)
  const today = new Date(`${day}T00:00:00Z`)
  const oldest = daysBefore(today, DAYS)
  const latest = (await latestRanks(db, 'live', { app: ref, country })).filter((one) => one.day > oldest)
  if (latest.length === 0) return null
  const isRanked = ({ rank }: { rank: number | null }) => rank !== null && rank <= top
  const before = await ranksBefore(db, ref, country, latest, today)
  const comparable = latest.filter(({ keyword }) => before.has(keyword))
  return {
    keywordsCount: latest.filter(isRanked).length,
    delta:
      comparable.length === 0
        ? null
        : comparable.filter(isRanked).length - [...before.values()].filter((rank) => isRanked({ rank })).length,
  }
}

/** The rank of each keyword 30 days before, or on the last day read before that. */
async function ranksBefore(
  db: Kysely<Schema>,
  ref: ListingRef,
  country: string,
  latest: readonly { keyword: string }[],
  day: Date,
): Promise<Map<string, number | null>> {
  const keywords = latest.map(({ keyword }) => keyword)
  const [from, to] = [daysBefore(day, DAYS + SLACK_DAYS), daysBefore(day, DAYS)]
  const stored = await rankHistory(db, 'live', { app: ref, country, keywords, from, to })
  const inOrder = stored.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return new Map(inOrder.map(({ keyword, rank }) => [keyword, rank]))
}
