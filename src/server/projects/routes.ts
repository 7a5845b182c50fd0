import type { Route } from '#server/endpoints/serve.ts'
import { add as addApps } from './add-apps.ts'
import { add as addCompetitor, list as listCompetitors, remove as removeCompetitor } from './competitors.ts'
import { addFavourite, addFavourites, favourites, removeFavourite } from './countries/favourites.ts'
import { configCountryList, countryList } from './countries/lists.ts'
import { track, untrack } from './countries/tracking.ts'
import { marketAbout } from './market-about.ts'
import { ownApps, projects } from './projects-of.ts'
import { remove as removeApp } from './remove-app.ts'
import { search } from './search-apps.ts'

export const routes: Route[] = [
  projects,
  ownApps,
  search,
  marketAbout,
  addApps,
  removeApp,
  listCompetitors,
  addCompetitor,
  removeCompetitor,
  countryList,
  configCountryList,
  favourites,
  addFavourite,
  addFavourites,
  removeFavourite,
  track,
  untrack,
]
