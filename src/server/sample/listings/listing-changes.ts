import { dayOf } from '#contract/protocol/days.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import type { Locale } from '#contract/store.ts'
import { changesBetween } from '#server/markets/changes-between.ts'
import { timestampOf } from '../days.ts'
import { listingOf } from './listing.ts'
import { releaseDay, releaseOn } from './releases.ts'
import type { SampleApp } from '../sample-app.ts'

/**
 * What changed in an app's listing from one day to another, inclusive, newest first: each release against the one
 * before, on the first day on which the storefront shows it.
 */
export function listingChangesOf(app: SampleApp, locale: Locale, from: number, to: number): ListingChange[] {
  const on = (day: number) => listingOf(app, locale, new Date(timestampOf(day)))
  const changes: ListingChange[] = []
  for (let release = releaseOn(app, to) ?? 0; release > 0; release--) {
    const day = releaseDay(app, release) + 1
    if (day < from) break
    const [before, after] = [on(day - 1), on(day)]
    if (before && after) changes.push(...changesBetween(before, after, dayOf(timestampOf(day))))
  }
  return changes
}
