import { LRUCache } from 'lru-cache'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { COMPARED_PLACES, relatedKeywords } from '#aso/keywords/related.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { keyOf } from '../seeds.ts'
import { interestIn, searchedIn } from './search-log.ts'
import { storefrontOn } from './storefront.ts'

/** The leading apps of each keyword that was compared in a storefront; a whole one is about 100 kilobytes. */
const indexes = new LRUCache<string, Map<string, readonly string[]>>({ max: 8 })

/**
 * Topics that the country looks for and whose leading apps are those of the term, most alike first. Only what is searched by
 * people who look for the kinds of apps that lead the term's results is compared: a tenth of all.
 */
export async function relatedTo(term: string, locale: WorldLocale, store: Store, day: number): Promise<string[]> {
  const keyword = normaliseKeyword(term, locale)
  if (keyword === null) return []
  const { firstOf } = await storefrontOn(store, locale, day)
  const index = indexOf(`${store}/${locale}/${day}`)
  const leadersOf = (text: string) => {
    const known = index.get(text) ?? firstOf(text, COMPARED_PLACES).map(({ ref }) => keyOf(ref))
    index.set(text, known)
    return known
  }
  const kinds = new Set(firstOf(keyword, COMPARED_PLACES).map(({ concept }) => concept.id))
  const { apps, games } = searchedIn(languageOf(locale))
  const compared = [...apps.topics, ...games.topics].filter(
    (query) => [...query.concepts].some((concept) => kinds.has(concept)) && interestIn(query, locale, day) > 0,
  )
  const results = compared.map(({ text }) => ({ keyword: text, apps: leadersOf(text) }))
  return relatedKeywords({ keyword, apps: leadersOf(keyword) }, results, SUGGESTIONS_MAX).map((one) => one.keyword)
}

function indexOf(key: string): Map<string, readonly string[]> {
  const index = indexes.get(key) ?? new Map<string, readonly string[]>()
  indexes.set(key, index)
  return index
}
