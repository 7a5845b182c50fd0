import { isGame } from '../categories.ts'
import { drift, hash32 } from '../hash.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { textOf } from '../writing/text-of.ts'
import { isGameWorld } from '../world/brand.ts'
import type { WorldLanguage } from '../world/concept.ts'
import { readConcepts } from '../world/worlds.ts'
import { breather } from './breather.ts'
import { modifiers } from './modifiers.ts'
import { namesOf, textsOf, topicsIn, topicWords, type TopicWords } from './topics.ts'

export interface Query {
  text: string
  /** What is looked for, without what narrows it. */
  topic: string
  /** Ids of the concepts whose apps it is about. */
  concepts: ReadonlySet<string>
  /** How far interest in it must rise above its mean before it counts as asked for, -1..1. */
  asked: number
}

/** Topics are asked for more often than topics with an addition, and single words most. */
const ASKED = { word: -0.7, topic: -0.45, modified: -0.05 } as const

/** Who looks for an app by its name adds little. */
const BRAND_MODIFIERS = 2

interface Vocabulary {
  words: TopicWords
  queries: readonly Query[]
}

const vocabularies = new Map<string, Promise<Vocabulary>>()

/**
 * What people type who look for a game, or for any other app: the topics that such apps are described with, with what
 * people add to them, and what those of the other sort are called. Collected once, giving way to other work.
 */
function vocabularyOf(game: boolean, language: WorldLanguage): Promise<Vocabulary> {
  const key = `${game}/${language}`
  let known = vocabularies.get(key)
  if (!known) vocabularies.set(key, (known = collect(game, language)))
  return known
}

async function collect(game: boolean, language: WorldLanguage): Promise<Vocabulary> {
  const pause = breather()
  const worlds = [...(await readConcepts())]
  const words = topicWords(
    worlds.flatMap(([, concepts]) => concepts),
    language,
  )
  const topics = new Map<string, Set<string>>()
  const bySort = new Set<string>()
  for (const [category, concepts] of worlds) {
    const isOwn = isGameWorld(category) === game
    for (const { id, text } of concepts) {
      await pause()
      const lines = isOwn ? textsOf(text[language]) : namesOf(text[language])
      for (const topic of topicsIn(lines, language, words)) {
        topics.set(topic, (topics.get(topic) ?? new Set()).add(id))
        if (isOwn) bySort.add(topic)
      }
    }
  }
  const queries: Query[] = []
  for (const [topic, concepts] of topics) {
    queries.push(queryOf(topic, concepts))
    if (bySort.has(topic)) queries.push(...modified(topic, concepts, language))
  }
  return { words, queries }
}

const queryOf = (topic: string, concepts: ReadonlySet<string>): Query => ({
  text: topic,
  topic,
  concepts,
  asked: /[ -]/.test(topic) ? ASKED.topic : ASKED.word,
})

/** The topic with what people add to it, unless it says that already. */
const modified = (topic: string, concepts: ReadonlySet<string>, language: WorldLanguage): Query[] =>
  modifiers[language].flatMap(({ text, says }) =>
    says.some((said) => topic.includes(said))
      ? []
      : [{ text: text.replace('{topic}', topic), topic, concepts, asked: ASKED.modified }],
  )

/** Whether enough people in the country type a query around a day; what is asked for changes over the weeks. */
function isAskedFor({ text, asked }: Query, locale: WorldLocale, day: number): boolean {
  return drift(hash32(`asked/${locale}/${text}`), day) > asked
}

/** What a country searches for on a day that may concern an app: what its sort is searched by, and its own name. */
export async function queriesFor(
  app: SampleApp,
  edition: number,
  locale: WorldLocale,
  day: number,
): Promise<readonly Query[]> {
  const language = languageOf(locale)
  const { words, queries } = await vocabularyOf(isGame(app.category), language)
  const { title, tagline } = textOf(app, locale, edition)
  const brand = app.brand.toLocaleLowerCase(locale)
  const concepts = new Set([app.concept.id])
  const own = [...topicsIn([title, tagline ?? ''], language, words), brand].map((topic) => queryOf(topic, concepts))
  const known = new Map(
    [...own, ...modified(brand, concepts, language).slice(0, BRAND_MODIFIERS), ...queries].map((query) => [
      query.text,
      query,
    ]),
  )
  return [...known.values()].filter((query) => isAskedFor(query, locale, day))
}
