import { sampleApps } from '../apps.ts'
import { languageOf, worldLocales, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { editionOn } from '../writing/editions.ts'
import { textOf } from '../writing/text-of.ts'
import type { WorldLanguage } from '../world/concept.ts'
import { hiddenWords } from './hidden-words.ts'
import { keptWhileUsed } from './kept-while-used.ts'
import type { Shelf } from './shelf.ts'
import { searchEngine, type SearchDocument, type SearchEngine } from './search-engine.ts'

/** The listings of one language in all their editions of a period. */
export interface LanguageIndex {
  engine: SearchEngine
  /** Number of the document that each app of a storefront's shelf shows there, in the shelf's order. */
  documentsOf: (shelf: Shelf) => readonly number[]
}

/** Days that share an index; the periods are fixed, so that the past is found the same whenever it is asked for. */
const PERIOD = 60
/** About 15 megabytes each. */
const INDEXES_KEPT = 8

/** Where texts are the American ones, whatever the country: the world writes no Portuguese and no Swedish. */
const textsOf = (locale: WorldLocale): WorldLocale => (locale === 'pt-PT' || locale === 'sv-SE' ? 'en-US' : locale)

/** People search in English everywhere, and developers know it: what kind of app it is stands there in English, too. */
async function openIndex(language: WorldLanguage, period: number): Promise<LanguageIndex> {
  const numbers = new Map<string, number>()
  const keyOfText = (app: SampleApp, locale: WorldLocale, edition: number) => `${keyOf(app.ref)}/${locale}/${edition}`
  const locales = worldLocales.filter((locale) => languageOf(textsOf(locale)) === language)
  const apps = await sampleApps()

  function* documents(): Iterable<SearchDocument> {
    for (const app of apps) {
      const last = editionOn(app, (period + 1) * PERIOD - 1)
      if (last === null) continue
      const first = editionOn(app, period * PERIOD) ?? 0
      const texts = new Set(locales.filter((locale) => app.locales.includes(locale)).map(textsOf))
      for (const locale of texts) {
        for (let edition = first; edition <= last; edition++) {
          const { title, tagline, description } = textOf(app, locale, edition)
          numbers.set(keyOfText(app, locale, edition), numbers.size)
          const keywords = language === 'en' ? '' : app.concept.text.en.names.join('\n')
          yield {
            title,
            tagline: tagline ?? '',
            description: `${description ?? ''}\n${hiddenWords(app, language, edition)}`,
            developer: app.developerName,
            keywords,
          }
        }
      }
    }
  }
  const engine = await searchEngine(language, documents())
  const looked = new WeakMap<Shelf, readonly number[]>()
  const documentsOf: LanguageIndex['documentsOf'] = (shelf) => {
    let known = looked.get(shelf)
    if (!known) {
      const texts = textsOf(shelf.locale)
      known = shelf.listed.map(({ app, edition }) => numbers.get(keyOfText(app, texts, edition)) ?? -1)
      looked.set(shelf, known)
    }
    return known
  }
  return { engine, documentsOf }
}

const opened = keptWhileUsed<Promise<LanguageIndex>>(INDEXES_KEPT)

/** The index that holds what a storefront shows on a day; built when first asked for. */
export function indexFor(locale: WorldLocale, day: number): Promise<LanguageIndex> {
  const language = languageOf(textsOf(locale))
  const period = Math.floor(day / PERIOD)
  const key = `${language}/${period}`
  let index = opened.get(key)
  if (!index) opened.set(key, (index = openIndex(language, period)))
  return index
}
