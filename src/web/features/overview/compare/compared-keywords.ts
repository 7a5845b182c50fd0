import { wordsOf } from '#aso/words.ts'
import type { AppDetails } from '#contract/overview/overview.ts'

export type ListingTexts = Pick<
  AppDetails,
  'title' | 'shortDescription' | 'description' | 'keywordDensities' | 'locale'
>

/** Where one app uses a keyword. */
export interface KeywordUse {
  inTitle: boolean
  /** In the subtitle, or Google Play's short description. */
  inSubtitle: boolean
  /** Times in the description. */
  count: number
  /** Share of the description's words, 0..1; null: the description is not known. */
  density: number | null
}

/** A word or phrase that at least one of two listings uses; null: that one doesn't use it. */
export interface ComparedKeyword {
  value: string
  words: 1 | 2 | 3
  own: KeywordUse | null
  competitor: KeywordUse | null
}

/**
 * The keywords of two listings in one language: those of the descriptions' densities, and the words and phrases of
 * titles and subtitles. Most telling first: in a title, in a subtitle, then by how often they are used.
 */
export function compareKeywords(own: ListingTexts, competitor: ListingTexts): ComparedKeyword[] {
  const [ours, theirs] = [indexOf(own), indexOf(competitor)]
  const isKeyword = keywordJudge([own, competitor], [ours, theirs])
  const values = new Map<string, 1 | 2 | 3>()
  for (const { keywordDensities } of [own, competitor])
    for (const { value, words } of keywordDensities ?? []) values.set(value, words)
  for (const { title, shortDescription, locale } of [own, competitor])
    for (const text of [title, shortDescription ?? ''])
      for (const [value, words] of keywordsIn(text, locale, isKeyword)) values.set(value, words)

  return [...values]
    .map(([value, words]) => ({ value, words, own: useOf(ours, value), competitor: useOf(theirs, value) }))
    .toSorted((a, b) => weight(b) - weight(a) || b.words - a.words || (a.value < b.value ? -1 : 1))
}

interface Index {
  title: Phrases
  subtitle: Phrases
  description: Phrases | null
}

const indexOf = ({ title, shortDescription, description, locale }: ListingTexts): Index => ({
  title: phrasesOf(title, locale),
  subtitle: phrasesOf(shortDescription ?? '', locale),
  description: description === null ? null : phrasesOf(description, locale),
})

function useOf({ title, subtitle, description }: Index, value: string): KeywordUse | null {
  const count = description?.counts.get(value) ?? 0
  const use = { inTitle: title.counts.has(value), inSubtitle: subtitle.counts.has(value), count }
  if (!use.inTitle && !use.inSubtitle && count === 0) return null
  return { ...use, density: densityOf(description, count) }
}

/** Share of a description's words; null where it is not known. */
const densityOf = (description: Phrases | null, count: number): number | null =>
  description === null ? null : description.wordCount === 0 ? 0 : count / description.wordCount

/** A place in a title outweighs any number in the descriptions. */
function weight({ own, competitor }: ComparedKeyword): number {
  const uses = [own, competitor].filter((use) => use !== null)
  const places = uses.reduce((sum, { inTitle, inSubtitle }) => sum + (inTitle ? 3 : 0) + (inSubtitle ? 2 : 0), 0)
  return places * 10_000 + uses.reduce((sum, { count }) => sum + count, 0)
}

/** Short words of alphabets are grammar more often than not. */
const MEANS_SOMETHING = /\p{L}.*\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u

/**
 * Tells function words from keywords by the densities, which leave function words out: a word that a description uses
 * and no density lists is one. Of other words only the very short ones are dropped.
 */
function keywordJudge(texts: readonly ListingTexts[], indexes: readonly Index[]): (word: string) => boolean {
  const listed = new Set(texts.flatMap(({ keywordDensities }) => keywordDensities?.map(({ value }) => value) ?? []))
  return (word) =>
    listed.has(word) ||
    (!indexes.some(({ description }) => description?.counts.has(word)) && MEANS_SOMETHING.test(word))
}

/** Words of a short text, and its phrases that start and end with a keyword. Words joined by a hyphen are not cut. */
function keywordsIn(text: string, locale: string, isKeyword: (word: string) => boolean): [string, 1 | 2 | 3][] {
  const words = wordsOf(text, locale)
  return words.flatMap((first, start) => {
    if (first.joint === '-' || !isKeyword(first.form)) return []
    const found: [string, 1 | 2 | 3][] = []
    let phrase = ''
    for (const length of [1, 2, 3] as const) {
      const word = words[start + length - 1]
      if (!word || (length > 1 && word.joint === null)) break
      phrase += length > 1 ? word.joint + word.form : word.form
      const isCut = words[start + length]?.joint === '-'
      if (!isCut && isKeyword(word.form)) found.push([phrase, length])
    }
    return found
  })
}

/** Whose keyword it is. */
export type KeywordSet = 'own' | 'shared' | 'competitor'

export const keywordSetOf = ({ own, competitor }: Pick<ComparedKeyword, 'own' | 'competitor'>): KeywordSet =>
  own && competitor ? 'shared' : own ? 'own' : 'competitor'

const LONGEST_PHRASE = 3

export interface Phrases {
  /** How often each word, and each run of two or three within a sentence or line, stands in the text. */
  counts: ReadonlyMap<string, number>
  /** All words: what densities are shares of. */
  wordCount: number
}

/** Spelled as keyword densities spell theirs, so that they can be looked up by those. */
export function phrasesOf(text: string, locale: string): Phrases {
  const words = wordsOf(text, locale)
  const counts = new Map<string, number>()
  words.forEach((first, start) => {
    let phrase = first.form
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      if (length > 1) {
        const next = words[start + length - 1]
        if (!next || next.joint === null) return
        phrase += next.joint + next.form
      }
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  })
  return { counts, wordCount: words.length }
}

/** One keyword of the descriptions with its share of each, 0..1; null: that description is not known. */
export interface DensityRow {
  value: string
  words: 1 | 2 | 3
  own: number | null
  competitor: number | null
  /** Own less competitor's; null where one is not known. */
  difference: number | null
}

export type DensityColumn = 'value' | 'own' | 'competitor' | 'difference'

export interface DensitySort {
  column: DensityColumn
  descending: boolean
}

/** Keywords that stand in at least one of the descriptions. `known`: which descriptions are known. */
export function densityRows(
  keywords: readonly ComparedKeyword[],
  known: { own: boolean; competitor: boolean },
): DensityRow[] {
  return keywords.flatMap(({ value, words, own, competitor }) => {
    if (!own?.count && !competitor?.count) return []
    const ours = known.own ? (own?.density ?? 0) : null
    const theirs = known.competitor ? (competitor?.density ?? 0) : null
    const difference = ours === null || theirs === null ? null : ours - theirs
    return [{ value, words, own: ours, competitor: theirs, difference }]
  })
}

/** Rows in the wanted order; what is not known comes last either way, equal ones stay as they are. */
export function sortDensities(rows: readonly DensityRow[], { column, descending }: DensitySort, locale: string) {
  const direction = descending ? -1 : 1
  if (column === 'value') return rows.toSorted((a, b) => direction * a.value.localeCompare(b.value, locale))
  return rows.toSorted((a, b) => {
    const [x, y] = [a[column], b[column]]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return direction * (x - y)
  })
}
