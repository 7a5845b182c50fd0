import type { Kysely } from 'kysely'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { keywordsTrackedBy } from '#server/history/tracked-by.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { isMeasured, keywordSlots, measuredUntil } from '#server/quotas/keyword-slots.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

/** Keywords, and the moment whose figures they show. */
export interface OwnKeywords {
  keywords: string[]
  now: Date
}

/**
 * What the caller's own organisation tracks for an app in a country, in apps that the caller may see: what others track is
 * theirs to know. Keywords within the plan are as they are now, those beyond it as they were on its last day; where that day
 * is not known they are left out.
 */
export async function ownKeywords(
  db: Kysely<Schema>,
  caller: Caller,
  ref: ListingRef,
  now: Date,
): Promise<OwnKeywords[]> {
  const { organizationId } = caller
  const permission = await permissionsOf(db, caller)
  const isMeant = (projectId: string) => permission(projectId) !== 'none'
  const tracked = await keywordsTrackedBy(db, organizationId, ref, countryCodeOf(ref.locale), isMeant)
  const slots = await keywordSlots(db, organizationId, now)
  const groups = Map.groupBy(tracked, (one) => (isMeasured(one, slots) ? now : measuredUntil(one, slots)))
  return [...groups].flatMap(([moment, of]) =>
    moment === null ? [] : [{ keywords: of.map(({ keyword }) => keyword), now: moment }],
  )
}
