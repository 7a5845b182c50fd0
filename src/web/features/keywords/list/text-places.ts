import type { AppDetails } from '#contract/overview/overview.ts'
import { wordsOf } from '#aso/words.ts'
import type { TextPlace } from './keyword-row.ts'

type Texts = Pick<AppDetails, TextPlace | 'locale'>

const places: readonly TextPlace[] = ['title', 'shortDescription', 'description']

/** Tells which of a listing's texts hold all words of a keyword; stores match words in any order. */
export function placesIn(texts: Texts): (keyword: string) => TextPlace[] {
  const wordsIn = new Map(places.map((place) => [place, formsOf(texts[place] ?? '', texts.locale)]))
  return (keyword) => {
    const wanted = [...formsOf(keyword, texts.locale)]
    return wanted.length === 0 ? [] : places.filter((place) => wanted.every((word) => wordsIn.get(place)?.has(word)))
  }
}

const formsOf = (text: string, locale: string) => new Set(wordsOf(text, locale).map(({ form }) => form))
