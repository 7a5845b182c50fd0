import type { StorePage } from '#contract/overview/store-page.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { categories } from '../categories.ts'
import { chartOn } from '../charts/chart.ts'
import { dayNumber } from '../days.ts'
import { ratingOf } from '../figures/ratings.ts'
import { hash32, nth01 } from '../hash.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { iconAddress } from '../pictures/addresses.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { editionOn } from '../writing/editions.ts'
import { textOf } from '../writing/text-of.ts'
import { languagesOf } from './languages.ts'
import { pageWords } from './page-words.ts'
import { similarApps } from './similar-apps.ts'

const SIMILAR_MAX = 10

/** Some of a list, those that an app draws between two numbers of 0..1. */
function drawnBy({ ref }: SampleApp, what: string, list: readonly string[]) {
  const seed = hash32(`${what}/${keyOf(ref)}`)
  return (from: number, to: number) => list.filter((_, i) => nth01(seed, i) >= from && nth01(seed, i) < to)
}

/** What the developer says is done with data; in words of the locale's language. */
export function privacyOf(app: SampleApp, locale: WorldLocale): NonNullable<StorePage['privacy']> {
  const some = drawnBy(app, 'privacy', pageWords[languageOf(locale)].data)
  const told = [
    { kind: 'TRACKING' as const, categories: some(0, 0.12) },
    { kind: 'LINKED' as const, categories: some(0, 0.4) },
    { kind: 'NOT_LINKED' as const, categories: some(0.4, 0.7) },
  ].filter(({ categories: named }) => named.length > 0)
  return told.length > 0 ? told : [{ kind: 'NOT_COLLECTED', categories: [] }]
}

export const accessibilityOf = (app: SampleApp, locale: WorldLocale): string[] =>
  drawnBy(app, 'accessibility', pageWords[languageOf(locale)].accessibility)(0, 0.5)

/** What Google Play is told of data, for the same app the same as `privacyOf`. */
export function dataSafetyOf(app: SampleApp, locale: WorldLocale): NonNullable<StorePage['dataSafety']> {
  const words = pageWords[languageOf(locale)]
  const some = drawnBy(app, 'privacy', words.data)
  const [shared, collected] = [some(0, 0.12), some(0, 0.7)].map((named) => named.join(', '))
  return [
    { statement: shared ? words.shares : words.sharesNothing, detail: shared || null },
    ...(collected ? [{ statement: words.collects, detail: collected }] : []),
    { statement: words.isEncrypted, detail: null },
    { statement: words.canBeDeleted, detail: null },
  ]
}

const systems: Readonly<Record<string, string>> = {
  iPad: 'iPadOS 16.0',
  Mac: 'macOS 13.0',
  'Apple Watch': 'watchOS 9.0',
}

export const requirementsOf = ({ devices }: SampleApp, locale: WorldLocale): NonNullable<StorePage['requirements']> =>
  devices.map((device) => ({
    device,
    requirement: pageWords[languageOf(locale)].requires(systems[device] ?? 'iOS 16.0'),
  }))

/** The place in the chart of the app's category; null: in none. */
export async function chartPlaceOf(
  app: SampleApp,
  locale: WorldLocale,
  day: number,
): Promise<{ rank: number; group: CategoryGroup } | null> {
  const group = app.usd > 0 ? 'PAID' : 'FREE'
  const chart = await chartOn({ store: app.ref.store, locale, category: app.category, group }, day)
  const rank = chart.indexOf(app) + 1
  return rank === 0 ? null : { rank, group }
}

/** What an app's page shows besides the listing, as either store does. */
export async function storePageOf(app: SampleApp, locale: WorldLocale, now: Date): Promise<StorePage> {
  const isApple = app.ref.store === 'APP_STORE'
  const day = dayNumber(now)
  const place = isApple ? await chartPlaceOf(app, locale, day) : null
  return {
    privacy: isApple ? privacyOf(app, locale) : null,
    dataSafety: isApple ? null : dataSafetyOf(app, locale),
    accessibility: isApple ? accessibilityOf(app, locale) : null,
    requirements: isApple ? requirementsOf(app, locale) : null,
    chart: place && { ...place, category: categories[app.category] },
    trailers: isApple ? [] : null,
    languages: isApple ? languagesOf(app, locale) : null,
    similar: (await similarApps(app, locale, SIMILAR_MAX)).flatMap((one) => {
      const edition = editionOn(one, day)
      if (edition === null) return []
      const { title, tagline } = textOf(one, locale, edition)
      return {
        trackId: one.ref.trackId,
        store: one.ref.store,
        title,
        subtitle: isApple ? tagline : null,
        developerName: one.developerName,
        iconUrl: iconAddress(one),
        rating: ratingOf(one, locale, now)?.avgRating ?? null,
      }
    }),
    retrievedAt: now.toISOString(),
    stale: false,
  }
}
