import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#contract/store.ts'
import type { RankedKeywordCount } from '../../market-source.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { indexFor } from './language-index.ts'
import { queriesFor } from './queries.ts'
import { shelfOf } from './shelf.ts'

/** Queries between two pauses for the event loop. */
const CHUNK = 40
const DAYS_BEFORE = 30

/** The app's positions for everything that is asked for and finds it. */
async function positions(app: SampleApp, locale: WorldLocale, day: number): Promise<readonly number[]> {
  const shelf = await shelfOf(locale, day)
  const { engine, documentsOf } = await indexFor(locale, day)
  const documents = documentsOf(shelf)
  const rivals = shelf.listed
    .map(({ app: rival, favour, edition }, i) => ({ rival, favour, edition, document: documents[i] ?? -1 }))
    .filter(({ rival }) => rival.ref.store === app.ref.store)
  const own = rivals.find(({ rival }) => rival === app)
  if (!own) return []
  const found: number[] = []
  const queries = await queriesFor(app, own.edition, locale, day)
  for (const [number, query] of queries.entries()) {
    if (number % CHUNK === 0) await setImmediate()
    const relevance = engine.relevanceOfWords(query)
    const ownScore = own.favour * relevance(own.document)
    if (ownScore === 0) continue
    found.push(1 + rivals.filter(({ favour, document }) => favour * relevance(document) > ownScore).length)
  }
  return found
}

const counted = new LRUCache<string, Promise<readonly number[]>>({ max: 500 })

function positionsOn(app: SampleApp, locale: WorldLocale, day: number) {
  const key = `${keyOf(app.ref)}/${locale}/${day}`
  let found = counted.get(key)
  if (!found) counted.set(key, (found = positions(app, locale, day)))
  return found
}

/**
 * Number of search terms for which the app is among the first `top` in one country on a day, and its change against 30
 * days before. About a second of computing, which gives way to other work all the time.
 */
export async function countRankedKeywords(
  app: SampleApp,
  locale: Locale,
  day: number,
  top: number,
): Promise<RankedKeywordCount | null> {
  if (!isWorldLocale(locale)) return null
  const countOn = async (each: number) => (await positionsOn(app, locale, each)).filter((rank) => rank <= top).length
  const keywordsCount = await countOn(day)
  return { keywordsCount, delta: keywordsCount - (await countOn(day - DAYS_BEFORE)) }
}
