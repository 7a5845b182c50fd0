import type { ListingRef, Locale } from '#contract/store.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { worldLocales } from '../../locales.ts'

/** What is being prepared, and what customers see. */
export const sides = {
  draft: { info: 'PREPARE_FOR_SUBMISSION', version: 'PREPARE_FOR_SUBMISSION' },
  live: { info: 'READY_FOR_DISTRIBUTION', version: 'READY_FOR_DISTRIBUTION' },
} as const
export type Side = keyof typeof sides

/** App Store Connect writes the languages of one country without it. */
const alone: Readonly<Record<Locale, string>> = { 'ja-JP': 'ja', 'sv-SE': 'sv' }
export const localeNames = worldLocales.map((locale) => ({ locale, name: alone[locale] ?? locale }))

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

/** The texts that a side begins with: those of the store; a draft has no release notes yet. null: it is not listed there. */
export async function storeTexts(
  market: MarketSource,
  ref: ListingRef,
  side: Side,
): Promise<{ texts: Record<LocalizationType, Texts>; version: string } | null> {
  const listing = await market.listing(ref)
  if (!listing) return null
  const [latest] = (side === 'live' ? await market.versions(ref) : null) ?? []
  return {
    version: versionOf(listing.version ?? '1.0', side),
    texts: {
      appInfoLocalizations: { name: listing.title, subtitle: listing.shortDescription, privacyPolicyUrl: null },
      appStoreVersionLocalizations: {
        description: listing.description,
        keywords: null,
        promotionalText: listing.promotionalText,
        whatsNew: latest?.releaseNotes ?? null,
        marketingUrl: listing.websiteUrl,
        supportUrl: listing.supportUrl,
      },
    },
  }
}

/** The draft's is the one after that of the store. */
function versionOf(live: string, side: Side): string {
  const parts = live.split('.')
  const last = Number(parts.pop())
  return side === 'live' ? live : [...parts, Number.isNaN(last) ? 1 : last + 1].join('.')
}
