import type { AppDetails } from '#contract/overview/overview.ts'
import { holdsWords } from '#aso/holds-words.ts'
import type { TextPlace } from './keyword-row.ts'

type Texts = Pick<AppDetails, TextPlace | 'locale'>

const places: readonly TextPlace[] = ['title', 'shortDescription', 'description']

/** Tells which of a listing's texts hold all words of a keyword. */
export function placesIn(texts: Texts): (keyword: string) => TextPlace[] {
  const holders = places.map((place) => ({ place, holds: holdsWords(texts[place] ?? '', texts.locale) }))
  return (keyword) => holders.filter(({ holds }) => holds(keyword)).map(({ place }) => place)
}
