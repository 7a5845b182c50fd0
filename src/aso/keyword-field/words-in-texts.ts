import type { AppDetails } from '#contract/overview/overview.ts'
import { eachPhrase } from '../density.ts'
import { tokenize } from '../tokens.ts'
import type { SplitKeyword } from './coverage.ts'
import { distinctWords, searchWords } from './search-words.ts'

/** Where a listing in Google Play holds a keyword; the store searches all three texts. */
export interface KeywordInTexts {
  keyword: SplitKeyword
  /** All its words stand there, in any order. */
  title: boolean
  shortDescription: boolean
  description: boolean
  /** How often the description has it as it is written, and that by all words of the description, 0..1. */
  count: number
  density: number
}

type Texts = Pick<AppDetails, 'title' | 'shortDescription' | 'description'>

/** How a listing's texts hold each keyword, in the order given. */
export function keywordsInTexts(texts: Texts, keywords: readonly SplitKeyword[], locale: string): KeywordInTexts[] {
  const holds = (text: string | null) => {
    const words = searchWords(distinctWords(text ?? '', locale), locale)
    return ({ decisive }: SplitKeyword) => decisive.length > 0 && decisive.every((word) => words.find(word) !== null)
  }
  const [title, short, description] = [holds(texts.title), holds(texts.shortDescription), holds(texts.description)]
  const tokens = tokenize(texts.description ?? '', locale)
  const counts = new Map<string, number>()
  eachPhrase(tokens, (phrase) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1))
  return keywords.map((keyword) => {
    const count = counts.get(keyword.keyword) ?? 0
    return {
      keyword,
      title: title(keyword),
      shortDescription: short(keyword),
      description: description(keyword),
      count,
      density: tokens.length === 0 ? 0 : count / tokens.length,
    }
  })
}
