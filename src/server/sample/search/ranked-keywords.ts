import { LRUCache } from 'lru-cache'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { Locale } from '#contract/store.ts'
import type { RankedKeywordCount } from '#server/markets/market.ts'
import { isWorldLocale, languageOf, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { breather } from './breather.ts'
import { keywordMetricsOf } from './keyword-metrics.ts'
import { queriesFor, sortOf } from './queries-for.ts'
import { searchedIn, type Query } from './search-log.ts'
import { storefrontOn, type Storefront } from './storefront.ts'
import { kindsOf } from '../world/worlds.ts'

const DAYS_BEFORE = 30

interface Position {
  keyword: string
  rank: number
}

/**
 * The app's positions among the listed places for everything that is asked for in its category, for whatever else its name and
 * subtitle have all words of, and for topics of its sort that share a word with them: stores find more, but nobody would look
 * for such an app there.
 */
async function positions(app: SampleApp, locale: WorldLocale, day: number): Promise<readonly Position[]> {
  const storefront = await storefrontOn(app.ref.store, locale, day)
  const looksFor = lookingFor(app, locale, storefront)
  const found: Position[] = []
  const pause = breather()
  for (const query of queriesFor(app, locale, day)) {
    await pause()
    const rank = looksFor(query) ? storefront.rankOf(query.text, app) : null
    if (rank !== null) found.push({ keyword: query.text, rank })
  }
  return found
}

/** Whether the app's place is looked at for a query; never, where it is not in the storefront. */
function lookingFor(app: SampleApp, locale: WorldLocale, { engine, rivals }: Storefront): (query: Query) => boolean {
  const own = rivals.find((rival) => rival.app === app)
  if (!own) return () => false
  const kin = new Set(kindsOf(app.concept.id))
  const topics = topicsFor(app, locale)
  const meant = new Map<string, boolean>()
  return ({ text, topic, concepts }) => {
    let isMeant = meant.get(topic)
    if (isMeant === undefined) {
      isMeant = [...concepts].some((concept) => kin.has(concept)) || engine.namesAll(topic)(own.document)
      meant.set(topic, isMeant)
    }
    return isMeant || (topics.has(text) && engine.namesOne(topic)(own.document))
  }
}

/** Those of the keywords whose places are not among those that are counted on a day. */
export async function unlistedKeywordsOf(
  app: SampleApp,
  locale: Locale,
  day: number,
  keywords: readonly string[],
): Promise<string[]> {
  if (!isWorldLocale(locale)) return []
  const wanted = new Set(keywords)
  const asked = queriesFor(app, locale, day).filter(({ text }) => wanted.has(text))
  const looksFor =
    asked.length === 0 ? () => false : lookingFor(app, locale, await storefrontOn(app.ref.store, locale, day))
  const listed = new Set(asked.filter(looksFor).map(({ text }) => text))
  return keywords.filter((keyword) => !listed.has(keyword))
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

/** What is looked for by people who want an app of the same sort, without additions. */
const topicsFor = (app: SampleApp, locale: WorldLocale): ReadonlySet<string> =>
  new Set(searchedIn(languageOf(locale))[sortOf(app)].topics.map(({ text }) => text))
