import type { Locale } from '#contract/store.ts'
import { tokenize } from '#aso/tokens.ts'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { sampleApps } from './apps.ts'
import { drift, hash32 } from './hash.ts'
import { textOf } from './listing.ts'
import type { SampleApp } from './sample-app.ts'

interface Indexed {
  id: number
  title: string
  tagline: string
  description: string
  developer: string
}

/** One country's shop window: which apps are listed there and how well each matches a query. */
export interface Storefront {
  apps: readonly SampleApp[]
  /** Matching apps in no particular order, with their relevance; `whileTyping` also takes beginnings and slips. */
  match: (query: string, options?: { whileTyping: boolean }) => { app: SampleApp; relevance: number }[]
}

const asTyped: SearchOptions = { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) }

/** BM25 over the listing's fields: a match in the title counts most. All words of a query must be there. */
async function openStorefront(locale: Locale): Promise<Storefront> {
  const apps = (await sampleApps()).filter((app) => app.texts !== null && app.locales.includes(locale))
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'tagline', 'description', 'developer'],
    tokenize: (text) => tokenize(text, locale).map(({ word }) => word),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 6, tagline: 3, developer: 2 }, combineWith: 'AND' },
  })
  index.addAll(
    apps.map((app, id) => {
      const { title, tagline, description } = textOf(app, locale)
      return { id, title, tagline: tagline ?? '', description: description ?? '', developer: app.developerName }
    }),
  )
  return {
    apps,
    match: (query, { whileTyping } = { whileTyping: false }) =>
      index.search(query, whileTyping ? asTyped : {}).flatMap(({ id, score }) => {
        const app = apps[Number(id)]
        return app ? [{ app, relevance: score }] : []
      }),
  }
}

const opened = new Map<Locale, Promise<Storefront>>()

/** The storefront of a locale; the listings' texts do not change, so each is indexed once. */
export function storefront(locale: Locale): Promise<Storefront> {
  let found = opened.get(locale)
  if (!found) opened.set(locale, (found = openStorefront(locale)))
  return found
}

/** How much a store favours an app in one country on one day, about 1 to 6: popular apps rank above equal matches. */
export const popularity = (app: SampleApp, locale: Locale, day: number) =>
  Math.log10(10 + app.dailyDownloads) *
  (1 + 0.05 * drift(hash32(`search/${app.ref.store}/${app.ref.trackId}/${locale}`), day))
