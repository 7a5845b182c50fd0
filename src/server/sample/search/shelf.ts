import { LRUCache } from 'lru-cache'
import { sampleApps } from '../apps.ts'
import { drift } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import { publicIn } from '../figures/downloads.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'
import { editionOn } from '../writing/editions.ts'

/** An app as it stands in a storefront on one day. */
export interface Listed {
  app: SampleApp
  /** Number of the listing's edition on that day. */
  edition: number
  /** How much the store favours the app there and then, about 1 to 6: popular apps rank above equal matches. */
  favour: number
}

/** What a country's stores list on one day, in the world's order. */
export interface Shelf {
  locale: WorldLocale
  listed: readonly Listed[]
}

/** The 91 days of a rank history and as many again: most of the next day's are those of the day before. About six megabytes. */
const DAYS_KEPT = 128
const kept = new LRUCache<string, Shelf>({ max: DAYS_KEPT })

/** How far a store's favour wanders over the weeks: most apps keep their place for a month. */
const FAVOUR_DRIFT = 0.006

function favourOf(app: SampleApp, locale: WorldLocale, day: number): number {
  const daily = 8 * app.dailyDownloads * publicIn(app, locale)
  return Math.log10(10 + daily) * (1 + FAVOUR_DRIFT * drift(seedsOf(app).inStorefront[locale].search, day))
}

/** The apps of both stores that a country lists on a day. */
export async function shelfOf(locale: WorldLocale, day: number): Promise<Shelf> {
  const key = `${locale}/${day}`
  const known = kept.get(key)
  if (known) return known
  const apps = await sampleApps()
  const listed = apps.flatMap((app): Listed[] => {
    if (!app.locales.includes(locale)) return []
    const edition = editionOn(app, day)
    return edition === null ? [] : [{ app, edition, favour: favourOf(app, locale, day) }]
  })
  const shelf = { locale, listed }
  kept.set(key, shelf)
  return shelf
}
