import { LRUCache } from 'lru-cache'
import { sampleApps } from '../apps.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { sortOf } from './queries-for.ts'
import { brandQueries, distinct, interestIn, searchedIn, type Query } from './search-log.ts'

const kept = new LRUCache<string, Promise<readonly Query[]>>({ max: 8 })

/** All that a country types around a day, names of its apps too, what most people type first. */
export function dayLog(locale: WorldLocale, day: number): Promise<readonly Query[]> {
  const key = `${locale}/${day}`
  let log = kept.get(key)
  if (!log) kept.set(key, (log = openLog(locale, day)))
  return log
}

async function openLog(locale: WorldLocale, day: number): Promise<readonly Query[]> {
  const language = languageOf(locale)
  const { apps, games } = searchedIn(language)
  const brands = (await sampleApps())
    .filter((app) => app.locales.includes(locale))
    .flatMap((app) => brandQueries(app.brand.toLocaleLowerCase(locale), app.concept.id, language, sortOf(app)))
  return distinct([...apps.all, ...games.all, ...brands])
    .map((query) => ({ query, interest: interestIn(query, locale, day) }))
    .filter(({ interest }) => interest > 0)
    .sort((a, b) => b.interest - a.interest)
    .map(({ query }) => query)
}
