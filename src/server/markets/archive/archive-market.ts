import * as v from 'valibot'
import { Store, type ListingRef } from '#contract/store.ts'
import { summaryOf, withProxiedPictures, type ListedApp } from '../listed-app.ts'
import type { Listing, MarketSource } from '../market.ts'
import { measured } from '../provenance.ts'
import { archiveReader } from './archive-reader.ts'
import { nameQuery } from './name-words.ts'

/** Apps that are offered to somebody who has none. */
const EXAMPLES_MAX = 3

/** A name that is exactly what was typed comes first; then relevance, in which much-rated apps weigh more. */
const searchSql = `
  select listing.data from listing_name join listing on listing.id = listing_name.rowid
  where listing_name match :match and listing.locale = :locale and (:store is null or listing.store = :store)
  order by listing.compact = :compact desc,
    bm25(listing_name, 10, 3, 10) - 0.4 * ln(1 + listing.rating_count), listing.track_id
  limit :limit`
const listingSql = `
  select data, retrieved_at from listing where store = :store and track_id = :trackId and locale = :locale`
const localesSql = `select locale from listing where store = :store and track_id = :trackId order by id`

/** The locale in which an app has most ratings stands for it. */
const examplesSql = `
  select store, track_id, locale, max(rating_count) as ratings from listing
  group by store, track_id order by ratings desc, track_id limit ${EXAMPLES_MAX}`
const countSql = `select count(*) as apps from (select distinct store, track_id from listing)`
const allLocalesSql = `select distinct locale from listing`

const parse = (data: unknown) => withProxiedPictures(JSON.parse(String(data)) as ListedApp)

/** The market of imported dumps: what they hold and nothing more. */
export function archiveMarket(folder: string): { market: MarketSource; close: () => void } {
  const reader = archiveReader(folder)

  function find({ store, trackId, locale }: ListingRef) {
    const row = reader.prepare(listingSql)?.get({ store, trackId, locale })
    return row ? { app: parse(row['data']), retrievedAt: String(row['retrieved_at']) } : null
  }

  function listingOf(ref: ListingRef): Listing | null {
    const found = find(ref)
    return found && { ...found.app.listing, retrievedAt: found.retrievedAt, stale: false }
  }

  const market: MarketSource = {
    id: 'archive',
    pastDays: 0,

    async about() {
      const rows = reader.prepare(examplesSql)?.all() ?? []
      return {
        apps: Number(reader.prepare(countSql)?.get()?.['apps'] ?? 0),
        examples: rows.map((row) => ({
          store: v.parse(Store, row['store']),
          trackId: String(row['track_id']),
          locale: String(row['locale']),
        })),
      }
    },

    async locales() {
      const rows = reader.prepare(allLocalesSql)?.all() ?? []
      return rows.length === 0 ? null : rows.map(({ locale }) => String(locale))
    },

    async search({ text, locale, store, limit }) {
      const query = nameQuery(text, locale)
      const rows = query && reader.prepare(searchSql)?.all({ ...query, locale, store: store ?? null, limit })
      return (rows ?? []).map(({ data }) => summaryOf(parse(data)))
    },

    async localesOf({ store, trackId }) {
      const rows = reader.prepare(localesSql)?.all({ store, trackId }) ?? []
      return rows.map(({ locale }) => String(locale))
    },

    listing: async (ref) => listingOf(ref),
    listings: async (refs) => refs.flatMap((ref) => listingOf(ref) ?? []),

    async versions(ref) {
      const found = find(ref)
      if (!found?.app.versions) return null
      const { title, shortDescription, promotionalText, description } = found.app.listing
      const texts = { title, shortDescription, promotionalText, description }
      return found.app.versions.map(({ version, releasedAt, releaseNotes }) => ({
        version,
        releasedAt,
        releaseNotes,
        texts,
      }))
    },

    async rating(ref) {
      const found = find(ref)
      return found?.app.rating ? { ...found.app.rating, provenance: measured(found.retrievedAt) } : null
    },

    // A dump is a moment in one country: nothing of these can be known from it.
    featuredCountries: async () => null,
    listingPast: async () => null,
    ratingPast: async () => null,
    dailyPerformance: async () => null,
    performance: async () => null,
    storefrontPerformance: async () => null,
    countRankedKeywords: async () => null,
    rankedKeywords: async () => null,
    unlistedKeywords: async () => [],
    keywordMetrics: async () => null,
    keywordRanks: async () => null,
    keywordResults: async () => null,
    keywordLeaders: async () => null,
    storeResults: async () => null,
    autoComplete: async () => null,
    relatedKeywords: async () => null,
    chartCategories: async () => [],
    chart: async () => null,
    categoryRankings: async () => null,
    reviews: async () => null,
    events: async () => null,
    storePage: async () => null,
    localizedTexts: async () => null,
    demoProjects: async () => [],
    picture: async () => null,
  }
  return { market, close: reader.close }
}
