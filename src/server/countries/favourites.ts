import { addFavouriteCountry, getFavouriteCountries, removeFavouriteCountry } from '#contract/projects.ts'
import type { Kysely } from 'kysely'
import { noteChange, type NotedChange } from '../audit/note-change.ts'
import type { Schema } from '../db/schema.ts'
import { serve, type Caller } from '../http/serve.ts'
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
  const { countryCode } = params
  requireCountry(countryCode)
  const added = await db
    .insertInto('favourite_country')
    .values({
      organisation_id: caller.organizationId,
      user_id: caller.userId,
      country_code: countryCode,
      created_at: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('country_code')
    .executeTakeFirst()
  if (added) await note(db, caller, { action: 'favourite-added', subject: countryCode }, services.clock())
  return null
})

export const removeFavourite = serve(removeFavouriteCountry, async ({ params, caller, db, services }) => {
  const gone = await db
    .deleteFrom('favourite_country')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('country_code', '=', params.countryCode)
    .returning('country_code')
    .executeTakeFirst()
  if (gone) await note(db, caller, { action: 'favourite-removed', subject: gone.country_code }, services.clock())
  return null
})

const note = (
  db: Kysely<Schema>,
  caller: Caller,
  change: Pick<NotedChange, 'action' | 'subject'>,
  now: Date,
): Promise<void> => noteChange(db, { organisationId: caller.organizationId, actor: caller, ...change }, now)
