import type { AppRef, Locale } from '#contract/store.ts'
import type { CategoryId } from './categories.ts'
import type { SampleIcon } from './icons/icon.ts'

/** What the developer wrote for one storefront. */
export interface SampleText {
  title: string
  /** Subtitle in the App Store, short description in Google Play; null: left empty. */
  tagline: string | null
  /** App Store only; null: left empty. */
  promotionalText: string | null
  description: string | null
  /** Release notes, used in turn by the app's releases. */
  releaseNotes: readonly string[]
}

export interface SamplePurchase {
  name: string
  usd: number
  period: 'week' | 'month' | 'year' | null
}

/** One app of the fictional market: everything else is computed from this and the date. */
export interface SampleApp {
  ref: AppRef
  icon: SampleIcon
  developerName: string
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
  /** Storefronts that list the app. */
  locales: readonly Locale[]
  texts: { 'en-US': SampleText } & Readonly<Record<Locale, SampleText>>
}
