import type { AppDetails } from '#contract/overview/overview.ts'
import { tokenize } from '../tokens.ts'
import type { Estimate } from './estimate.ts'
import { FIRST_RESULTS, type SearchResults } from './search-results.ts'

type Texts = Pick<AppDetails, 'title' | 'shortDescription' | 'description' | 'categories'>

interface SureRelevancy extends Estimate {
  /** How much of what it is made of is known, 0..1. */
  confidence: number
}

interface TextWords {
  locale: string
  title: ReadonlySet<string>
  shortDescription: ReadonlySet<string>
  description: ReadonlySet<string>
}

/** One app is asked about for hundreds of keywords, and its description is long: its words are read once. */
const read = new WeakMap<Texts, TextWords>()

function wordsOf(app: Texts, locale: string): TextWords {
  let words = read.get(app)
  if (words?.locale !== locale) {
    const setOf = (text: string | null) => new Set(text === null ? [] : tokenize(text, locale).map(({ word }) => word))
    const { title, shortDescription, description } = app
    words = {
      locale,
      title: setOf(title),
      shortDescription: setOf(shortDescription),
      description: setOf(description),
    }
    read.set(app, words)
  }
  return words
}

/** Share of the keyword's words that a text holds, 0..1. */
const held = (words: readonly string[], text: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => text.has(word)).length / words.length

/**
 * How well a keyword suits an app, 0..100; null where nobody else is found for it, for then nothing can be said.
 *
 * - 0..60 for the keyword's words in the app's own texts: all in the title 60, in the subtitle or short description 50,
 *   in the description 40, in part accordingly; the best of the three counts
 * - 0..40 for the share of the first ten results, without the app itself, that are in one of the app's categories: what
 *   searchers want there is what the app is (the idea of ASO Studio's relevance and of practitioners' by-hand checks). Half of
 *   it where none of the words is in the texts: a category holds many things that an app does not do
 */
export function relevancy({ keyword, locale, apps }: SearchResults, app: Texts): Estimate | null {
  const others = apps.filter(({ title }) => title !== app.title)
  return relevancyAmong(
    { keyword, locale, categories: others.slice(0, FIRST_RESULTS).map(({ category }) => category) },
    app,
  )
}

interface Others extends Pick<SearchResults, 'keyword' | 'locale'> {
  /** Of the first ten without the app itself. */
  categories: readonly (string | null)[]
}

/** Share of the whole that the texts count for, without the category. */
const TEXTS = 0.6

/**
 * As `relevancy`, where no more is kept of the results. Categories that are not known are left out; where none is, the texts alone
 * count, raised to 100. `confidence`: 0.6, and 0.4 times the share of the categories that are known.
 */
export function relevancyAmong({ keyword, locale, categories }: Others, app: Texts): SureRelevancy | null {
  if (categories.length === 0) return null
  const own = new Set(app.categories.flatMap(({ name, displayName }) => [name, displayName]))
  const known = categories.filter((category) => category !== null)
  const categoryShare = known.length === 0 ? null : known.filter((category) => own.has(category)).length / known.length
  const words = tokenize(keyword, locale).map(({ word }) => word)
  const texts = wordsOf(app, locale)
  const [title, shortDescription, description] = [
    held(words, texts.title),
    held(words, texts.shortDescription),
    held(words, texts.description),
  ]
  const inTexts = Math.max(60 * title, 50 * shortDescription, 40 * description)
  const best = Math.max(title, shortDescription, description)
  return {
    value: Math.round(categoryShare === null ? inTexts / TEXTS : inTexts + 20 * categoryShare * (1 + best)),
    confidence: Math.round(100 * (TEXTS + (1 - TEXTS) * (known.length / categories.length))) / 100,
    inputs: [
      { name: 'categoryShare', value: categoryShare === null ? null : Math.round(100 * categoryShare) / 100 },
      { name: 'titleMatches', value: title === 1 ? 1 : 0 },
      { name: 'wordCount', value: words.length },
    ],
  }
}
