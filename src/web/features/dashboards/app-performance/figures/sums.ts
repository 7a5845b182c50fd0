import type { OwnCounts } from '#contract/connections/own-performance.ts'

/** What a store counts of an app's way from the search to the device. */
export type Measure = keyof OwnCounts
export const measures = ['impressions', 'pageViews', 'installs'] as const satisfies readonly Measure[]

export interface Sum extends OwnCounts {
  /** Views of the product page for each impression, 0..1 and beyond; null: one of them is not known, or there was none. */
  openRate: number | null
  /** Installs for each view of the product page, likewise: people can install without opening the page. */
  conversion: number | null
}

/** A period, and as many days before it; null: they are not all known. */
export interface Compared {
  now: Sum
  before: Sum | null
}

/** Counts added up: what is not known anywhere stays null. Rates are of those rows of which both counts are known. */
export function sumOf(rows: readonly OwnCounts[]): Sum {
  return {
    impressions: total(rows, 'impressions'),
    pageViews: total(rows, 'pageViews'),
    installs: total(rows, 'installs'),
    openRate: rate(rows, 'pageViews', 'impressions'),
    conversion: rate(rows, 'installs', 'pageViews'),
  }
}

function total(rows: readonly OwnCounts[], measure: Measure): number | null {
  const known = rows.flatMap((row) => row[measure] ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function rate(rows: readonly OwnCounts[], part: Measure, whole: Measure): number | null {
  const both = rows.filter((row) => row[part] !== null && row[whole] !== null)
  return ratio(total(both, part), total(both, whole))
}

export const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole

/** Relative change, 0.064 = +6.4 %; null: one of the two is not known, or there was nothing before. */
export function changeOf(now: number | null, before: number | null | undefined): number | null {
  const share = ratio(now, before ?? null)
  return share === null ? null : share - 1
}

/** Change of a rate in points: from 30 % to 31 % is 1; null: one of the two is not known. */
export const pointsOf = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : (now - before) * 100
