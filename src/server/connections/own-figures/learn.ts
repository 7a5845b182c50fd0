import { sql, type Kysely } from 'kysely'
import { ownCorrection, type ComparedDay } from '#aso/estimates/own-correction.ts'
import { dayOf, daysBefore, daysBetween, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { ownDownloads } from '#server/history/own-figures/own-downloads.ts'
import { ofApp, reportedDays, type OwnApp } from '#server/history/own-figures/reported-days.ts'

type Market = Pick<MarketSource, 'localesOf' | 'listing' | 'dailyPerformance' | 'performance'>

const COMPARED_DAYS = 30

/** Records how our estimates of an app's downloads compare with what its store tells; nothing while it told none. */
export async function learnFrom(db: Kysely<Schema>, market: Market, app: OwnApp, now: Date): Promise<void> {
  const { lastDay } = await reportedDays(db, app)
  if (lastDay === null) return
  const own = await ownDownloads(db, app, { lastDay, days: COMPARED_DAYS })
  const { store, trackId } = app
  const locales = await market.localesOf({ store, trackId })
  const locale = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : locales[0]
  if (locale === undefined) return
  const listing = await market.listing({ store, trackId, locale })
  const estimated = await estimatesOf(market, { store, trackId, locale, lastDay, now })
  const days = daysFrom(daysBefore(Date.parse(lastDay), COMPARED_DAYS - 1), lastDay)
  const compared = days.map((day): ComparedDay => ({ own: own.get(day) ?? null, estimated: estimated(day) }))
  const learned = { ...ownCorrection(compared), category: listing?.categories[0]?.name ?? null, as_of: now }
  await sql`
    insert into own_correction (organisation_id, store, track_id, category, error, factor, as_of)
    select ${app.organisationId}::uuid, ${store}, ${trackId}, ${learned.category}, ${learned.error}, ${learned.factor}, ${now}
    where exists (
      select from project
      where ${ofApp(app)} for key share
    )
    on conflict (organisation_id, store, track_id) do update
      set category = excluded.category, error = excluded.error, factor = excluded.factor, as_of = excluded.as_of`.execute(
    db,
  )
}

interface EstimateQuery {
  store: OwnApp['store']
  trackId: string
  locale: string
  lastDay: UtcDay
  now: Date
}

/** Day by day where the market knows that, else 30 equal parts of its estimate of 30 days. */
async function estimatesOf(market: Market, query: EstimateQuery): Promise<(day: UtcDay) => number | null> {
  const { store, trackId, locale, lastDay, now } = query
  const span = COMPARED_DAYS + Math.max(0, daysBetween(lastDay, dayOf(now)))
  const daily = await market.dailyPerformance({ store, trackId }, span)
  if (daily) {
    const byDay = new Map(daily.map(({ day, downloads }) => [day, downloads]))
    return (day) => byDay.get(day) ?? null
  }
  const total = (await market.performance({ store, trackId, locale }))?.downloadsLast30Days ?? null
  return () => (total === null ? null : total / COMPARED_DAYS)
}
