import type { Kysely } from 'kysely'
import { sharedFactor } from '#aso/estimates/own-correction.ts'
import { daysBefore, daysFrom } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { correctionsOf, type StoredCorrection } from '#server/history/own-figures/corrections.ts'
import { ownDownloads } from '#server/history/own-figures/own-downloads.ts'
import { reportedDays } from '#server/history/own-figures/reported-days.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Performance } from '#server/markets/market.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

type OwnFigures = NonNullable<Performance['own']>

/**
 * Estimates of an app with what the organisation's connected stores say: of an own app its own downloads beside them, of
 * another one the downloads scaled by what own apps of its category show. Only by apps that the caller may see: the
 * factor and our estimate together would tell their downloads.
 * @param categoryOf the app's first category; null: not known. Asked only where there is something to scale by
 */
export async function withOwnFigures(
  db: Kysely<Schema>,
  caller: Caller,
  { app, answer, categoryOf }: { app: AppRef; answer: Performance; categoryOf: () => Promise<string | null> },
): Promise<Performance> {
  const corrections = await correctionsOf(db, caller.organizationId, app.store)
  if (corrections.length === 0) return answer
  const permissionOn = await permissionsOf(db, caller)
  const seen = corrections.filter(({ projectId }) => permissionOn(projectId) !== 'none')
  const ofThis = corrections.find((one) => sameApp(one, app))
  if (ofThis) {
    const own = seen.includes(ofThis) ? await figuresOf(db, caller, ofThis) : null
    return own ? { ...answer, own } : answer
  }
  return scaled(answer, seen, categoryOf)
}

async function figuresOf(db: Kysely<Schema>, caller: Caller, correction: StoredCorrection): Promise<OwnFigures | null> {
  const app = { ...correction, organisationId: caller.organizationId }
  const { lastDay } = await reportedDays(db, app)
  if (lastDay === null) return null
  const byDay = await ownDownloads(db, app, { lastDay, days: 2 * OVERVIEW_DAYS })
  /** null: not every one of the 30 days that end `daysAgo` before the last one is told. */
  const sumBefore = (daysAgo: number) => {
    const end = Date.parse(lastDay)
    const days = daysFrom(daysBefore(end, daysAgo + OVERVIEW_DAYS - 1), daysBefore(end, daysAgo))
    const known = days.flatMap((day) => byDay.get(day) ?? [])
    return known.length < days.length ? null : known.reduce((sum, one) => sum + one, 0)
  }
  const [now, before] = [sumBefore(0), sumBefore(OVERVIEW_DAYS)]
  return {
    downloadsLast30Days: now,
    downloadsLast30DaysDelta: now === null || before === null || before === 0 ? null : now / before - 1,
    lastDay,
    estimateError: correction.error,
  }
}

async function scaled(
  answer: Performance,
  corrections: readonly StoredCorrection[],
  categoryOf: () => Promise<string | null>,
): Promise<Performance> {
  const { downloadsLast30Days: downloads, provenance } = answer
  const usable = corrections.filter(({ factor, category }) => factor !== null && category !== null)
  if (downloads === null || provenance.downloads === null || usable.length === 0) return answer
  const category = await categoryOf()
  const factor = sharedFactor(usable.flatMap((one) => (one.category === category ? (one.factor ?? []) : [])))
  if (factor === null) return answer
  const inputs = [...provenance.downloads.inputs, { name: 'ownCorrection' as const, value: factor }]
  return {
    ...answer,
    downloadsLast30Days: Math.round(downloads * factor),
    scaledBy: factor,
    provenance: { ...provenance, downloads: { ...provenance.downloads, inputs } },
  }
}
