import type { FoundApp } from '#aso/estimates/search-results.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import { categories } from '../categories.ts'
import { typicalRating } from '../figures/ratings.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { titleIn } from '../writing/text-of.ts'
import { keptWhileUsed } from './kept-while-used.ts'
import { indexFor } from './language-index.ts'
import { pullOf } from './pull.ts'
import type { SearchEngine } from './search-engine.ts'
import { shelfOf, type Listed } from './shelf.ts'

/** One store of one country on one day, ready for many searches; what one app's are computed for serves the others, too. */
export interface Storefront {
  engine: SearchEngine
  /** In the world's order; `document` is the listing's number in the engine. */
  rivals: readonly (Listed & { document: number })[]
  /** What the store lists for a keyword, best first, as deep as its search goes. */
  search: (keyword: string) => FoundApp[]
  /** The first of those apps themselves. */
  firstOf: (keyword: string, most: number) => SampleApp[]
  /** The app's place among them; equals share the better one. null: it is not among them. */
  rankOf: (keyword: string, app: SampleApp) => number | null
}

/** The first rivals of a search by their numbers, best first, with their scores. */
interface Results {
  places: Uint16Array
  scores: Float64Array
}

/** Results that are remembered over all storefronts: about 16 megabytes. */
const RESULTS_KEPT = 8000
const searched = keptWhileUsed<Results>(RESULTS_KEPT)
const opened = keptWhileUsed<Promise<Storefront>>(16)

export function storefrontOn(store: Store, locale: WorldLocale, day: number): Promise<Storefront> {
  const key = `${store}/${locale}/${day}`
  let storefront = opened.get(key)
  if (!storefront) opened.set(key, (storefront = openStorefront(store, locale, day)))
  return storefront
}

async function openStorefront(store: Store, locale: WorldLocale, day: number): Promise<Storefront> {
  const shelf = await shelfOf(locale, day)
  const { engine, documentsOf } = await indexFor(locale, day)
  const documents = documentsOf(shelf)
  const rivals = shelf.listed
    .map(({ app, edition, favour }, i) => ({ app, edition, favour, document: documents[i] ?? -1 }))
    .filter(({ app }) => app.ref.store === store)
  const numbers = new Map(rivals.map(({ app }, number) => [app, number]))
  const shown = new Map<SampleApp, FoundApp>()
  const show = ({ app, edition }: Listed): FoundApp => {
    let found = shown.get(app)
    if (!found) {
      const rating = typicalRating(app, locale, day)
      found = { title: titleIn(app, locale, edition), category: categories[app.category], rating }
      shown.set(app, found)
    }
    return found
  }
  const keyOf = (keyword: string) => `${store}/${locale}/${day}/${keyword}`
  const resultsOf = (keyword: string, relevance = engine.relevance(keyword)): Results => {
    const key = keyOf(keyword)
    let results = searched.get(key)
    if (!results) {
      const pull = pullOf(keyword, locale)
      const hits = rivals.flatMap(({ app, favour, document }, number) => {
        const relevant = relevance(document)
        const score =
          relevant === 0 ? 0 : favour * relevant * pull.of(app, day, (word) => engine.namesAll(word)(document))
        return score > 0 ? [{ number, score }] : []
      })
      const first = hits.sort((a, b) => b.score - a.score).slice(0, searchDepth(store))
      results = {
        places: Uint16Array.from(first, ({ number }) => number),
        scores: Float64Array.from(first, ({ score }) => score),
      }
      searched.set(key, results)
    }
    return results
  }
  return {
    engine,
    rivals,
    search: (keyword) =>
      Array.from(resultsOf(keyword).places).flatMap((number) => {
        const rival = rivals[number]
        return rival ? [show(rival)] : []
      }),
    firstOf: (keyword, most) =>
      Array.from(resultsOf(keyword).places.subarray(0, most)).flatMap((number) => rivals[number]?.app ?? []),
    rankOf(keyword, app) {
      const number = numbers.get(app)
      const own = number === undefined ? undefined : rivals[number]
      if (number === undefined || !own) return null
      const relevance = engine.relevance(keyword)
      // Most apps are not found for most keywords: then nobody else's score is wanted.
      if (!searched.has(keyOf(keyword)) && relevance(own.document) === 0) return null
      const { places, scores } = resultsOf(keyword, relevance)
      const place = places.indexOf(number)
      return place === -1 ? null : 1 + scores.indexOf(scores[place] ?? 0)
    },
  }
}
