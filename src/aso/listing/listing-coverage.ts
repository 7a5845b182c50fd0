import type { DraftField } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'
import { coverageOf, type KnownKeyword } from '../keyword-field/coverage.ts'
import { entriesOf } from '../keyword-field/field-text.ts'
import { distinctWords, searchWords, searchWordsOf, type SearchWords } from '../keyword-field/search-words.ts'
import { runCounter } from '../keyword-field/words-in-texts.ts'
import { formsOf, wordsOf } from '../words.ts'

/** What a listing is found by besides its texts. */
export interface SearchedListing {
  store: Store
  /** Of the texts. */
  language: string
  developerName: string | null
  /** As the store names them. */
  categories: readonly string[]
}

/** Texts of one language by field; '' and left out are the same. */
export type ListingTexts = Partial<Record<DraftField, string>>

/** How a listing's texts hold a keyword. */
export interface KeywordInListing<K extends KnownKeyword> {
  keyword: K
  /** The texts that the store searches have all its words, one of them or several together. */
  isCovered: boolean
  /** The same of the texts before. */
  wasCovered: boolean
  /** The searched texts that have all its words by themselves, in the store's order. */
  fields: DraftField[]
  /** How often the description has its words one after the other, by all words of the description, 0..1. */
  density: number
}

/** The App Store does not search the description (see `searchWordsOf`), Google Play all texts but what's new. */
const searchedFields: Record<Store, readonly DraftField[]> = {
  APP_STORE: ['title', 'subtitle', 'keywords'],
  GOOGLE_PLAY: ['title', 'shortDescription', 'description'],
}

/** The words that a store finds the listing by. */
function wordsOfListing(texts: ListingTexts, listing: SearchedListing): SearchWords {
  const { store, language: locale, developerName, categories } = listing
  const { title = '', subtitle = '', keywords = '' } = texts
  if (store === 'APP_STORE')
    return searchWordsOf({ locale, title, subtitle, entries: entriesOf(keywords, locale), developerName, categories })
  const all = searchedFields[store].map((field) => texts[field] ?? '').join('\n')
  return searchWords(distinctWords(all, locale), locale)
}

/** Which keywords a listing's texts hold, in the order given, and which of them its texts before held. */
export function listingCoverage<K extends KnownKeyword>(
  listing: SearchedListing,
  before: ListingTexts,
  after: ListingTexts,
  keywords: readonly K[],
): KeywordInListing<K>[] {
  const { store, language } = listing
  const [then, now] = [wordsOfListing(before, listing), wordsOfListing(after, listing)]
  const fields = searchedFields[store].map((field) => ({
    field,
    words: searchWords(distinctWords(after[field] ?? '', language), language),
  }))
  const described = wordsOf(after.description ?? '', language)
  const countOf = runCounter(described)
  return keywords.map((keyword) => ({
    keyword,
    isCovered: coverageOf(keyword, now) !== null,
    wasCovered: coverageOf(keyword, then) !== null,
    fields: fields.flatMap(({ field, words }) => (coverageOf(keyword, words) === null ? [] : field)),
    density: described.length === 0 ? 0 : countOf(formsOf(keyword.keyword, language)) / described.length,
  }))
}
