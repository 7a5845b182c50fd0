import { setImmediate } from 'node:timers/promises'
import { tokenize, type Token } from '#aso/tokens.ts'
import { isGame } from '../categories.ts'
import { drift, hash32 } from '../hash.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { textOf } from '../texts/text-of.ts'
import type { ConceptText, WorldLanguage } from '../world/concept.ts'
import { isGameWorld } from '../world/brand.ts'
import { readConcepts } from '../world/worlds.ts'

/** Words of one search. */
export type Query = readonly string[]

/** Longest search term, words. */
const WORDS_MAX = 3
/** How far interest in a query of one, two or three words must rise above its mean, -1..1: long ones are rare. */
const ASKED: readonly number[] = [0.25, 0.1, 0.15]

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

const phrasesIn = (lines: readonly string[], language: WorldLanguage) =>
  phrasesOf(tokenize(lines.join('\n').replaceAll('{app}', '\n'), language))

const names = ({ names, subtitles }: ConceptText) => [...names, ...subtitles]

const wholeText = (text: ConceptText) => [
  ...names(text),
  ...text.shortDescriptions,
  ...text.openings,
  text.promotion,
  ...text.features.flatMap((feature) => [feature.title, feature.text]),
]

const vocabularies = new Map<string, Promise<readonly Query[]>>()

/**
 * What people type who look for a game, or for any other app: all that such apps are described with, and what those of the
 * other sort are called. Collected once, giving way to other work.
 */
function vocabularyOf(game: boolean, language: WorldLanguage): Promise<readonly Query[]> {
  const key = `${game}/${language}`
  let known = vocabularies.get(key)
  if (!known) vocabularies.set(key, (known = collect()))
  return known

  async function collect() {
    const queries = new Map<string, Query>()
    for (const [category, concepts] of await readConcepts()) {
      await setImmediate()
      const linesOf = isGameWorld(category) === game ? wholeText : names
      const lines = concepts.flatMap(({ text }) => linesOf(text[language]))
      for (const query of phrasesIn(lines, language)) queries.set(query.join(' '), query)
    }
    return [...queries.values()]
  }
}

/** Whether enough people in the country type a query around a day; what is asked for changes over the weeks. */
function isAskedFor(query: Query, locale: WorldLocale, day: number): boolean {
  const seed = hash32(`asked/${locale}/${query.join(' ')}`)
  return drift(seed, day) > (ASKED[query.length - 1] ?? 1)
}

/** What a country searches for on a day that may concern an app: what its sort is searched by, and the words of its own name. */
export async function queriesFor(
  app: SampleApp,
  edition: number,
  locale: WorldLocale,
  day: number,
): Promise<readonly Query[]> {
  const language = languageOf(locale)
  const { title, tagline } = textOf(app, locale, edition)
  const queries = new Map(
    [...(await vocabularyOf(isGame(app.category), language)), ...phrasesIn([title, tagline ?? ''], language)].map(
      (query) => [query.join(' '), query],
    ),
  )
  return [...queries.values()].filter((query) => isAskedFor(query, locale, day))
}
