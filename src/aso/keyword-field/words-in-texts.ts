import type { AppDetails } from '#contract/overview/overview.ts'
import { formsOf, wordsOf, type Word } from '../words.ts'
import { decisiveOf, type KnownKeyword } from './coverage.ts'
import { distinctWords, searchWords } from './search-words.ts'

/** Where a listing in Google Play holds a keyword; the store searches all three texts. */
export interface KeywordInTexts {
  keyword: KnownKeyword
  /** All its words stand there, in any order. */
  title: boolean
  shortDescription: boolean
  description: boolean
  /** How often the description has its words one after the other; and that by all words of the description, 0..1. */
  count: number
  /** null: the description is not known. */
  density: number | null
}

type Texts = Pick<AppDetails, 'title' | 'shortDescription' | 'description'>

/** How a listing's texts hold each keyword, in the order given. */
export function keywordsInTexts(texts: Texts, keywords: readonly KnownKeyword[], locale: string): KeywordInTexts[] {
  const holds = (text: string | null) => {
    const words = searchWords(distinctWords(text ?? '', locale), locale)
    return (keyword: KnownKeyword) => {
      const decisive = decisiveOf(keyword, locale)
      return decisive.length > 0 && decisive.every((word) => words.find(word) !== null)
    }
  }
  const [title, short, description] = [holds(texts.title), holds(texts.shortDescription), holds(texts.description)]
  const words = wordsOf(texts.description ?? '', locale)
  const countOf = runCounter(words)
  return keywords.map((keyword) => {
    const count = countOf(formsOf(keyword.keyword, locale))
    return {
      keyword,
      title: title(keyword),
      shortDescription: short(keyword),
      description: description(keyword),
      count,
      density: texts.description === null ? null : words.length === 0 ? 0 : count / words.length,
    }
  })
}

/**
 * Counts how often words of a text stand one after the other as the forms given: within a sentence or line, as keyword
 * densities are counted; a run is not counted twice.
 */
export function runCounter(words: readonly Word[]): (forms: readonly string[]) => number {
  const places = new Map<string, number[]>()
  words.forEach(({ form }, place) => {
    const known = places.get(form)
    if (known) known.push(place)
    else places.set(form, [place])
  })
  return (forms) => {
    const [first] = forms
    let [count, end] = [0, 0]
    for (const start of (first !== undefined && places.get(first)) || []) {
      const isRun = forms.every((form, at) => {
        const word = words[start + at]
        return word?.form === form && (at === 0 || word.joint !== null)
      })
      if (!isRun || start < end) continue
      count += 1
      end = start + forms.length
    }
    return count
  }
}
