import {
  addFavouriteCountries,
  addFavouriteCountry,
  getFavouriteCountries,
  removeFavouriteCountry,
} from '#contract/projects.ts'
import type { Kysely } from 'kysely'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { countryByCode } from '#server/markets/countries.ts'
import { requireCountry } from '#server/markets/require-country.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'

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
  await star(db, caller, [params.countryCode], services.clock())
  return null
})

export const addFavourites = serve(addFavouriteCountries, async ({ body, caller, db, services }) => {
  for (const countryCode of body.countries) requireCountry(countryCode)
  for (const projectId of body.projectIds) await requireOwnProject(db, caller, projectId, 'view')
  await star(db, caller, [...new Set(body.countries)], services.clock())
  return null
})

/** Those that are starred stay as they are, and nothing is noted of them. */
async function star(db: Kysely<Schema>, caller: Caller, countryCodes: string[], now: Date): Promise<void> {
  const rows = countryCodes.map((code, index) => ({
    organisation_id: caller.organizationId,
    user_id: caller.userId,
    country_code: code,
    // One millisecond apart, so that the favourites keep the order in which they were chosen.
    created_at: new Date(now.getTime() + index),
  }))
  const added = await db
    .insertInto('favourite_country')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['country_code', 'created_at'])
    .execute()
  for (const { country_code: subject, created_at: at } of added)
    await recordChangeBy(db, caller, { action: 'favourite-added', subject }, at)
}

export const removeFavourite = serve(removeFavouriteCountry, async ({ params, caller, db, services }) => {
  const gone = await db
    .deleteFrom('favourite_country')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('country_code', '=', params.countryCode)
    .returning('country_code')
    .executeTakeFirst()
  if (gone)
    await recordChangeBy(db, caller, { action: 'favourite-removed', subject: gone.country_code }, services.clock())
  return null
})
