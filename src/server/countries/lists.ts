import { getConfigCountries, getCountries } from '#contract/projects.ts'
import { serve } from '../http/serve.ts'
import { countries } from '../market/countries.ts'

export const countryList = serve(getCountries, async () => [...countries])

export const configCountryList = serve(getConfigCountries, async () =>
  countries.map(({ country, displayName }) => ({ countryName: displayName, countryCode: country })),
)
