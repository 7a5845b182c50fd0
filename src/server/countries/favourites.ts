import { addFavouriteCountry, getFavouriteCountries, removeFavouriteCountry } from '#contract/projects.ts'
import { serve } from '../http/serve.ts'
import { countryByCode } from '../market/countries.ts'
import { requireCountry } from '../market/require-country.ts'

export const favourites = serve(getFavouriteCountries, async ({ caller, db }) => {
  const rows = await db
    .selectFrom('favourite_country')
    .select('country_code')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .orderBy('created_at')
    .orderBy('country_code')
    .execute()
  return rows.map(({ country_code: countryCode }) => ({
    countryName: countryByCode.get(countryCode)?.displayName ?? countryCode,
    countryCode,
  }))
})

export const addFavourite = serve(addFavouriteCountry, async ({ params, caller, db, services }) => {
  requireCountry(params.countryCode)
  await db
    .insertInto('favourite_country')
    .values({
      organisation_id: caller.organizationId,
      user_id: caller.userId,
      country_code: params.countryCode,
      created_at: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
})

export const removeFavourite = serve(removeFavouriteCountry, async ({ params, caller, db }) => {
  await db
    .deleteFrom('favourite_country')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('country_code', '=', params.countryCode)
    .execute()
  return null
})
