import { languagesOf } from '#aso/listing/store-languages.ts'
import type { Locale } from '#contract/store.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { worldLocales } from '../../locales.ts'

/** What is being prepared, and what customers see, as long as nobody has submitted anything. */
export type Side = 'draft' | 'live'

/** App Store Connect writes the languages of one country without it. */
const alone: Readonly<Record<Locale, string>> = { 'ja-JP': 'ja', 'sv-SE': 'sv' }
const localeNames = worldLocales.map((locale) => ({ locale, name: alone[locale] ?? locale }))

/** App Store Connect's names of languages, those of the market first. */
export const languages = [
  ...new Set([...localeNames.map(({ name }) => name), ...languagesOf('APP_STORE')]),
] as readonly string[]

/** Longest texts, characters. */
export const textsMax = {
  appInfoLocalizations: { name: 30, subtitle: 30, privacyPolicyUrl: 255 },
  appStoreVersionLocalizations: {
    description: 4000,
    keywords: 100,
    promotionalText: 170,
    whatsNew: 4000,
    marketingUrl: 255,
    supportUrl: 255,
  },
} as const satisfies Record<string, Record<string, number>>
export type LocalizationType = keyof typeof textsMax

type Texts = Record<string, string | null>

export interface StoreTexts {
  texts: Record<LocalizationType, Texts>
  version: string
  /** False: the store has never shown the app. */
  isReleased: boolean
}

/** The texts that a side begins with in a language: those of the store. null: it is not listed there. */
export async function storeTexts(
  market: MarketSource,
  trackId: string,
  language: string,
  side: Side,
): Promise<StoreTexts | null> {
  const locale = localeNames.find(({ name }) => name === language)?.locale
  const ref = locale && { store: 'APP_STORE' as const, trackId, locale }
  const listing = ref && (await market.listing(ref))
  if (!listing) return null
  const [latest] = (await market.versions(ref)) ?? []
  return {
    version: listing.version === null ? '1.0' : versionOf(listing.version, side),
    isReleased: listing.version !== null,
    texts: {
      appInfoLocalizations: { name: listing.title, subtitle: listing.shortDescription, privacyPolicyUrl: null },
      appStoreVersionLocalizations: {
        description: listing.description,
        keywords: keywordsOf(listing.description ?? listing.title),
        promotionalText: listing.promotionalText,
        whatsNew: latest?.releaseNotes ?? null,
        marketingUrl: listing.websiteUrl,
        supportUrl: listing.supportUrl,
      },
    },
  }
}

/** Words of the description, as a keyword field has them. */
function keywordsOf(description: string): string {
  const words = new Set(description.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu))
  return [...words].reduce((field, word) => (field.length + word.length < 90 ? `${field},${word}` : field), '').slice(1)
}

/** The draft's is the one after that of the store. */
function versionOf(live: string, side: Side): string {
  const parts = live.split('.')
  const last = Number(parts.pop())
  return side === 'live' ? live : [...parts, Number.isNaN(last) ? 1 : last + 1].join('.')
}
