import { useEffect, useState } from 'react'
import { getProfile } from '#contract/profile.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import type { Told } from '#web/offline/storage/tables.ts'
import { useIdentity } from '#web/session/hooks.ts'

/** The visit before this one as the account knows it, for a device that knows of none; null: there was none. */
export function useAccountVisit(): Told | null {
  const identity = useIdentity()
  const params = { userId: identity?.userId ?? '' }
  const at = useRead(read(getProfile, { params }), { enabled: identity !== null }).data?.lastVisitAt ?? null
  return at === null ? null : { at: Date.parse(at), changes: [] }
}

export interface Visit {
  /** What the reader knew when this visit began; null: nothing, it is the first. */
  toldBefore: Told | null
}

const firstVisit: Visit = { toldBefore: null }

/**
 * Somebody looks at a listing: goes on with the visit, or begins another. `told`: what the page tells now; null: nothing
 * yet. Where the device keeps nothing, every visit is the first. The database comes with the first look.
 */
export async function look(id: string, told: Told | null, now = Date.now()): Promise<Visit> {
  const userId = deviceUser.get()
  if (userId === null) return firstVisit
  try {
    const { noteLook } = await import('./saved-visits.ts')
    return await noteLook(userId, id, told, now)
  } catch {
    return firstVisit
  }
}

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
