import type { Kysely } from 'kysely'
import { sharedFactor } from '#aso/estimates/own-correction.ts'
import { daysBefore, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { PerformanceDay, StorefrontPerformance, StorefrontPerformances } from '#contract/overview/history.ts'
import type { OwnFigures } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { sameApp, type AppRef, type Market } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { correctionsOf, type StoredCorrection } from '#server/history/own-figures/corrections.ts'
import { ownDownloads, ownDownloadsByCountry } from '#server/history/own-figures/own-downloads.ts'
import { countriesUntil } from '#server/history/own-figures/own-periods.ts'
import { reportedDays, type OwnApp } from '#server/history/own-figures/reported-days.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { DailyPerformance, Performance } from '#server/markets/market.ts'
import { fictional } from '#server/markets/provenance.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

type Told = Omit<OwnFigures, 'estimatedDownloadsLast30Days'>

/**
 * Where an app's downloads come from, for everything that tells them: of an own app what its connected store says, if it
 * has told every one of 30 days; of another one the market's estimates, scaled by what own apps of its category show.
 */
export type Basis =
  | { kind: 'own'; app: OwnApp; told: Told }
  | { kind: 'scaled'; factor: number }
  /** `told`: of an own app whose store has not told every day. */
  | { kind: 'estimate'; told: Told | null }

/**
 * Own figures count only for those who may see the app: factor and estimate together would tell its downloads.
 * @param categoryOf the app's first category; null: not known. Asked only where there is something to scale by
 */
export async function basisOf(
  db: Kysely<Schema>,
  caller: Caller,
  app: AppRef,
  categoryOf: () => Promise<string | null>,
): Promise<Basis> {
  const corrections = await correctionsOf(db, caller.organizationId, app.store)
  if (corrections.length === 0) return { kind: 'estimate', told: null }
  const permissionOn = await permissionsOf(db, caller)
  const seen = corrections.filter(({ projectId }) => permissionOn(projectId) !== 'none')
  const ofThis = corrections.find((one) => sameApp(one, app))
  if (ofThis) {
    const own = { ...app, organisationId: caller.organizationId }
    const told = seen.includes(ofThis) ? await toldOf(db, own, ofThis) : null
    return told === null || told.downloadsLast30Days === null
      ? { kind: 'estimate', told }
      : { kind: 'own', app: own, told }
  }
  const usable = seen.filter(({ factor, category }) => factor !== null && category !== null)
  const category = usable.length === 0 ? null : await categoryOf()
  const factor = sharedFactor(usable.flatMap((one) => (one.category === category ? (one.factor ?? []) : [])))
  return factor === null ? { kind: 'estimate', told: null } : { kind: 'scaled', factor }
}

async function toldOf(db: Kysely<Schema>, app: OwnApp, correction: StoredCorrection): Promise<Told | null> {
  const { lastDay } = await reportedDays(db, app)
  if (lastDay === null) return null
  const byDay = await ownDownloads(db, app, { lastDay, days: 2 * OVERVIEW_DAYS })
  /** null: not every one of the 30 days that end `daysAgo` before the last one is told. */
  const sumBefore = (daysAgo: number) => {
    const end = Date.parse(lastDay)
    const days = daysFrom(daysBefore(end, daysAgo + OVERVIEW_DAYS - 1), daysBefore(end, daysAgo))
    const known = days.flatMap((day) => byDay.get(day) ?? [])
    return known.length < days.length ? null : sum(known)
  }
  const [now, before] = [sumBefore(0), sumBefore(OVERVIEW_DAYS)]
  return {
    downloadsLast30Days: now,
    downloadsLast30DaysDelta: now === null ? null : changeOf(now, before),
    lastDay,
    estimateError: correction.error,
  }
}

/** Worldwide, of 30 days. */
export function worldOf(basis: Basis, estimate: Performance, market: Market): Performance {
  const { downloadsLast30Days: downloads, provenance } = estimate
  if (basis.kind === 'scaled')
    return {
      ...estimate,
      downloadsLast30Days: downloads === null ? null : Math.round(downloads * basis.factor),
      ...(downloads !== null && { scaledBy: basis.factor }),
      provenance: downloadsFrom(basis, provenance, market),
    }
  const { told } = basis
  if (!told) return estimate
  const own: OwnFigures = { ...told, estimatedDownloadsLast30Days: downloads }
  if (basis.kind === 'estimate') return { ...estimate, own }
  const { downloadsLast30Days, downloadsLast30DaysDelta } = told
  const from = downloadsFrom(basis, provenance, market)
  return { ...estimate, downloadsLast30Days, downloadsLast30DaysDelta, own, provenance: from }
}

/** The same 30 days country by country. */
export async function countriesOf(
  db: Kysely<Schema>,
  basis: Basis,
  estimates: StorefrontPerformances,
  world: Performance,
  market: Market,
): Promise<StorefrontPerformances> {
  const { storefronts: estimated, revenueCurrency } = estimates
  const storefronts = basis.kind === 'own' ? await ownCountries(db, basis, estimated ?? []) : estimated
  if (storefronts === null) return estimates
  const shown = basis.kind === 'scaled' ? storefronts.map((one) => scaledCountry(one, basis.factor)) : storefronts
  const areParts = (provenance: Provenance | null) => provenance?.kind === 'sample'
  return {
    storefronts: shown,
    elsewhere: {
      downloadsLast30Days:
        basis.kind === 'own' || areParts(estimates.provenance.downloads)
          ? restOf(
              world.downloadsLast30Days,
              shown.map((one) => one.downloadsLast30Days),
            )
          : null,
      revenueLast30Days: areParts(estimates.provenance.revenue)
        ? restOf(
            world.revenueLast30Days,
            shown.map((one) => one.revenueLast30Days),
          )
        : null,
    },
    revenueCurrency,
    ...(basis.kind === 'own' && { own: { lastDay: basis.told.lastDay } }),
    provenance: downloadsFrom(basis, estimates.provenance, market),
  }
}

/** null: the parts come to more, so they are other estimates. */
function restOf(total: number | null, parts: readonly (number | null)[]): number | null {
  const rest = total === null ? -1 : total - sum(parts.map((part) => part ?? 0))
  return rest < 0 ? null : rest
}

/** What the store tells of each country, beside our estimate of its revenue; most downloads first. */
async function ownCountries(
  db: Kysely<Schema>,
  { app, told: { lastDay } }: Extract<Basis, { kind: 'own' }>,
  estimates: readonly StorefrontPerformance[],
): Promise<StorefrontPerformance[]> {
  const { firstDays } = await reportedDays(db, app)
  const told = new Map(
    (await countriesUntil(db, app, lastDay, firstDays)).map((one) => [one.country, one.periods['30']]),
  )
  const byDay = await ownDownloadsByCountry(db, app, { lastDay, days: OVERVIEW_DAYS })
  const estimateOf = new Map(estimates.map((one) => [one.country, one]))
  return [...new Set([...told.keys(), ...estimateOf.keys()])]
    .map((country) => {
      const estimate = estimateOf.get(country)
      const downloads = told.get(country)?.now.installs ?? null
      const before = told.get(country)?.before?.installs ?? null
      const revenues = estimate?.days?.map(({ date, revenue }) => [date, revenue] as const)
      return {
        country,
        downloadsLast30Days: downloads,
        downloadsLast30DaysDelta: downloads === null ? null : changeOf(downloads, before),
        revenueLast30Days: estimate?.revenueLast30Days ?? null,
        revenueLast30DaysDelta: estimate?.revenueLast30DaysDelta ?? null,
        days: ownDays(byDay.get(country), new Map(revenues), { lastDay, days: OVERVIEW_DAYS }),
      }
    })
    .filter((one) => one.downloadsLast30Days !== null || one.revenueLast30Days !== null)
    .toSorted(
      (a, b) => (b.downloadsLast30Days ?? -1) - (a.downloadsLast30Days ?? -1) || (a.country < b.country ? -1 : 1),
    )
}

/** Days one after the other, worldwide or in one country, oldest first; null: they are not known day by day. */
export async function daysOf(
  db: Kysely<Schema>,
  basis: Basis,
  estimates: readonly DailyPerformance[] | null,
  { days, country }: { days: number; country?: string | undefined },
): Promise<PerformanceDay[] | null> {
  const estimated = estimates?.map(({ day, downloads, revenue }) => ({ date: day, downloads, revenue })) ?? null
  if (basis.kind !== 'own') return estimated && scaledDays(estimated, basis.kind === 'scaled' ? basis.factor : 1)
  const span = { lastDay: basis.told.lastDay, days }
  const told = await ownDownloads(db, basis.app, { ...span, ...(country !== undefined && { country }) })
  if (told.size === 0 && estimated === null) return null
  return ownDays(told, new Map(estimated?.map(({ date, revenue }) => [date, revenue])), span)
}

/** Downloads of the days until the store's last one, revenue of the days that the market tells. */
function ownDays(
  told: ReadonlyMap<UtcDay, number> | undefined,
  revenue: ReadonlyMap<UtcDay, number | null>,
  { lastDay, days }: { lastDay: UtcDay; days: number },
): PerformanceDay[] {
  const reported = daysFrom(daysBefore(Date.parse(lastDay), days - 1), lastDay)
  return [...new Set([...reported, ...revenue.keys()])]
    .toSorted()
    .map((date) => ({ date, downloads: told?.get(date) ?? null, revenue: revenue.get(date) ?? null }))
}

/** Whole numbers: those of the last days add up to their scaled sum, however many they are. */
function scaledDays(days: readonly PerformanceDay[], factor: number): PerformanceDay[] {
  if (factor === 1) return [...days]
  let exact = 0
  return days
    .toReversed()
    .map((day) => {
      if (day.downloads === null) return day
      const after = Math.round(exact * factor)
      exact += day.downloads
      return { date: day.date, downloads: Math.round(exact * factor) - after, revenue: day.revenue }
    })
    .toReversed()
}

const scaledCountry = (one: StorefrontPerformance, factor: number): StorefrontPerformance => ({
  ...one,
  downloadsLast30Days: one.downloadsLast30Days === null ? null : Math.round(one.downloadsLast30Days * factor),
  days: one.days && scaledDays(one.days, factor),
})

/** Where the downloads come from, beside the revenue's. */
function downloadsFrom(basis: Basis, provenance: Performance['provenance'], market: Market): Performance['provenance'] {
  if (basis.kind === 'own') {
    const asOf = `${basis.told.lastDay}T00:00:00.000Z`
    const own: Provenance = { kind: 'own', asOf, stale: false, method: null, inputs: [] }
    return { ...provenance, downloads: market === 'sample' ? fictional(asOf) : own }
  }
  if (basis.kind === 'estimate' || provenance.downloads === null) return provenance
  const inputs = [...provenance.downloads.inputs, { name: 'ownCorrection' as const, value: basis.factor }]
  return { ...provenance, downloads: { ...provenance.downloads, inputs } }
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
const changeOf = (now: number, before: number | null) => (before === null || before === 0 ? null : now / before - 1)
