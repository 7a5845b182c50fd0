import type { Kysely } from 'kysely'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { dayOf, daysBefore, daysBetween, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS, OVERVIEW_DAYS, RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { comparableRanks } from '#aso/keywords/rank-summary.ts'
import { dailyRanks } from '#server/history/daily-ranks.ts'
import { originChanges } from '#server/history/result-origins.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { MarketSource, RankedKeywordCount } from '../market.ts'
import { ownKeywords, type OwnKeywords } from './own-keywords.ts'

interface Question {
  db: Kysely<Schema>
  caller: Caller
  source: MarketSource
  ref: ListingRef
  now: Date
}

/** Keywords that the caller's organisation tracks for the app within its plan, and that the market's own list of a day leaves out. */
export async function trackedBesides({ db, caller, source, ref, now }: Question, day: UtcDay): Promise<string[]> {
  const groups = await ownKeywords(db, caller, ref, now)
  const keywords = groups.flatMap((group) => (group.now === now ? group.keywords : []))
  return keywords.length === 0 ? [] : source.unlistedKeywords(ref, day, keywords)
}

/**
 * For how many of those the app is among the first `top` on a day: what the market's count of that day, which is everybody's,
 * lacks. The days are those of the rank history, so that the market works them out once.
 */
export async function countBesides(question: Question, day: UtcDay, top: number): Promise<number> {
  const { source, ref, now } = question
  const keywords = await trackedBesides(question, day)
  if (keywords.length === 0) return 0
  const { store, locale, trackId } = ref
  const span = { from: daysBefore(now, KEYWORD_HISTORY_DAYS - 1), to: dayOf(now) }
  const answers = await source.keywordRanks({ store, locale, trackIds: [trackId], keywords, ...span })
  const place = daysBetween(span.from, day)
  return (answers ?? []).filter(({ ranks }) => isAmong(ranks.get(trackId)?.[place], top)).length
}

/** 0 and null: it is not. */
const isAmong = (rank: number | null | undefined, top: number) => rank != null && rank > 0 && rank <= top

export interface TrackedCount extends RankedKeywordCount {
  /** UTC day, ISO, of the newest search. */
  day: UtcDay
}

/** A rank of 30 days ago may be this much older, days. */
const SLACK_DAYS = 4

/**
 * The same where only what is tracked is searched for: of the keywords of the caller's organisation alone, as they are listed.
 * The change counts keywords that were searched for 30 days before, too, for else it would show what was added to the
 * list. null: nothing was searched for in the last 30 days.
 */
export async function countTracked(question: Question, top: number): Promise<TrackedCount | null> {
  const groups = await ranksOfGroups(question, { isCompared: true })
  const known = groups.flatMap(({ moment, ranks }) =>
    ranks.flatMap((days) => {
      const place = days.findLastIndex((rank) => rank !== null)
      if (place < days.length - OVERVIEW_DAYS) return []
      const before = days.slice(0, -OVERVIEW_DAYS).findLast((rank) => rank !== null)
      return [{ latest: days[place], before: before ?? null, day: daysBefore(moment, days.length - 1 - place) }]
    }),
  )
  const day = known
    .map((one) => one.day)
    .toSorted()
    .at(-1)
  if (day === undefined) return null
  const comparable = known.filter(({ before }) => before !== null)
  const gained = (all: typeof known) =>
    all.filter(({ latest }) => isAmong(latest, top)).length - all.filter(({ before }) => isAmong(before, top)).length
  return {
    day,
    keywordsCount: known.filter(({ latest }) => isAmong(latest, top)).length,
    delta: comparable.length === 0 ? null : gained(comparable),
  }
}

/** The same count on each of the last 30 days on which something was searched for, oldest first. */
export async function trackedCounts(question: Question): Promise<{ date: UtcDay; value: number }[]> {
  const { now } = question
  const ranks = (await ranksOfGroups(question)).flatMap((group) =>
    group.ranks.map((days) => days.slice(-OVERVIEW_DAYS)),
  )
  return daysFrom(daysBefore(now, OVERVIEW_DAYS - 1), dayOf(now)).flatMap((date, place) => {
    if (!ranks.some((days) => days[place] != null)) return []
    const newest = ranks.map((days) => days.slice(0, place + 1).findLast((rank) => rank !== null))
    return [{ date, value: newest.filter((rank) => isAmong(rank, RANKED_POSITIONS)).length }]
  })
}

interface GroupRanks {
  moment: Date
  /** Of each keyword, until then: 30 days, and those before them with which they are compared. */
  ranks: DailyRanks[]
}

/** @param isCompared those of other days with those of the last: across a change of the lists' order nothing is */
async function ranksOfGroups(
  { db, caller, source, ref, now }: Question,
  { isCompared = false } = {},
): Promise<GroupRanks[]> {
  const groups = await ownKeywords(db, caller, ref, now)
  const ranksOf = async ({ keywords, now: moment }: OwnKeywords): Promise<GroupRanks> => {
    const span = { from: daysBefore(moment, OVERVIEW_DAYS + SLACK_DAYS), to: dayOf(moment) }
    const country = countryCodeOf(ref.locale)
    const found = await dailyRanks(db, source.id, { app: ref, country, keywords, ...span })
    if (!isCompared) return { moment, ranks: [...found.values()] }
    const origins = await originChanges(db, source.id, { store: ref.store, country, keywords, ...span })
    const comparable = comparableRanks(
      { from: span.from, ranks: Object.fromEntries(found), origins },
      daysBetween(span.from, span.to),
    )
    return { moment, ranks: keywords.map(comparable) }
  }
  return Promise.all(groups.map(ranksOf))
}
