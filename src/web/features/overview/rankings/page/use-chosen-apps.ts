import { useState } from 'react'
import type { Competitor } from '#contract/projects.ts'

/** Competitors whose lines are drawn at the same time (OP-47). */
export const SHOWN_MAX = 5

interface ChosenApps {
  /** In the order of the list. */
  chosen: readonly Competitor[]
  toggle: (trackId: string) => void
}

/** Which competitors are shown: the first ones until the reader chooses. */
export function useChosenApps(competitors: readonly Competitor[]): ChosenApps {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const chosen = chosenOf(competitors, ids)
  return { chosen, toggle: (trackId) => setIds(toggled(chosen, trackId)) }
}

/** `ids` null: nothing was chosen yet. One that is a competitor no longer is left out. */
export const chosenOf = (competitors: readonly Competitor[], ids: readonly string[] | null): Competitor[] =>
  competitors.filter(({ trackId }) => ids === null || ids.includes(trackId)).slice(0, SHOWN_MAX)

/** With one more or one less; never more than can be told apart. */
export function toggled(chosen: readonly Competitor[], trackId: string): string[] {
  const ids = chosen.map((one) => one.trackId)
  if (ids.includes(trackId)) return ids.filter((one) => one !== trackId)
  return ids.length < SHOWN_MAX ? [...ids, trackId] : ids
}
