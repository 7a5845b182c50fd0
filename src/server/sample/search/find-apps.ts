import type { Store } from '#contract/store.ts'
import type { WorldLocale } from '../locales.ts'
import { indexFor } from './language-index.ts'
import { pullOf } from './pull.ts'
import { shelfOf, type Listed } from './shelf.ts'
import type { Searching } from './search-engine.ts'

export interface Found extends Listed {
  /** Relevance of the listing times how much the store favours the app, and how people who search for it take to it. */
  score: number
}

export interface AppQuery {
  text: string
  locale: WorldLocale
  /** UTC day number. */
  day: number
  /** undefined: both. */
  store: Store | undefined
  matching: Searching
}

/** The apps that a storefront finds for a query on a day, best first. */
export async function findApps({ text, locale, day, store, matching }: AppQuery): Promise<Found[]> {
  const shelf = await shelfOf(locale, day)
  const { engine, documentsOf } = await indexFor(locale, day)
  const documents = documentsOf(shelf)
  const relevance = engine.relevance(text, matching)
  const pull = matching === 'exact' ? pullOf(text, locale) : null
  return shelf.listed
    .flatMap(({ app, edition, favour }, i) => {
      if (store !== undefined && app.ref.store !== store) return []
      const document = documents[i] ?? -1
      const relevant = relevance(document)
      if (relevant === 0) return []
      const score = favour * relevant * (pull?.of(app, day, (word) => engine.namesAll(word)(document)) ?? 1)
      return score > 0 ? [{ app, edition, favour, score }] : []
    })
    .sort((a, b) => b.score - a.score)
}
