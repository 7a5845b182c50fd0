import { setImmediate } from 'node:timers/promises'
import type { ListingRef, Locale } from '#contract/store.ts'
import { RANKED_POSITIONS } from '#contract/limits.ts'
import { tokenize } from '#aso/tokens.ts'
import type { RankedKeywordCount } from '../market-source.ts'
import { drift } from './hash.ts'
import { textOf } from './listing.ts'
import type { SampleApp } from './sample-app.ts'
import { popularity, storefront } from './storefront.ts'

/** Longest search term, words. */
const WORDS_MAX = 3
/** A hit this far below the best one would be on no page that anybody scrolls to in a shop of real size. */
const FLOOR = 0.3
/** Queries between two pauses for the event loop. */
const CHUNK = 100

const vocabularies = new Map<Locale, readonly string[]>()

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
function vocabularyOf(locale: Locale): readonly string[] {
  const found = vocabularies.get(locale)
  if (found) return found
  const queries = new Set<string>()
  for (const app of storefront(locale).apps) {
    const { title, tagline, description } = textOf(app, locale)
    const name = `${title}\n${tagline ?? ''}`
    const phrases = phrasesOf(`${name}\n${description ?? ''}`, locale)
    for (const phrase of phrases) queries.add(phrase)
    const words = phrases.filter((phrase) => !/[\s-]/.test(phrase))
    for (const first of new Set(keywordsOf(name, locale))) {
      for (const second of words) if (first !== second) queries.add(`${first} ${second}`)
    }
  }
  const vocabulary = [...queries]
  vocabularies.set(locale, vocabulary)
  return vocabulary
}

const keywordsOf = (text: string, locale: Locale) =>
  tokenize(text, locale).flatMap(({ word, keyword }) => (keyword ? [word] : []))

/** Whether enough people in the country type a query around a day; what is asked for changes over the weeks. */
const isAskedFor = (query: string, locale: Locale, day: number) => drift(`asked/${locale}/${query}`, day) > -0.2

/** Whether an app is among the first 200 for a query and not hopelessly behind the best. */
function ranks(app: SampleApp, matches: { app: SampleApp; relevance: number }[], weigh: (app: SampleApp) => number) {
  const own = matches.find((match) => match.app === app)
  if (!own) return false
  const score = own.relevance * weigh(app)
  const others = matches.map((match) => match.relevance * weigh(match.app))
  const position = 1 + others.filter((other) => other > score).length
  return position <= RANKED_POSITIONS && score >= FLOOR * Math.max(...others)
}

/**
 * Number of search terms for which the app ranks in one country on a day, and its change against 30 days before.
 * Takes about a second of computing; gives way to other work all the time.
 */
export async function countRankedKeywords(
  app: SampleApp,
  { locale, store }: ListingRef,
  day: number,
): Promise<RankedKeywordCount> {
  const { match } = storefront(locale)
  const days = [day, day - 30]
  const weights = days.map(
    (each) => new Map(storefront(locale).apps.map((other) => [other, popularity(other, locale, each)])),
  )
  const counts = weights.map(() => 0)
  for (const [i, query] of vocabularyOf(locale).entries()) {
    if (i % CHUNK === 0) await setImmediate()
    const matches = match(query).filter((each) => each.app.ref.store === store)
    days.forEach((each, period) => {
      const isRanked =
        isAskedFor(query, locale, each) && ranks(app, matches, (other) => weights[period]?.get(other) ?? 0)
      if (isRanked) counts[period] = (counts[period] ?? 0) + 1
    })
  }
  const [now = 0, before = 0] = counts
  return { keywordsCount: now, delta: now - before }
}
