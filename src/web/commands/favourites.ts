import { msg } from '@lingui/core/macro'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { addFavouriteCountry, getFavouriteCountries, removeFavouriteCountry } from '#contract/projects.ts'
import { call } from '#web/api/call.ts'
import { countryAtStart } from '../i18n/country.ts'
import { countryName } from '../i18n/format.ts'
import { language } from '../i18n/language.ts'
import { command } from './command.ts'
import { favouriteEntity } from './entities.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from './refusal-message.ts'

type Favourites = EndpointOutput<typeof getFavouriteCountries>

interface Favourite {
  countryCode: string
}

const lane = () => 'favourites'
const entities = ({ countryCode }: Favourite) => [favouriteEntity(countryCode)]
const nameOf = ({ countryCode }: Favourite) => countryName(countryCode, language())
const refreshes = () => [{ endpoint: getFavouriteCountries, input: {} }]

export const addFavourite = command({
  name: 'addFavourite',
  version: 1,
  schema: payloads.addFavourite,
  lane,
  entities,
  send: ({ countryCode }, context) => call(addFavouriteCountry, { params: { countryCode } }, context),
  overlay: ({ countryCode }, endpointId, _, data) => {
    if (endpointId !== getFavouriteCountries.id) return data
    const favourites = data as Favourites
    if (favourites.some((one) => one.countryCode === countryCode)) return data
    return [...favourites, { countryCode, countryName: nameOf({ countryCode }) }]
  },
  describe: (payload) => {
    const country = nameOf(payload)
    return { title: msg`Add ${country} to favourites`, scope: msg`All projects` }
  },
  refreshes,
  explain: (payload, code, details) =>
    refusalMessage(code, { name: countryAtStart(payload.countryCode), project: '' }, details),
})

export const removeFavourite = command({
  name: 'removeFavourite',
  version: 1,
  schema: payloads.removeFavourite,
  lane,
  entities,
  send: ({ countryCode }, context) => call(removeFavouriteCountry, { params: { countryCode } }, context),
  overlay: ({ countryCode }, endpointId, _, data) =>
    endpointId === getFavouriteCountries.id
      ? (data as Favourites).filter((one) => one.countryCode !== countryCode)
      : data,
  describe: (payload) => {
    const country = nameOf(payload)
    return { title: msg`Remove ${country} from favourites`, scope: msg`All projects` }
  },
  refreshes,
  explain: (payload, code, details) =>
    refusalMessage(code, { name: countryAtStart(payload.countryCode), project: '' }, details),
})
