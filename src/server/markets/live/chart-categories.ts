import type { Store } from '#contract/store.ts'
import { genreNames } from './apple/genres.ts'
import { playCategories } from './google/categories.ts'
import type { ChartCategory } from '../market.ts'

/** Holds the apps that are no games: how Google Play calls its chart of all apps. */
const ALL_APPS = 'APPLICATION'

const byName = (list: ChartCategory[]) => list.toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'))

/** The stores' categories with charts, named in English as their listings are. */
export const chartCategories: Readonly<Record<Store, ChartCategory[]>> = {
  APP_STORE: byName(genreNames.map((name) => ({ name, displayName: name }))),
  GOOGLE_PLAY: byName(
    Array.from(playCategories, ([name, displayName]) => ({ name, displayName })).filter(
      ({ name }) => name !== ALL_APPS,
    ),
  ),
}
