import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { AppRef, ListingRef, Timestamp } from '../store.ts'
import { AppDetails } from './overview.ts'
import { CategoryGroup } from './sections.ts'

/** What the App Store says is done with data, in its order. */
export const PrivacyKind = v.picklist(['TRACKING', 'LINKED', 'NOT_LINKED', 'NOT_COLLECTED'])
export type PrivacyKind = v.InferOutput<typeof PrivacyKind>

export const SimilarApp = v.object({
  ...AppRef.entries,
  title: v.string(),
  /** null: none, or not known. */
  subtitle: v.nullable(v.string()),
  developerName: v.nullable(v.string()),
  iconUrl: v.nullable(v.string()),
  /** Mean stars; null: not rated, or not known. */
  rating: v.nullable(v.number()),
})
export type SimilarApp = v.InferOutput<typeof SimilarApp>

/** As a store names the language of a page: `es-MX`, `zh-Hans-CN`. */
export const LanguageTag = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))

const listOf = <T extends v.GenericSchema>(item: T) => v.nullable(v.array(item))

/**
 * What an app's page in its store shows besides the listing, in the store's words. Of every part, null: it is not known, or
 * the store's pages have no such part; an empty list: the page has the part, and nothing in it.
 */
export const StorePage = v.object({
  /** App Store: what the developer says is done with data, and with which categories of it. */
  privacy: listOf(v.object({ kind: PrivacyKind, categories: v.array(v.string()) })),
  /** Google Play: the developer's statements on data safety; `detail`: what data, null: the statement says it all. */
  dataSafety: listOf(v.object({ statement: v.string(), detail: v.nullable(v.string()) })),
  /** App Store. */
  accessibility: listOf(v.string()),
  /** App Store: what each device has to run, such as `iOS 17.0`. */
  requirements: listOf(v.object({ device: v.string(), requirement: v.string() })),
  /** The place in the chart of its category that the page shows. */
  chart: v.nullable(v.object({ rank: v.number(), category: v.string(), group: CategoryGroup })),
  /** App Store: trailers, by device such as `phone` or `mac`; addresses of the store's own videos. */
  trailers: listOf(v.object({ device: v.string(), videos: v.array(v.string()) })),
  /** App Store: the language of the listing, first, and the others in which this country's store shows the page. */
  languages: listOf(LanguageTag),
  /** Those that its page suggests, first one first. */
  similar: listOf(SimilarApp),
  /** When the page was read. */
  retrievedAt: Timestamp,
  /** True: the store does not answer at present, and this is what it showed last. */
  stale: v.boolean(),
})
export type StorePage = v.InferOutput<typeof StorePage>

export const getStorePage = endpoint({
  id: 'getStorePage',
  summary: "What an app's page in its store shows besides the listing; null: nothing is known of it",
  method: 'GET',
  path: '/appdetails/v1/appdetails/store-page',
  feature: 'app-overview',
  query: ListingRef,
  response: v.object({ page: v.nullable(StorePage) }),
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** What a listing says in another language of the country's store. */
export const LocalizedTexts = v.pick(AppDetails, [
  'title',
  'shortDescription',
  'description',
  'keywordDensities',
  'wordCount',
])
export type LocalizedTexts = v.InferOutput<typeof LocalizedTexts>

export const getLocalizedTexts = endpoint({
  id: 'getLocalizedTexts',
  summary:
    "A listing's texts in another language of the country's store; null: the store has none in it, or does not tell",
  method: 'GET',
  path: '/appdetails/v1/appdetails/localized-texts',
  feature: 'app-overview',
  query: v.object({ ...ListingRef.entries, language: LanguageTag }),
  response: v.object({ texts: v.nullable(LocalizedTexts) }),
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})
