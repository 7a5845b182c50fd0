import { LRUCache } from 'lru-cache'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import { RANKED_POSITIONS } from '#contract/limits.ts'
import type { Store } from '#contract/store.ts'
import { categories } from '../categories.ts'
import { ratingsBetween } from '../history.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { titleIn } from '../texts/text-of.ts'
import { indexFor } from './language-index.ts'
import type { SearchEngine } from './search-engine.ts'
import { shelfOf, type Listed } from './shelf.ts'

/** One store of one country on one day, ready for many searches. */
export interface Storefront {
  engine: SearchEngine
  /** In the world's order; `document` is the listing's number in the engine. */
  rivals: readonly (Listed & { document: number })[]
  /** What the store lists for a query, best first, at most 200; `rank` null: the app is not among them. */
  search: (relevance: (document: number) => number, app: SampleApp) => { apps: FoundApp[]; rank: number | null }
}

const opened = new LRUCache<string, Promise<Storefront>>({ max: 16 })

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
  const shown = new Map<SampleApp, FoundApp>()
  const show = ({ app, edition }: Listed): FoundApp => {
    let found = shown.get(app)
    if (!found) {
      const [rating = null] = ratingsBetween(app, locale, day, day)
      found = { title: titleIn(app, locale, edition), category: categories[app.category], rating }
      shown.set(app, found)
    }
    return found
  }
  const search: Storefront['search'] = (relevance, app) => {
    const hits = rivals
      .map((rival) => ({ rival, score: rival.favour * relevance(rival.document) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const own = hits.find(({ rival }) => rival.app === app)
    const rank = own ? 1 + hits.findIndex(({ score }) => score === own.score) : null
    return {
      apps: hits.slice(0, RANKED_POSITIONS).map(({ rival }) => show(rival)),
      rank: rank !== null && rank <= RANKED_POSITIONS ? rank : null,
    }
  }
  return { engine, rivals, search }
}
