import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { countCharacters } from './characters.ts'
import { tokenize } from './tokens.ts'

/** A keyword that people search for, of which a listing lacks at least one word. */
export interface MissingKeyword {
  keyword: string
  /** Its words that the listing lacks, in their order; never empty. */
  words: string[]
  /** 5..100. */
  volume: number
  /** 0..100. */
  relevancy: number
}

/** Volume and relevancy from which a keyword is worth a place in a text. */
const VOLUME_MIN = 30
const RELEVANCY_MIN = 20

/**
 * Words that never belong into a title or subtitle: Google Play refuses texts about price and rank ("free", "best"), and the
 * App Store ignores them, as it does "app" (Google Play's metadata policy; Apple's App Store search guidance).
 */
const REFUSED = new Set(
  (
    'app apps application best easy free top kostenlos gratis beste bester bestes appli applications gratuit gratuite ' +
    'meilleur meilleure aplicación aplicaciones mejor アプリ 無料 おすすめ'
  ).split(' '),
)

/** The texts in which a store looks for words: the App Store does not index the description. */
type SearchedTexts = Pick<AppDetails, 'store' | 'locale' | 'title' | 'shortDescription' | 'description'>

const keywordsOf = (text: string, locale: string) =>
  tokenize(text, locale).flatMap(({ word, keyword }) => (keyword ? [word] : []))

/** The words by which a store finds a listing. Both stores know singular and plural, so both forms are known as one. */
export function foundBy({ store, locale, title, shortDescription, description }: SearchedTexts): ReadonlySet<string> {
  const texts = [title, shortDescription ?? '', store === 'GOOGLE_PLAY' ? (description ?? '') : '']
  return new Set(keywordsOf(texts.join('\n'), locale).map(singular))
}

/** Near enough to tell "story" from "sleep" and to take "stories" for the same; words of up to three letters stay. */
const singular = (word: string) =>
  word.length <= 3
    ? word
    : word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.endsWith('s')
        ? word.slice(0, -1)
        : word

/**
 * The market's keywords whose words are not all among those by which the store finds the listing: in the App Store in
 * neither title nor subtitle, in Google Play in neither title, short description nor description. Brands are left out, and so
 * is what is hardly searched for or has little to do with the app. Most valuable first (volume times relevancy), at most
 * `most`; each brings a word that those before it do not.
 */
export function missingKeywords(
  listing: SearchedTexts,
  market: readonly KeywordMetrics[],
  most: number,
): MissingKeyword[] {
  const { locale } = listing
  const known = new Set(foundBy(listing))
  const worth = market.flatMap(({ keyword, volume, relevancy, type }): MissingKeyword[] => {
    if (type === 'BRAND' || volume === null || volume < VOLUME_MIN) return []
    if (relevancy === null || relevancy < RELEVANCY_MIN) return []
    return [{ keyword, words: keywordsOf(keyword, locale), volume, relevancy }]
  })
  const chosen: MissingKeyword[] = []
  for (const one of worth.sort((a, b) => b.volume * b.relevancy - a.volume * a.relevancy)) {
    if (chosen.length === most) break
    const words = one.words.filter((word, at) => !known.has(singular(word)) && one.words.indexOf(word) === at)
    if (words.length === 0 || one.words.some((word) => REFUSED.has(word))) continue
    for (const word of words) known.add(singular(word))
    chosen.push({ ...one, words })
  }
  return chosen
}

/** The words of the most valuable keywords that fit into `room` characters, each with a space before it; at most `most`. */
export function wordsThatFit(missing: readonly MissingKeyword[], room: number, most: number): string[] {
  const fitting: string[] = []
  let left = room
  for (const { words } of missing) {
    const length = words.reduce((sum, word) => sum + 1 + countCharacters(word), 0)
    if (fitting.length + words.length > most || length > left) continue
    fitting.push(...words)
    left -= length
  }
  return fitting
}
