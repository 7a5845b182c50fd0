import type { Kysely, Selectable } from 'kysely'
import { getRankHistory, type DailyRanks } from '#contract/keywords/rank-history.ts'
import { dayOf, daysBefore, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf, sameApp, type AppRef } from '#contract/store.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { originChanges } from '#server/history/result-origins.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { isMeasured, keywordSlots, measuredUntil, type KeywordSlots } from '#server/quotas/keyword-slots.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { ranksOf } from './ranks-of.ts'
import { trackedRows, type TrackedRow } from './tracked-rows.ts'

/** Of every keyword that the project tracks in the country. */
export const rankHistory = serve(getRankHistory, async ({ body, caller, db, services }) => {
  const { projectId, ...listing } = body
  const project = await requireOwnProject(db, caller, projectId, 'view')
  await requireItsApp(db, project, listing)
  const now = services.clock()
  const span = { from: daysBefore(now, KEYWORD_HISTORY_DAYS - 1), to: dayOf(now) }
  const place = { organisationId: project.organisation_id, projectId, country: countryCodeOf(listing.locale) }
  const rows = await trackedRows(db, place)
  const keywords = rows.map(({ keyword }) => keyword)
  const source = marketOf(caller, services)
  const found = await ranksOf({ db, source }, listing, keywords, span)
  const ranks = untilBeyond(found, rows, span.from, await keywordSlots(db, project.organisation_id, now))
  const measured = [...ranks.values()].map((days) => days.findLastIndex((rank) => rank !== null))
  const last = Math.max(-1, ...measured)
  const ageDays = KEYWORD_HISTORY_DAYS - 1 - last
  const { country } = place
  const origins = await originChanges(db, source.id, { store: listing.store, country, keywords, ...span })
  return {
    from: span.from,
    ranks: Object.fromEntries(ranks),
    ...(origins.length > 0 && { origins }),
    provenance: last === -1 ? null : provenanceOf(source.id, `${daysBefore(now, ageDays)}T00:00:00.000Z`),
  }
})

/** Keywords beyond the plan's slots are not measured: their days since then are gaps. */
function untilBeyond(
  ranks: Map<string, DailyRanks>,
  rows: readonly TrackedRow[],
  from: UtcDay,
  slots: KeywordSlots,
): Map<string, DailyRanks> {
  const known = new Map(
    rows.map((row) => {
      const until = measuredUntil(row, slots)
      const days = until === null ? 0 : daysBetween(from, dayOf(until)) + 1
      return [row.keyword, isMeasured(row, slots) ? Infinity : days]
    }),
  )
  return new Map(
    [...ranks].map(([keyword, days]) => {
      const length = known.get(keyword) ?? 0
      return [keyword, length < days.length ? days.map((rank, place) => (place < length ? rank : null)) : days]
    }),
  )
}

/** @throws APP_NOT_FOUND unless the app is the project's own or one of its competitors */
async function requireItsApp(db: Kysely<Schema>, project: Selectable<ProjectRow>, app: AppRef): Promise<void> {
  if (sameApp(app, { store: project.store, trackId: project.track_id })) return
  const competitor = await competitorsOf(db, project)
    .select('track_id')
    .where('store', '=', app.store)
    .where('track_id', '=', app.trackId)
    .executeTakeFirst()
  if (!competitor) throw new HttpError('APP_NOT_FOUND', 'This app is not one of the project.')
}
