import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formsOf } from '../words.ts'

/** KEY-010, as reports tell them apart. */
export type KeywordKind = 'GENERIC' | 'MY_BRAND' | 'OTHER_BRAND'

export interface NamedApp {
  title: string
  developerName: string | null
}

/** Ends the brand in a title: "Moorlight: Sleep & Wind Down", "Fenno – Budget". A hyphen within a word does not. */
const BRAND_END = /[:|(（：]|\s[-–—]\s/u

/** The part of a store title that names the app. */
export const brandIn = (title: string): string => (title.split(BRAND_END, 1)[0] ?? title).trimEnd()

/** Words of companies' names that name nobody. */
const COMPANY = new Set(
  (
    'ab ag aps app apps as bv co company corp corporation development digital entertainment game games gmbh inc ' +
    'incorporated interactive kg kk labs limited llc llp ltd media mobile oy plc pte pty pvt sa sarl sas software spa sro srl ' +
    'studio studios tech technologies technology the ug 株式会社 有限会社 有限公司'
  ).split(' '),
)

/** Whether words hold others one after the other. */
export const holdsRun = (words: readonly string[], run: readonly string[]): boolean =>
  run.length > 0 && words.some((_, start) => run.every((word, at) => words[start + at] === word))

/** The names of an app and of who makes it, in words; without "Ltd." and the like, which nobody searches for. */
export function namesOf({ title, developerName }: NamedApp, locale: string): string[][] {
  const developer = formsOf(developerName ?? '', locale)
  const lastNamed = developer.findLastIndex((word) => !COMPANY.has(word))
  return [formsOf(brandIn(title), locale), developer.slice(0, lastNamed + 1)].filter((name) => name.length > 0)
}

/**
 * Tells the kind of a keyword for an app. My brand: it holds the whole name of the app (what stands before ":" or "–" in its
 * title) or of its developer; or it is nothing but words of the app's name, and the market does not call it generic. Other
 * brand: the market calls it a brand's, or, where the market does not know, it holds the name of one of the `others`.
 * null: the market does not know, and no name is in it.
 */
export function kindFinder(
  own: NamedApp,
  others: readonly NamedApp[],
  locale: string,
): (keyword: Pick<KeywordMetrics, 'keyword' | 'type'>) => KeywordKind | null {
  const ownNames = namesOf(own, locale)
  const ownBrand = new Set(formsOf(brandIn(own.title), locale))
  const otherNames = others.flatMap((app) => namesOf(app, locale))
  return ({ keyword, type }) => {
    const words = formsOf(keyword, locale)
    if (ownNames.some((name) => holdsRun(words, name))) return 'MY_BRAND'
    if (type === 'GENERIC') return 'GENERIC'
    if (words.length > 0 && words.every((word) => ownBrand.has(word))) return 'MY_BRAND'
    return type === 'BRAND' || otherNames.some((name) => holdsRun(words, name)) ? 'OTHER_BRAND' : null
  }
}
