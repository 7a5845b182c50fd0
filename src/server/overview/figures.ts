import { HISTORY_DAYS, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { getAppPerformance, getAverageRating, getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { getPerformanceHistory, getStorefrontPerformance } from '#contract/overview/history.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing, requireLocales } from '#server/markets/market-of-caller.ts'
import { withOwnFigures } from './own-figures.ts'

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
  const [first, ...others] = await requireLocales(source, app)
  const answer = (await source.performance({ ...app, locale: query.locale })) ?? unknownPerformance
  const locale = others.includes(query.locale) ? query.locale : first
  const categoryOf = async () => (await source.listing({ ...app, locale }))?.categories[0]?.name ?? null
  return withOwnFigures(db, caller, { app, answer, categoryOf })
})

const unknownStorefronts = {
  storefronts: null,
  revenueCurrency: null,
  provenance: { downloads: null, revenue: null },
}

export const storefrontPerformance = serve(getStorefrontPerformance, async ({ params, query, caller, services }) => {
  const source = marketOf(caller, services)
  const app = { trackId: params.trackId, store: query.store }
  await requireLocales(source, app)
  return (await source.storefrontPerformance(app)) ?? unknownStorefronts
})

export const performanceHistory = serve(getPerformanceHistory, async ({ params, query, caller, services }) => {
  const source = marketOf(caller, services)
  const app = { trackId: params.trackId, store: query.store }
  await requireLocales(source, app)
  const days = await source.dailyPerformance(app, Math.min(Number(query.days), HISTORY_DAYS), query.country)
  const { revenueCurrency, provenance } =
    (days && (await source.performance({ ...app, locale: query.locale }))) ?? unknownPerformance
  return {
    days: days?.map(({ day, downloads, revenue }) => ({ date: day, downloads, revenue })) ?? null,
    revenueCurrency,
    provenance,
  }
})

/** The App Store's ids are numbers, Google Play's are package names. */
const storeOf = (trackId: string): Store => (/^\d+$/.test(trackId) ? 'APP_STORE' : 'GOOGLE_PLAY')
