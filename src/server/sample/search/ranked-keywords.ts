import { LRUCache } from 'lru-cache'
import type { KeywordMetrics } from '#contract/keywords.ts'
import type { Locale } from '#contract/store.ts'
import type { RankedKeywordCount } from '#server/markets/market.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { breather } from './breather.ts'
import { keywordMetricsOf } from './keyword-metrics.ts'
import { queriesFor } from './queries.ts'
import { storefrontOn } from './storefront.ts'
import { readConcepts } from '../world/worlds.ts'

const DAYS_BEFORE = 30

interface Position {
  keyword: string
  rank: number
}

/**
 * The app's positions among the first 200 for everything that is asked for in its category, and for whatever else its listing
 * has all words of: stores find more, but nobody would look for such an app there.
 */
async function positions(app: SampleApp, locale: WorldLocale, day: number): Promise<readonly Position[]> {
  const storefront = await storefrontOn(app.ref.store, locale, day)
  const own = storefront.rivals.find((rival) => rival.app === app)
  if (!own) return []
  const found: Position[] = []
  const pause = breather()
  const kin = await kindsBeside(app)
  const meant = new Map<string, boolean>()
  for (const { text, topic, concepts } of await queriesFor(app, own.edition, locale, day)) {
    await pause()
    let isMeant = meant.get(topic)
    if (isMeant === undefined) {
      isMeant = [...concepts].some((concept) => kin.has(concept)) || storefront.engine.hasAll(topic)(own.document)
      meant.set(topic, isMeant)
    }
    const rank = isMeant ? storefront.rankOf(text, app) : null
    if (rank !== null) found.push({ keyword: text, rank })
  }
  return found
}

const counted = new LRUCache<string, Promise<readonly Position[]>>({ max: 200 })

function positionsOn(app: SampleApp, locale: WorldLocale, day: number) {
  const key = `${keyOf(app.ref)}/${locale}/${day}`
  let found = counted.get(key)
  if (!found) counted.set(key, (found = positions(app, locale, day)))
  return found
}

/**
 * Number of search terms for which the app is among the first `top`, at most 200, in one country on a day, and its change
 * against 30 days before. About a second of computing, which gives way to other work all the time.
 */
export async function countRankedKeywords(
  app: SampleApp,
  locale: Locale,
  day: number,
  top: number,
): Promise<RankedKeywordCount | null> {
  if (!isWorldLocale(locale)) return null
  const countOn = async (each: number) =>
    (await positionsOn(app, locale, each)).filter(({ rank }) => rank <= top).length
  const keywordsCount = await countOn(day)
  return { keywordsCount, delta: keywordsCount - (await countOn(day - DAYS_BEFORE)) }
}

/** The search terms that `countRankedKeywords` counts up to place 200, best rank first; as long a computation again. */
export async function rankedKeywordsOf(app: SampleApp, locale: Locale, day: number): Promise<KeywordMetrics[] | null> {
  if (!isWorldLocale(locale)) return null
  const queries = (await positionsOn(app, locale, day)).map(({ keyword }) => keyword)
  const metrics = await keywordMetricsOf(app, locale, day, queries)
  return metrics.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (b.volume ?? 0) - (a.volume ?? 0))
}

/** Ids of the concepts of an app's category, its own among them. */
async function kindsBeside({ concept }: SampleApp): Promise<ReadonlySet<string>> {
  const worlds = [...(await readConcepts()).values()]
  const category = worlds.find((concepts) => concepts.some(({ id }) => id === concept.id)) ?? [concept]
  return new Set(category.map(({ id }) => id))
}
