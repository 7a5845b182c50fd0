import * as v from 'valibot'
import { withConnection } from '#web/offline/storage/database.ts'
import type { Told, VisitRow } from '#web/offline/storage/tables.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'

/** A visit ends when the page was out of sight for this long, ms. */
export const VISIT_ENDS_AFTER_MS = 30 * 60_000

/** How exactly the device knows when the page was last in sight, ms. */
const SEEN_WITHIN_MS = 60_000

const KnownTold = v.nullable(v.object({ at: v.number(), changes: v.array(v.string()) }))
const KnownVisit = v.object({ id: v.string(), seenAt: v.number(), told: KnownTold, toldBefore: KnownTold })

/** Goes on with the visit to a listing or begins another, as of `now`. Throws `DeviceError`. */
export async function noteLook(
  userId: string,
  id: string,
  told: Told | null,
  now: number,
): Promise<Omit<VisitRow, 'id'>> {
  const db = await userDatabase('data', userId)
  return withConnection(db, () =>
    db.transaction('rw', db.visits, async () => {
      const known = v.safeParse(KnownVisit, await db.visits.get(id))
      const before = known.success ? known.output : undefined
      const visit = nextLook(before, told, now)
      const isNoted = before && visit.told === before.told && now - before.seenAt < SEEN_WITHIN_MS
      if (!isNoted) await db.visits.put({ id, ...visit })
      return visit
    }),
  )
}

function nextLook(row: VisitRow | undefined, told: Told | null, now: number): Omit<VisitRow, 'id'> {
  if (!row) return { seenAt: now, told, toldBefore: null }
  const isNew = now - row.seenAt > VISIT_ENDS_AFTER_MS
  return {
    seenAt: now,
    told: later(row.told, told),
    toldBefore: isNew ? row.told : row.toldBefore,
  }
}

/** The device may have an older answer than the one that was shown last. */
const later = (one: Told | null, other: Told | null) => ((one?.at ?? 0) >= (other?.at ?? 0) ? one : other)
