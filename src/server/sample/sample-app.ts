import type { AppRef, Locale } from '#contract/store.ts'
import type { CategoryId } from './categories.ts'
import type { SampleIcon } from './icons/icon.ts'
import * as v from 'valibot'
import { Text, type Concept, type WorldLanguage } from './world/concept.ts'

/** What the developer wrote for one storefront. */
const SampleText = v.strictObject({
  title: Text,
  /** Subtitle in the App Store, short description in Google Play; null: left empty. */
  tagline: v.nullable(v.string()),
  /** App Store only; null: left empty. */
  promotionalText: v.nullable(v.string()),
  description: v.nullable(Text),
  /** Release notes, used in turn by the app's releases. */
  releaseNotes: v.pipe(v.array(Text), v.nonEmpty()),
})
export type SampleText = v.InferOutput<typeof SampleText>

/** By storefront; the American one stands in where there is none. */
export const AppTexts = v.objectWithRest({ 'en-US': SampleText }, SampleText)
export type AppTexts = v.InferOutput<typeof AppTexts>

export interface SamplePurchase {
  /** The same everywhere, or in each language. */
  name: string | Readonly<Record<WorldLanguage, string>>
  usd: number
  period: 'week' | 'month' | 'year' | null
}

/** What is written down of an app; everything else is computed from this and the date. */
interface SampleFacts {
  ref: AppRef
  developerName: string
  /** The category it is charted in, as its store calls it. */
  category: CategoryId
  /** Price in the United States; 0: free. */
  usd: number
  purchases: readonly SamplePurchase[]
  devices: readonly string[]
  /** ISO 639-1 codes of the app's interface. */
  languages: readonly string[]
  sizeMegabytes: number | null
  websiteUrl: string | null
  supportUrl: string | null
  contentRating: string
  /** First release, ISO date. */
  released: string
  /** Days between two releases. */
  cadence: number
  /** Downloads on an average day, worldwide. */
  dailyDownloads: number
  /** Revenue per download, US dollars. */
  usdPerDownload: number
  /** Mean stars and how many ratings a day come in worldwide; null: nobody has rated yet. */
  rating: { stars: number; perDay: number } | null
  /** Chance that one country's store features the app on one day. */
  featuringChance: number
  /** Screenshots in the listing. */
  screenshots: number
  /** In-app events or promotional content a year, 0..9. */
  eventsPerYear: number
  /** Storefronts that list the app. */
  locales: readonly Locale[]
}

/** An app whose listing was written by hand. */
export interface HandwrittenApp extends SampleFacts {
  /** Id of the concept that rivals of its kind share. */
  kind: string
  icon: SampleIcon
  texts: AppTexts
}

/** One app of the fictional market. */
export interface SampleApp extends SampleFacts {
  /** The name without what a title adds to it. */
  brand: string
  /** What rivals of its kind have in common: wording and glyphs. */
  concept: Concept
  /** Its number among the rivals, from 0; texts and pictures vary by it. */
  variant: number
  /** A hand-drawn icon; null: to be drawn from the concept's glyphs and the variant. */
  icon: SampleIcon | null
  /** Hand-written texts; null: assembled from the concept's wording. */
  texts: HandwrittenApp['texts'] | null
}
