import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { getProfile } from '#contract/profile.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import type { Told, VisitRow } from '#web/offline/storage/tables.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { useIdentity } from '#web/session/hooks.ts'

/** The visit before this one as the account knows it, for a device that knows of none; null: there was none. */
export function useAccountVisit(): Told | null {
  const identity = useIdentity()
  const params = { userId: identity?.userId ?? '' }
  const at = useRead(read(getProfile, { params }), { enabled: identity !== null }).data?.lastVisitAt ?? null
  return at === null ? null : { at: Date.parse(at), changes: [] }
}

/** A visit ends when the page was out of sight for this long, ms. */
export const VISIT_ENDS_AFTER_MS = 30 * 60_000

/** How exactly the device knows when the page was last in sight, ms. */
const SEEN_WITHIN_MS = 60_000

export interface Visit {
  /** What the reader knew when this visit began; null: nothing, it is the first. */
  toldBefore: Told | null
}

const KnownTold = v.nullable(v.object({ at: v.number(), changes: v.array(v.string()) }))
const KnownVisit = v.object({ id: v.string(), seenAt: v.number(), told: KnownTold, toldBefore: KnownTold })

const firstVisit: Visit = { toldBefore: null }

/**
 * Somebody looks at a listing: goes on with the visit, or begins another. `told`: what the page tells now; null: nothing
 * yet. Where the device keeps nothing, every visit is the first.
 */
export async function look(id: string, told: Told | null, now = Date.now()): Promise<Visit> {
  const userId = deviceUser.get()
  if (userId === null) return firstVisit
  try {
    const db = await userDatabase('data', userId)
    return await withConnection(db, () =>
      db.transaction('rw', db.visits, async () => {
        const known = v.safeParse(KnownVisit, await db.visits.get(id))
        const before = known.success ? known.output : undefined
        const visit = nextLook(before, told, now)
        const isNoted = before && visit.told === before.told && now - before.seenAt < SEEN_WITHIN_MS
        if (!isNoted) await db.visits.put({ id, ...visit })
        return visit
      }),
    )
  } catch {
    return firstVisit
  }
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

/** While the page is looked at this is noted every so often, ms: a browser may end without a word. */
const NOTED_EVERY_MS = 5 * 60_000

/** Keeps the visit to a listing while the page is looked at; null: the device has not said yet. `told` changes with each answer. */
export function useVisit(id: string, told: Told | null): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null)
  useEffect(() => {
    let live = true
    const note = () => void look(id, told).then((now) => live && setVisit(now))
    const noteIfSeen = () => {
      if (document.visibilityState === 'visible') note()
    }
    noteIfSeen()
    const timer = setInterval(noteIfSeen, NOTED_EVERY_MS)
    // Both ways: the look ends when the page is hidden, and when it is shown again a new visit may begin.
    document.addEventListener('visibilitychange', note)
    return () => {
      live = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
    // An answer counts once, however often its object is made.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, told?.at])
  useEffect(
    () => () => {
      if (document.visibilityState === 'visible') void look(id, null)
    },
    [id],
  )
  return visit
}
