import { sql, type Kysely } from 'kysely'
import { belowListed, officialVolume } from '#aso/estimates/keyword-volume.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { latestWeek } from '#server/integrations/apple-ads/popularity-week.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { withPhrasePopularity } from './phrase-popularity.ts'

/** Weeks that a good one may be behind the newest that Apple tells; what people searched for before says little. */
const BEHIND_MAX = 4

interface Question {
  db: Kysely<Schema>
  /** What the keys of others have fetched is theirs. */
  caller: Pick<Caller, 'organizationId'>
  ref: ListingRef
  /** Nothing that was told later counts. */
  now: Date
}

interface Found {
  week: UtcDay
  isWhole: boolean
  /** null: none of the keywords is in it. */
  term: string | null
  popularity: number | null
  /** The lowest that Apple lists in the genre; null: the week lists nothing. */
  least: number | null
}

/** The keywords with all that Apple Ads says of them, where the organisation has connected it. */
export async function withOfficialVolumes<K extends KeywordMetrics>(
  question: Question,
  keywords: readonly K[],
): Promise<K[]> {
  if (question.ref.store !== 'APP_STORE' || keywords.length === 0) return [...keywords]
  return withPhrasePopularity(question, await withWeeksVolumes(question, keywords))
}

/**
 * The keywords with Apple's own search popularity as volume, where the organisation has connected Apple Ads: that of the
 * newest good week. A keyword that is not in it keeps its estimate, brought below the last that Apple lists in the genre, and it
 * is said that Apple does not list it. The genre is the one in which most of what the organisation tracks for the app is
 * listed, else most of what it tracks in the country: Apple's genres are not the categories of listings. Without one, it is
 * the lowest of all genres.
 */
async function withWeeksVolumes<K extends KeywordMetrics>(
  { db, caller, ref, now }: Question,
  keywords: readonly K[],
): Promise<K[]> {
  const latest = latestWeek(now)
  const termOf = ({ keyword }: K) => normaliseKeyword(keyword, ref.locale) ?? keyword
  const { rows } = await sql<Found>`
    with newest as (
      select organisation_id, country, week, is_whole from popularity_week
      where organisation_id = ${caller.organizationId} and country = ${countryCodeOf(ref.locale)}
        and quarantine is null and week between ${daysBefore(Date.parse(latest), BEHIND_MAX * 7)} and ${latest}
      order by week desc limit 1
    ), listed as (
      select told.* from search_popularity as told
      join newest on told.organisation_id = newest.organisation_id and told.country = newest.country and told.week = newest.week
    ), genre as (
      select listed.genre from tracked_keyword as tracked
      join keyword on keyword.id = tracked.keyword_id
      join project on project.organisation_id = tracked.organisation_id and project.id = tracked.project_id
      join listed on listed.term = keyword.text
      where tracked.organisation_id = ${caller.organizationId} and tracked.country = ${countryCodeOf(ref.locale)}
        and project.store = 'APP_STORE'
      group by listed.genre
      order by count(*) filter (where project.track_id = ${ref.trackId}) desc, count(*) desc, listed.genre limit 1
    )
    select (
        select min(listed.popularity) from listed
        where not exists (select from genre) or listed.genre = (select genre.genre from genre)
      ) as least, newest.week, newest.is_whole as "isWhole", told.term, told.popularity
    from newest
    left join listed as told on told.term in (select unnest(${keywords.map(termOf)}::text[]))`.execute(db)
  const [first] = rows
  if (!first) return [...keywords]
  const { week, isWhole, least } = first
  const told = new Map(rows.map(({ term, popularity }) => [term, popularity]))
  return keywords.map((one) => {
    const popularity = told.get(termOf(one)) ?? null
    if (popularity !== null) return { ...one, volume: officialVolume(popularity), official: { week, isListed: true } }
    // Of an older week only what was tracked is kept: what is not there may well have been listed.
    if (!isWhole || least === null) return one
    const volume = one.volume === null ? null : belowListed(one.volume, least)
    return { ...one, volume, official: { week, isListed: false } }
  })
}
