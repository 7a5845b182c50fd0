import { HISTORY_DAYS, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { getAppPerformance, getAverageRating, getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { getPerformanceHistory, getStorefrontPerformance } from '#contract/overview/history.ts'
import type { Kysely } from 'kysely'
import { countryCodeOf, type AppRef, type Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { marketOf, requireListing, requireLocales } from '#server/markets/market-of-caller.ts'
import { basisOf, countriesOf, daysOf, worldOf, type Basis } from './app-figures.ts'

export const versions = serve(getVersions, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, query)
  return { versions: await source.versions(query) }
})

export const featurings = serve(getFeaturings, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  await requireLocales(source, query)
  const days = Math.min(Number(query.days), HISTORY_DAYS)
  const told = await source.featuredCountries(query, days)
  const { countries, featured, provenance } = told ?? { countries: null, featured: null, provenance: null }
  return { days, countries, featured, provenance }
})

export const averageRating = serve(getAverageRating, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, query)
  const rating = await source.rating(query)
  return {
    avgRating: rating?.avgRating ?? null,
    ratingCount: rating?.ratingCount ?? null,
    delta: rating?.delta ?? null,
    country: countryCodeOf(query.locale),
    days: OVERVIEW_DAYS,
    provenance: rating?.provenance ?? null,
  }
})

const unknownPerformance = {
  downloadsLast30Days: null,
  downloadsLast30DaysDelta: null,
  revenueLast30Days: null,
  revenueLast30DaysDelta: null,
  revenueCurrency: null,
  provenance: { downloads: null, revenue: null },
}

export const appPerformance = serve(getAppPerformance, async ({ params, query, caller, db, services }) => {
  const source = marketOf(caller, services)
  const app = { trackId: params.trackId, store: query.store ?? storeOf(params.trackId) }
  const locales = await requireLocales(source, app)
  const basis = await basisIn(source, { db, caller, app, locales, locale: query.locale })
  const estimate = (await source.performance({ ...app, locale: query.locale })) ?? unknownPerformance
  return worldOf(basis, estimate, source.id)
})

const unknownStorefronts = {
  storefronts: null,
  revenueCurrency: null,
  provenance: { downloads: null, revenue: null },
}

export const storefrontPerformance = serve(
  getStorefrontPerformance,
  async ({ params, query, caller, db, services }) => {
    const source = marketOf(caller, services)
    const app = { trackId: params.trackId, store: query.store }
    const locales = await requireLocales(source, app)
    const basis = await basisIn(source, { db, caller, app, locales })
    const estimates = (await source.storefrontPerformance(app)) ?? unknownStorefronts
    const estimate = (await source.performance({ ...app, locale: locales[0] })) ?? unknownPerformance
    return countriesOf(db, basis, estimates, worldOf(basis, estimate, source.id), source.id)
  },
)

export const performanceHistory = serve(getPerformanceHistory, async ({ params, query, caller, db, services }) => {
  const source = marketOf(caller, services)
  const app = { trackId: params.trackId, store: query.store }
  const locales = await requireLocales(source, app)
  const basis = await basisIn(source, { db, caller, app, locales, locale: query.locale })
  const { country } = query
  const length = Math.min(Number(query.days), HISTORY_DAYS)
  const estimates = await source.dailyPerformance(app, length, country)
  const days = await daysOf(db, basis, estimates, { days: length, country })
  if (days === null) return { days, revenueCurrency: null, provenance: unknownPerformance.provenance }
  const estimate = (await source.performance({ ...app, locale: query.locale })) ?? unknownPerformance
  const { revenueCurrency, provenance } = worldOf(basis, estimate, source.id)
  return {
    days,
    revenueCurrency,
    ...(basis.kind === 'own' && { own: { lastDay: basis.told.lastDay } }),
    provenance,
  }
})

interface Asked {
  db: Kysely<Schema>
  caller: Caller
  app: AppRef
  /** Where the app is listed. */
  locales: readonly [string, ...string[]]
  /** One in which it may be listed, and which others ask for, too. */
  locale?: string
}

/** Where the app's downloads come from. */
export function basisIn(source: MarketSource, { db, caller, app, locales, locale }: Asked): Promise<Basis> {
  const asked = locales.find((one) => one === locale) ?? locales[0]
  return basisOf(db, caller, app, async () => {
    const listing = await source.listing({ ...app, locale: asked })
    return listing?.categories[0]?.name ?? null
  })
}

/** The App Store's ids are numbers, Google Play's are package names. */
const storeOf = (trackId: string): Store => (/^\d+$/.test(trackId) ? 'APP_STORE' : 'GOOGLE_PLAY')
