import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { keywordDifficulty } from '#aso/estimates/keyword-difficulty.ts'
import { keywordVolume } from '#aso/estimates/keyword-volume.ts'
import { relevancy } from '#aso/estimates/relevancy.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { timestampOf } from '../days.ts'
import { listingOf } from '../listings/listing.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { brandFinder } from './brands.ts'
import { breather } from './breather.ts'
import { storefrontOn } from './storefront.ts'

const DAYS_BEFORE = 30

async function measure(
  app: SampleApp,
  locale: WorldLocale,
  day: number,
  keywords: readonly string[],
): Promise<KeywordMetrics[]> {
  const { store } = app.ref
  const [now, before] = [await storefrontOn(store, locale, day), await storefrontOn(store, locale, day - DAYS_BEFORE)]
  const listing = listingOf(app, locale, new Date(timestampOf(day)))
  const isBrand = await brandFinder()
  const metrics: KeywordMetrics[] = []
  const pause = breather()
  for (const keyword of keywords) {
    await pause()
    const apps = now.search(keyword)
    const rank = now.rankOf(keyword, app)
    const earlier = before.rankOf(keyword, app)
    const results = { keyword, locale, apps }
    metrics.push({
      keyword,
      rank,
      change: rank === null || earlier === null ? null : earlier - rank,
      volume: keywordVolume(results).value,
      difficulty: keywordDifficulty(results).value,
      relevancy: listing && (relevancy(results, listing)?.value ?? null),
      appsCount: apps.length,
      type: isBrand(keyword) ? 'BRAND' : 'GENERIC',
    })
  }
  return metrics
}

/** Lists of keywords; one of 500 is about 100 kilobytes. */
const kept = new LRUCache<string, Promise<readonly KeywordMetrics[]>>({ max: 100 })

/**
 * What a country's store says of keywords on a day, for one app, in the order given. Estimates are those of real stores,
 * made of this market's results.
 */
export async function keywordMetricsOf(
  app: SampleApp,
  locale: WorldLocale,
  day: number,
  keywords: readonly string[],
): Promise<KeywordMetrics[]> {
  const key = `${keyOf(app.ref)}/${locale}/${day}/${hash('sha256', keywords.join('\n'), 'base64url')}`
  let measured = kept.get(key)
  if (!measured) kept.set(key, (measured = measure(app, locale, day, keywords)))
  return [...(await measured)]
}
