import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { RANKED_POSITIONS } from '#contract/limits.ts'
import type { KeywordMetrics } from '#contract/keywords.ts'
import type { Locale } from '#contract/store.ts'
import type { RankedKeywordCount } from '../../market-source.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { keywordMetricsOf } from './keyword-metrics.ts'
import { queriesFor, type Query } from './queries.ts'
import { storefrontOn } from './storefront.ts'

/** Queries between two pauses for the event loop. */
const CHUNK = 40
const DAYS_BEFORE = 30

interface Position {
  query: Query
  rank: number
}

/** The app's positions among the first 200 for everything that is asked for. */
async function positions(app: SampleApp, locale: WorldLocale, day: number): Promise<readonly Position[]> {
  const { engine, rivals } = await storefrontOn(app.ref.store, locale, day)
  const own = rivals.find((rival) => rival.app === app)
  if (!own) return []
  const found: Position[] = []
  const queries = await queriesFor(app, own.edition, locale, day)
  for (const [number, query] of queries.entries()) {
    if (number % CHUNK === 0) await setImmediate()
    const relevance = engine.relevanceOfWords(query)
    const ownScore = own.favour * relevance(own.document)
    if (ownScore === 0) continue
    const rank = 1 + rivals.filter(({ favour, document }) => favour * relevance(document) > ownScore).length
    if (rank <= RANKED_POSITIONS) found.push({ query, rank })
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
  const queries = (await positionsOn(app, locale, day)).map(({ query }) => query.join(' '))
  const metrics = await keywordMetricsOf(app, locale, day, queries)
  return metrics.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (b.volume ?? 0) - (a.volume ?? 0))
}
