import type { Route } from '#server/endpoints/serve.ts'
import { addFavourite, addFavourites, favourites, removeFavourite } from './favourites.ts'
import { configCountryList, countryList } from './lists.ts'
import { track, untrack } from './tracking.ts'

export const routes: Route[] = [
  countryList,
  configCountryList,
  favourites,
  addFavourite,
  addFavourites,
  removeFavourite,
  track,
  untrack,
]
