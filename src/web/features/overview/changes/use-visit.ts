import { useEffect, useState } from 'react'
import type { Told } from '#web/offline/storage/tables.ts'
import { look, type Visit } from './device-visits.ts'

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
    // An answer is told once, however often its object is made.
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
