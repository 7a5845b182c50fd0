import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Steps } from './detail-head.tsx'

interface Shown {
  /** Id of the chosen one; null: none was chosen. */
  wanted: string | null
  /** Id of the list's first one, which is open beside the list until another is chosen; null: there is none, or no list beside. */
  first: string | null
  /** What the list shows: with another view, order or filter its first one is open anew. */
  look: string
  /** More of the list is on its way: its first one may be another yet. */
  isReading: boolean
}

/**
 * The open review. It stays open when it leaves the list because it was answered, and when newer reviews come before it.
 * While the list is being read, its first review may still change, unless the user has begun to answer it: call `keep`.
 */
export function useOpen<T>(
  byId: ReadonlyMap<string, T>,
  { wanted, first, look, isReading }: Shown,
): { open: T | null; keep: () => void } {
  const [kept, setKept] = useState<{ look: string; id: string } | null>(null)
  const isKept = kept !== null && kept.look === look && byId.has(kept.id)
  const keep = () => {
    if (!isKept && first !== null) setKept({ look, id: first })
  }
  if (!isReading) keep()
  const id = wanted ?? (isKept ? kept.id : first)
  return { open: (id === null ? null : byId.get(id)) ?? null, keep }
}

interface Place {
  id: string
  look: string
  at: number
}

/**
 * The way to the review before and after the open one, in the list's order. One that has left the list, for it was answered, is
 * followed by the one that stands in its place; one that never was in it, by the first.
 * @param look what the list shows
 */
export function useSteps(
  shown: readonly OwnReview[],
  open: OwnReview | null,
  look: string,
  onOpen: (id: string) => void,
): Steps & { at: number | null } {
  const [last, setLast] = useState<Place | null>(null)
  const now = open === null ? -1 : shown.findIndex(({ id }) => id === open.id)
  if (open !== null && now >= 0 && (last?.id !== open.id || last.at !== now || last.look !== look))
    setLast({ id: open.id, look, at: now })
  const left = now < 0 && last !== null && last.id === open?.id && last.look === look ? last.at : null
  const step = (review: OwnReview | undefined) => (review ? () => onOpen(review.id) : null)
  const [before, after] = now >= 0 ? [now - 1, now + 1] : [(left ?? 0) - 1, left ?? 0]
  return { previous: step(shown[before]), next: step(shown[after]), at: now >= 0 ? now : left }
}
