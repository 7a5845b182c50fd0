import { getConfigCountries, getCountries, type Country } from '#contract/projects.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { countries } from '#server/markets/countries.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'

/** Those that the caller's market covers, by name. */
async function coveredCountries(caller: Caller, services: Services): Promise<Country[]> {
  const covered = await marketOf(caller, services).locales()
  return countries.filter(({ locale }) => covered === null || covered.includes(locale))
}

export const countryList = serve(getCountries, ({ caller, services }) => coveredCountries(caller, services))

export const configCountryList = serve(getConfigCountries, async ({ caller, services }) =>
  (await coveredCountries(caller, services)).map(({ country, displayName }) => ({
    countryName: displayName,
    countryCode: country,
  })),
)
