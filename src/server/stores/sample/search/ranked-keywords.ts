import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#contract/store.ts'
import { tokenize, type Token } from '#aso/tokens.ts'
import type { RankedKeywordCount } from '../../market-source.ts'
import { drift, hash32 } from '../hash.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { textOf } from '../texts/text-of.ts'
import { voiceOf } from '../texts/voice.ts'
import { indexFor } from './language-index.ts'
import { shelfOf } from './shelf.ts'

/** Longest search term, words. */
const WORDS_MAX = 3
/** Queries between two pauses for the event loop. */
const CHUNK = 40
const DAYS_BEFORE = 30
/** How far interest in a query of one, two or three words must rise above its mean, -1..1: long ones are rare. */
const ASKED: readonly number[] = [-0.1, 0.22, 0.3]

type Query = readonly string[]

/** The phrases of up to three words in a text that start and end with a keyword. */
function phrasesOf(tokens: readonly Token[]): Query[] {
  return tokens.flatMap((first, start) => {
    const phrases: Query[] = []
    for (let length = 1; first.keyword && length <= WORDS_MAX; length++) {
      const last = tokens[start + length - 1]
      if (!last || (length > 1 && last.joint === null)) break
      if (last.keyword) phrases.push(tokens.slice(start, start + length).map(({ word }) => word))
    }
    return phrases
  })
}

const keywordsOf = (text: string, locale: Locale) =>
  new Set(tokenize(text, locale).flatMap(({ word, keyword }) => (keyword ? [word] : [])))

/**
 * What people might type to find apps like this one: every phrase of its listing and of its kind's search terms, and its
 * name's words with any other of its words.
 */
function queriesFor(app: SampleApp, locale: WorldLocale, edition: number): Query[] {
  const { title, tagline, description } = textOf(app, locale, edition)
  const { words } = voiceOf(app, locale)
  const lines = [title, tagline ?? '', description ?? '', ...words.names, ...words.subtitles]
  const text = lines.join('\n')
  const queries = new Map(phrasesOf(tokenize(text, locale)).map((query) => [query.join(' '), query]))
  const others = keywordsOf(text, locale)
  for (const first of keywordsOf(`${title}\n${tagline ?? ''}`, locale))
    for (const second of others) if (first !== second) queries.set(`${first} ${second}`, [first, second])
  return [...queries.values()]
}

/** Whether enough people in the country type a query around a day; what is asked for changes over the weeks. */
function isAskedFor(query: Query, locale: Locale, day: number): boolean {
  const seed = hash32(`asked/${locale}/${query.join(' ')}`)
  return drift(seed, day) > (ASKED[query.length - 1] ?? 1)
}

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
  let asked = 0
  for (const query of queriesFor(app, locale, own.edition)) {
    if (!isAskedFor(query, locale, day)) continue
    if (++asked % CHUNK === 0) await setImmediate()
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
