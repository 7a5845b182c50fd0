import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#contract/store.ts'
import { RANKED_POSITIONS } from '#contract/limits.ts'
import { tokenize } from '#aso/tokens.ts'
import type { RankedKeywordCount } from '../market-source.ts'
import { drift, hash32 } from './hash.ts'
import { textOf } from './listing.ts'
import type { SampleApp } from './sample-app.ts'
import { popularity, storefront, type Storefront } from './storefront.ts'

/** Longest search term, words. */
const WORDS_MAX = 3
/** A hit this far below the best one would be on no page that anybody scrolls to in a shop of real size. */
const FLOOR = 0.3
/** Queries between two pauses for the event loop. */
const CHUNK = 100

/** The phrases of up to three words in a text that start and end with a keyword. */
function phrasesOf(text: string, locale: Locale): string[] {
  const tokens = tokenize(text, locale)
  return tokens.flatMap((first, start) => {
    const phrases: string[] = []
    let phrase = first.word
    for (let length = 1; first.keyword && length <= WORDS_MAX; length++) {
      const last = tokens[start + length - 1]
      if (!last || (length > 1 && last.joint === null)) break
      if (length > 1) phrase += (last.joint ?? '') + last.word
      if (last.keyword) phrases.push(phrase)
    }
    return phrases
  })
}

/** What people might type in a country: every phrase of a listing there, and its name's words with any other of its words. */
function vocabularyOf({ apps }: Storefront, locale: Locale): Set<string> {
  const queries = new Set<string>()
  for (const app of apps) {
    const { title, tagline, description } = textOf(app, locale)
    const name = `${title}\n${tagline ?? ''}`
    const phrases = phrasesOf(`${name}\n${description ?? ''}`, locale)
    for (const phrase of phrases) queries.add(phrase)
    const words = phrases.filter((phrase) => !/[\s-]/.test(phrase))
    for (const first of new Set(keywordsOf(name, locale))) {
      for (const second of words) if (first !== second) queries.add(`${first} ${second}`)
    }
  }
  return queries
}

const keywordsOf = (text: string, locale: Locale) =>
  tokenize(text, locale).flatMap(({ word, keyword }) => (keyword ? [word] : []))

/** Whether enough people in the country type a query around a day; what is asked for changes over the weeks. */
const isAskedFor = (query: string, locale: Locale, day: number) => drift(hash32(`asked/${locale}/${query}`), day) > -0.2

type Matches = ReturnType<Storefront['match']>

/** Every query of a country with what it finds. About a second of computing, which gives way to other work all the time. */
async function searchAll(locale: Locale): Promise<Map<string, Matches>> {
  const found = new Map<string, Matches>()
  const front = await storefront(locale)
  for (const query of vocabularyOf(front, locale)) {
    if (found.size % CHUNK === 0) await setImmediate()
    found.set(query, front.match(query))
  }
  return found
}

const searched = new Map<Locale, Promise<Map<string, Matches>>>()

/** The texts do not change, so each country is searched once, however many apps and days are asked for. */
function searchedAll(locale: Locale): Promise<Map<string, Matches>> {
  let result = searched.get(locale)
  if (!result) searched.set(locale, (result = searchAll(locale)))
  return result
}

/** Whether an app is among the first 200 of its store for a query and not hopelessly behind the best. */
function ranks(app: SampleApp, matches: Matches, weigh: (app: SampleApp) => number): boolean {
  const own = matches.find((match) => match.app === app)
  if (!own) return false
  const score = own.relevance * weigh(app)
  const rivals = matches.filter((match) => match.app.ref.store === app.ref.store)
  const scores = rivals.map((match) => match.relevance * weigh(match.app))
  const position = 1 + scores.filter((other) => other > score).length
  return position <= RANKED_POSITIONS && score >= FLOOR * Math.max(...scores)
}

/** Number of search terms for which the app ranks in one country on a day, and its change against 30 days before. */
export async function countRankedKeywords(app: SampleApp, locale: Locale, day: number): Promise<RankedKeywordCount> {
  const all = await searchedAll(locale)
  const { apps } = await storefront(locale)
  const countOn = (each: number) => {
    const weights = new Map(apps.map((other) => [other, popularity(other, locale, each)]))
    const weigh = (other: SampleApp) => weights.get(other) ?? 0
    return [...all].filter(([query, matches]) => ranks(app, matches, weigh) && isAskedFor(query, locale, each)).length
  }
  const keywordsCount = countOn(day)
  await setImmediate()
  return { keywordsCount, delta: keywordsCount - countOn(day - 30) }
}
