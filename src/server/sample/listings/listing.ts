import type { AppSummary, Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import type { Listing } from '#server/markets/market.ts'
import { categories, categoriesOf } from '../categories.ts'
import { languageOf } from '../locales.ts'
import { displayPrice, localPrice, usdIn } from './prices.ts'
import { numberFormat } from './number-format.ts'
import { headerAddress, iconAddress, screenAddresses } from '../pictures/addresses.ts'
import { releasesOf } from './releases.ts'
import type { SampleApp, SamplePurchase } from '../sample-app.ts'
import { dayNumber, parseDay, timestampOf } from '../days.ts'
import { keyOf } from '../seeds.ts'
import { editionOn, turnOf } from '../writing/editions.ts'
import { promotionalTextOf, textOf, titleIn } from '../writing/text-of.ts'

const periodLabel = (period: NonNullable<SamplePurchase['period']>, locale: Locale) =>
  numberFormat(locale, { style: 'unit', unit: period, unitDisplay: 'long' }).format(1)

const purchaseOf = (app: SampleApp, { name, usd, period }: SamplePurchase, locale: Locale) => ({
  name: typeof name === 'string' ? name : name[languageOf(locale)],
  recurringPeriodLabel: period === null ? null : periodLabel(period, locale),
  price: displayPrice(usdIn(app, usd, locale), locale),
})

/** The screenshots; every second edition begins with another one. */
function screensOf(app: SampleApp, locale: Locale, edition: number): string[] {
  const screens = screenAddresses(app, locale)
  const first = turnOf(`screens/${keyOf(app.ref)}`, edition, 2) % Math.max(1, screens.length)
  return [...screens.slice(first), ...screens.slice(0, first)]
}

/** The listing as it stands in one storefront at `now`; null: the app is not out yet. */
export function listingOf(app: SampleApp, locale: Locale, now: Date): Listing | null {
  const edition = editionOn(app, dayNumber(now))
  if (edition === null) return null
  const text = textOf(app, locale, edition)
  const [latest] = releasesOf(app, now, 1)
  const usd = usdIn(app, app.usd, locale)
  return {
    ...app.ref,
    locale,
    title: text.title,
    developerName: app.developerName,
    storeUrl: storeUrl({ ...app.ref, locale }),
    shortDescription: text.tagline ?? '',
    promotionalText: app.ref.store === 'APP_STORE' ? (promotionalTextOf(app, locale, latest?.number ?? 0) ?? '') : null,
    description: text.description,
    categories: categoriesOf(app.category).map((name) => ({ name, displayName: categories[name] })),
    price: {
      exactPrice: localPrice(usd, locale),
      displayPrice: usd === 0 ? null : displayPrice(usd, locale),
      inAppPurchases: app.purchases.map((purchase) => purchaseOf(app, purchase, locale)),
    },
    images: { icons: [iconAddress(app)], banners: [headerAddress(app)], screens: screensOf(app, locale, edition) },
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

/** The app as a search result, with the title of one edition. */
export const summaryOf = (app: SampleApp, locale: Locale, edition: number): AppSummary => ({
  ...app.ref,
  title: titleIn(app, locale, edition),
  developerName: app.developerName,
  iconUrl: iconAddress(app),
  category: categories[app.category],
  price: app.usd === 0 ? null : displayPrice(usdIn(app, app.usd, locale), locale),
})
