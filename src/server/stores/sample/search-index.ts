import type { Locale } from '#contract/store.ts'
import MiniSearch from 'minisearch'
import { dayNumber } from './days.ts'
import { drift } from './hash.ts'
import { textOf } from './listing.ts'
import type { SampleApp } from './sample-app.ts'

const segmenters = new Map<string, Intl.Segmenter>()

/** Words of a text in the locale's language, lower case. */
export function wordsOf(text: string, locale: Locale): string[] {
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return [...segmenter.segment(text.normalize('NFKC'))]
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment.toLocaleLowerCase(locale))
}

const keyOf = ({ ref }: SampleApp) => `${ref.store}/${ref.trackId}`

export interface SearchHit {
  app: SampleApp
  score: number
}

/**
 * The fictional stores' search in one country on one day: BM25 over title, tagline and description
 * (matches in the title count most), times how popular the app is on that day.
 */
export function searchIndex(apps: readonly SampleApp[], locale: Locale, now: Date) {
  const day = dayNumber(now)
  const listed = apps.filter((app) => app.locales.includes(locale))
  const byKey = new Map(listed.map((app) => [keyOf(app), app]))
  const index = new MiniSearch<{ id: string; title: string; tagline: string; description: string; developer: string }>({
    fields: ['title', 'tagline', 'description', 'developer'],
    tokenize: (text) => wordsOf(text, locale),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, tagline: 3, developer: 2 },
      boostDocument: (key: string) => {
        const app = byKey.get(key)
        if (!app) return 0
        return Math.log10(10 + app.dailyDownloads) * (1 + 0.25 * drift(`search/${key}/${locale}`, day))
      },
    },
  })
  index.addAll(
    listed.map((app) => {
      const { title, tagline, description } = textOf(app, locale)
      const developer = app.developerName
      return { id: keyOf(app), title, tagline: tagline ?? '', description: description ?? '', developer }
    }),
  )

  return {
    /** Apps for a query, best first; `whileTyping` also accepts beginnings of words and slips of the finger. */
    search(query: string, { whileTyping = false } = {}): SearchHit[] {
      const found = index.search(query, whileTyping ? { prefix: true, fuzzy: 0.2, combineWith: 'AND' } : {})
      return found.flatMap(({ id, score }) => {
        const app = byKey.get(String(id))
        return app ? [{ app, score }] : []
      })
    },
  }
}
