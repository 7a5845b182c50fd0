import { drift, hash32 } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import { isGameWorld } from '../world/brand.ts'
import type { WorldLanguage } from '../world/concept.ts'
import { inEachLanguage } from '../world/in-each-language.ts'
import { searchesIn } from '../world/searches.ts'
import { conceptGlyphs, worldCategories } from '../world/worlds.ts'
import { modifiers, type Sort } from './modifiers.ts'

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
const ASKED = { word: -0.7, topic: -0.55, modified: -0.15 } as const

/** Who looks for an app by its name adds little. */
const BRAND_MODIFIERS = 2

export const queryOf = (topic: string, concepts: ReadonlySet<string>): Query => ({
  text: topic,
  topic,
  concepts,
  asked: /[ -]/.test(topic) ? ASKED.topic : ASKED.word,
})

/** The topic with what people add to it, unless it says that already. */
const modified = (topic: string, concepts: ReadonlySet<string>, language: WorldLanguage, sort: Sort): Query[] =>
  modifiers[language][sort].flatMap(({ text, says }) =>
    says.some((said) => ` ${topic} `.includes(said))
      ? []
      : [{ text: text.replace('{topic}', topic), topic, concepts, asked: ASKED.modified }],
  )

/** Somebody who knows an app looks for it by its name. */
export function brandQueries(brand: string, concept: string, language: WorldLanguage, sort: Sort): Query[] {
  const concepts = new Set([concept])
  return [queryOf(brand, concepts), ...modified(brand, concepts, language, sort).slice(0, BRAND_MODIFIERS)]
}

/** What people type who look for a kind of app, or of game: the topics, and all with what is added to them. */
interface Searched {
  topics: readonly Query[]
  all: readonly Query[]
}

/** Everything that is typed in a language but names. */
export const searchedIn = inEachLanguage((language: WorldLanguage): Readonly<Record<Sort, Searched>> => {
  const glyphs = conceptGlyphs()
  const byConcept = searchesIn(language)
  const searched = (sort: Sort): Searched => {
    const topics = new Map<string, Set<string>>()
    const categories = worldCategories.filter((category) => isGameWorld(category) === (sort === 'games'))
    for (const concept of categories.flatMap((category) => Object.keys(glyphs[category])))
      for (const topic of byConcept[concept] ?? []) topics.set(topic, (topics.get(topic) ?? new Set()).add(concept))
    const entries = [...topics]
    const queries = entries.map(([topic, concepts]) => queryOf(topic, concepts))
    const added = entries.flatMap(([topic, concepts]) => modified(topic, concepts, language, sort))
    return { topics: queries, all: distinct([...queries, ...added]) }
  }
  return { apps: searched('apps'), games: searched('games') }
})

/** The first of those that are written the same. */
export const distinct = (queries: readonly Query[]): Query[] =>
  [...new Map(queries.toReversed().map((query) => [query.text, query])).values()].toReversed()

/**
 * How much more than needed to be asked for at all people in the country type a query around a day; below 0: too few do.
 * What is asked for changes over the weeks.
 */
export const interestIn = ({ text, asked }: Query, locale: WorldLocale, day: number): number =>
  drift(hash32(`asked/${locale}/${text}`), day) - asked
