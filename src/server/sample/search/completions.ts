import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { Store } from '#contract/store.ts'
import { keywordVolume } from '#aso/estimates/keyword-volume.ts'
import type { WorldLocale } from '../locales.ts'
import { dayLog } from './day-log.ts'
import { storefrontOn } from './storefront.ts'

/** As many as the App Store gives. */
const COMPLETIONS_MAX = 10
/** Of those that begin so, the ones that most people type are ordered by their volume. */
const COMPARED_MAX = 40

/** What the country types that begins with the term, highest volume first. */
export async function completionsOf(term: string, locale: WorldLocale, store: Store, day: number): Promise<string[]> {
  const beginning = normaliseKeyword(term, locale)
  if (beginning === null) return []
  const found = (await dayLog(locale, day)).filter(({ text }) => text.startsWith(beginning) && text !== beginning)
  const { search } = await storefrontOn(store, locale, day)
  return found
    .slice(0, COMPARED_MAX)
    .map(({ text }) => ({ text, volume: keywordVolume({ keyword: text, locale, apps: search(text) }).value }))
    .sort((a, b) => b.volume - a.volume)
    .slice(0, COMPLETIONS_MAX)
    .map(({ text }) => text)
}
