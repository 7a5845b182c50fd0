import type { TrendPoint } from '#contract/overview/history.ts'
import { daysFrom, type UtcDay } from '#contract/protocol/days.ts'

/** What a line shows: the figure itself, against its own start, or as a part of what all shown apps have. */
export const measures = ['figure', 'indexed', 'share'] as const
export type Measure = (typeof measures)[number]

/** What is known of one app. null: the market tells no single days; undefined: nothing was read yet. */
export type AppPoints = readonly TrendPoint[] | null | undefined
/** A value for each day; null: not known. */
type Values = (number | null)[]

/** Days whose mean an index starts from: a whole week, since weekends differ. */
const WEEK = 7

/** Every day from the first that is known of any of the apps to the last. */
export function trendDays(apps: readonly AppPoints[]): UtcDay[] {
  const known = apps.flatMap((points) => points?.filter(({ value }) => value !== null) ?? []).map(({ date }) => date)
  const [first, last] = [known.toSorted()[0], known.toSorted().at(-1)]
  return first && last ? daysFrom(first, last) : []
}

/**
 * A line for each app, a value for each day.
 * `figure`: as it is. `indexed`: 100 is the mean of the app's first seven known days. `share`: percent of the sum of all apps
 * that anything is known of, on days on which each of these is, so that no share grows because another app's day is missing.
 */
export function trendLines(apps: readonly AppPoints[], days: readonly UtcDay[], measure: Measure): Values[] {
  const figures = apps.map((points) => valuesOn(points, days))
  switch (measure) {
    case 'figure':
      return figures
    case 'indexed':
      return figures.map(indexed)
    case 'share': {
      const sums = sumsOf(figures)
      return figures.map((values) => values.map((value, day) => percentOf(value, sums[day] ?? null)))
    }
  }
}

export interface TrendSummary {
  /** Of all known days; null: none is known. */
  total: number | null
  /** Mean of a known day. */
  perDay: number | null
  /** Percent of what all apps have on the days on which each is known; null: there is no such day. */
  share: number | null
  /** The last seven days against the seven before, 0.064 = +6.4 %; null: one of these days is not known, or the first ones are 0. */
  change: number | null
}

/** What the days of each app come to. */
export function trendSummaries(apps: readonly AppPoints[], days: readonly UtcDay[]): TrendSummary[] {
  const figures = apps.map((points) => valuesOn(points, days))
  const sums = sumsOf(figures)
  const all = total(sums)
  return figures.map((values) => {
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return { total: null, perDay: null, share: null, change: null }
    const shared = values.filter((_, day) => sums[day] != null)
    return {
      total: total(known),
      perDay: total(known) / known.length,
      share: percentOf(total(shared), all),
      change: changeOf(values),
    }
  })
}

function valuesOn(points: AppPoints, days: readonly UtcDay[]): Values {
  const byDay = new Map(points?.map(({ date, value }) => [date, value]))
  return days.map((day) => byDay.get(day) ?? null)
}

function indexed(values: Values): Values {
  const first = values.filter((value) => value !== null).slice(0, WEEK)
  const base = total(first) / first.length
  return base > 0 ? values.map((value) => (value === null ? null : (value / base) * 100)) : values.map(() => null)
}

/** The sum of all apps on each day; null where one of them is not known. Apps without any known day are left out. */
function sumsOf(figures: readonly Values[]): Values {
  const known = figures.filter((values) => values.some((value) => value !== null))
  return (known[0] ?? []).map((_, day) => {
    const ofDay = known.map((values) => values[day] ?? null)
    return ofDay.includes(null) ? null : total(ofDay)
  })
}

const total = (values: Values): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const percentOf = (value: number | null, of: number | null): number | null =>
  value === null || !of ? null : (value / of) * 100

function changeOf(values: Values): number | null {
  const [before, last] = [values.slice(-2 * WEEK, -WEEK), values.slice(-WEEK)]
  if (before.length < WEEK || [...before, ...last].includes(null) || total(before) === 0) return null
  return total(last) / total(before) - 1
}
