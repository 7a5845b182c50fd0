import { isGame } from '../categories.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import type { Sort } from './modifiers.ts'
import { brandQueries, distinct, interestIn, searchedIn, type Query } from './search-log.ts'

export const sortOf = ({ category }: SampleApp): Sort => (isGame(category) ? 'games' : 'apps')

/**
 * What a country searches for on a day that may concern an app: its own name, what its sort is searched by, and the
 * topics of the other sort.
 */
export function queriesFor(app: SampleApp, locale: WorldLocale, day: number): readonly Query[] {
  const language = languageOf(locale)
  const sort = sortOf(app)
  const searched = searchedIn(language)
  const own = brandQueries(app.brand.toLocaleLowerCase(locale), app.concept.id, language, sort)
  return distinct([...own, ...searched[sort].all, ...searched[sort === 'apps' ? 'games' : 'apps'].topics]).filter(
    (query) => interestIn(query, locale, day) > 0,
  )
}
