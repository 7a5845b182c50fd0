import { setImmediate } from 'node:timers/promises'
import type { Insertable, Kysely } from 'kysely'
import type { Calibration } from '#aso/estimates/from-results.ts'
import { calibratedWeights } from '#aso/estimates/volume-weights.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { comparedTerms } from './compared-volumes.ts'
import { termsOfConnections } from './official-terms.ts'

/** The weights of the volume in a country; null: the published ones hold. Google Play has no official popularities. */
export async function calibrationOf(db: Kysely<Schema>, store: Store, country: string): Promise<Calibration | null> {
  if (store !== 'APP_STORE') return null
  const row = await db.selectFrom('volume_weights').selectAll().where('country', '=', country).executeTakeFirst()
  if (!row) return null
  const { ratings, suggestions, characters, terms, day } = row
  return { weights: { ratings, suggestions, characters }, terms, day }
}

/** Finds the weights anew where connections to Apple Ads have read enough; elsewhere the published ones hold again. */
export async function calibrateVolumes(db: Kysely<Schema>, now: Date): Promise<void> {
  const compared = await comparedTerms(db, await termsOfConnections(db))
  const found: Insertable<Schema['volume_weights']>[] = []
  for (const [country, terms] of compared) {
    const weights = calibratedWeights(terms)
    if (weights) found.push({ country, terms: terms.length, day: dayOf(now), ...weights })
    // Requests come in between.
    await setImmediate()
  }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('volume_weights')
      .where('country', 'not in', ['', ...found.map(({ country }) => country)])
      .execute()
    for (const row of found.toSorted((a, b) => a.country.localeCompare(b.country)))
      await transaction
        .insertInto('volume_weights')
        .values(row)
        .onConflict((conflict) => conflict.column('country').doUpdateSet(row))
        .execute()
  })
}
