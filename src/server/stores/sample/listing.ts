import type { AppSummary, Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import type { Listing } from '../market-source.ts'
import { categories } from './categories.ts'
import { languageOf } from './locales.ts'
import { displayPrice, localPrice } from './prices.ts'
import { numberFormat } from './number-format.ts'
import { iconAddress } from './pictures/addresses.ts'
import { releasesOf } from './releases.ts'
import type { SampleApp, SamplePurchase, SampleText } from './sample-app.ts'
import { parseDay, timestampOf } from './days.ts'

/** What the app shows in a storefront: its own text, else that of the same language, else the American one. */
export function textOf(app: SampleApp, locale: Locale): SampleText {
  const { texts } = app
  if (!texts) return { title: app.brand, tagline: null, promotionalText: null, description: null, releaseNotes: [] }
  const language = locale.slice(0, 2)
  const near = Object.keys(texts).find((key) => key.startsWith(language))
  return texts[locale] ?? (near === undefined ? undefined : texts[near]) ?? texts['en-US']
}

const periodLabel = (period: NonNullable<SamplePurchase['period']>, locale: Locale) =>
  numberFormat(locale, { style: 'unit', unit: period, unitDisplay: 'long' }).format(1)

/** The listing as it stands in one storefront at `now`. */
export function listingOf(app: SampleApp, locale: Locale, now: Date): Listing {
  const text = textOf(app, locale)
  const [latest] = releasesOf(app, now, 1)
  return {
    ...app.ref,
    locale,
    title: text.title,
    developerName: app.developerName,
    storeUrl: storeUrl({ ...app.ref, locale }),
    shortDescription: text.tagline ?? '',
    promotionalText: app.ref.store === 'APP_STORE' ? (text.promotionalText ?? '') : null,
    description: text.description,
    categories: [{ name: app.category, displayName: categories[app.category] }],
    price: {
      exactPrice: localPrice(app.usd, locale),
      displayPrice: app.usd === 0 ? null : displayPrice(app.usd, locale),
      inAppPurchases: app.purchases.map(({ name, usd, period }) => ({
        name: typeof name === 'string' ? name : name[languageOf(locale)],
        recurringPeriodLabel: period === null ? null : periodLabel(period, locale),
        price: displayPrice(usd, locale),
      })),
    },
    images: { icons: [iconAddress(app)], banners: [], screens: [] },
    videos: [],
    devices: [...app.devices],
    deviceCount: null,
    sizeBytes: app.sizeMegabytes === null ? null : Math.round(app.sizeMegabytes * 1_000_000),
    languages: [...app.languages],
    languageCount: app.languages.length,
    websiteUrl: app.websiteUrl,
    supportUrl: app.supportUrl,
    contentRating: app.contentRating,
    version: latest?.version ?? null,
    releaseDate: timestampOf(parseDay(app.released), 9),
    lastReleaseDate: latest?.releasedAt ?? null,
    retrievedAt: now.toISOString(),
    stale: false,
  }
}

/** The app as a search result. */
export const summaryOf = (app: SampleApp, locale: Locale): AppSummary => ({
  ...app.ref,
  title: textOf(app, locale).title,
  developerName: app.developerName,
  iconUrl: iconAddress(app),
  category: categories[app.category],
  price: app.usd === 0 ? null : displayPrice(app.usd, locale),
})
