import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { unwantedFinder, type Avoided } from './candidates.ts'
import { compareDrafts, coveredBy, type DraftChange, type KnownKeyword } from './coverage.ts'
import { fieldBytes, fieldLength, fittingEntries } from './field-text.ts'
import { functionWordsOf } from './function-words.ts'
import { fillField, type FieldFill } from './fill-field.ts'
import { nextWords, type NextWords } from './next-words.ts'
import { combinationsOf, distinctWords, searchWordsOf, type LocaleTexts } from './search-words.ts'
import { repeatedAcross, wastedEntries, type WastedEntry } from './wasted-words.ts'

/** Everything that the composer tells of a draft. */
export interface FieldAnalysis {
  /** Characters and UTF-8 bytes of the field; characters left, less than 0 if there are too many. */
  length: number
  bytes: number
  free: number
  /** How many entries, from the first, fit into the field. */
  fitting: number
  wasted: WastedEntry[]
  /** Words of title and subtitle that count anyway, function words left out. */
  counted: string[]
  change: DraftChange
  /** Different pairs and triples of words of the localization, with the draft and with the field before. */
  combinations: { now: number; before: number }
  next: NextWords[]
  /** Known keywords that the texts do not cover. */
  uncovered: KnownKeyword[]
  /** What would fill the field. */
  fill: () => FieldFill
}

interface Question {
  texts: LocaleTexts
  /** The same localization with the field before. */
  before: LocaleTexts
  /** The other localizations that count together with it. */
  others: readonly LocaleTexts[]
  keywords: readonly KnownKeyword[]
  avoided: Avoided
}

const NEXT_MOST = 6

/** What a draft of the keyword field is worth: see the functions that it puts together. */
export function analyseField({ texts, before, others, keywords, avoided }: Question): FieldAnalysis {
  const { entries, locale, title, subtitle } = texts
  const length = fieldLength(entries)
  const free = KEYWORD_FIELD_MAX - length
  const words = searchWordsOf(texts)
  const wasted = wastedEntries(texts)
  const isWasted = new Set(wasted.map(({ index }) => index))
  const repeated = repeatedAcross(texts, others, keywords).filter(({ index }) => !isWasted.has(index))
  const functionWords = functionWordsOf(locale)
  const isCovered = coveredBy([texts, ...others])
  const uncovered = keywords.filter((keyword) => !isCovered(keyword))
  const unwanted = unwantedFinder(words, keywords, avoided)
  const wanted = uncovered.filter((keyword) => unwanted(keyword) === null)
  const room = { free, isEmpty: entries.length === 0 }
  return {
    length,
    bytes: fieldBytes(entries),
    free,
    fitting: fittingEntries(entries, KEYWORD_FIELD_MAX),
    wasted: [...wasted, ...repeated].sort((a, b) => a.index - b.index),
    counted: distinctWords(`${title}\n${subtitle ?? ''}`, locale).filter((word) => !functionWords.has(word)),
    change: compareDrafts(keywords, [texts, ...others], [before, ...others]),
    combinations: { now: combinationsOf(words), before: combinationsOf(searchWordsOf(before)) },
    uncovered,
    next: nextWords(wanted, words, { ...room, most: NEXT_MOST }),
    fill: () => fillField(uncovered, words, room, unwanted),
  }
}
