import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Steps } from './detail-head.tsx'

interface Shown {
  /** Id of the selected review; null: none was selected. */
  wanted: string | null
  /** Id of the first review of the list, which is open until another is selected; null: none, or the list is a page of its own. */
  first: string | null
  /** The list's view, order and filters as text: when they change, the first review is opened again. */
  listState: string
  /** The list is still loading: its first review may change. */
  isReading: boolean
}

/**
 * The open review. It stays open when it leaves the list because it was answered, and when newer reviews come before it.
 * While the list is being read, its first review may still change, unless the user has begun to answer it: call `pin`.
 */
export function useSelectedReview<T>(
  byId: ReadonlyMap<string, T>,
  { wanted, first, listState, isReading }: Shown,
): { open: T | null; pin: () => void } {
  const [pinned, setPinned] = useState<{ listState: string; id: string } | null>(null)
  const isPinned = pinned !== null && pinned.listState === listState && byId.has(pinned.id)
  const pin = () => {
    if (!isPinned && first !== null) setPinned({ listState, id: first })
  }
  if (!isReading) pin()
  const id = wanted ?? (isPinned ? pinned.id : first)
  return { open: (id === null ? null : byId.get(id)) ?? null, pin }
}

interface LastPosition {
  id: string
  listState: string
  at: number
}

/**
 * Opens the previous and next review in the list's order. If the open review has left the list (it was answered), the next is
 * the one at its former position; if it never was in the list, the first.
 * @param listState what the list shows
 */
export function usePreviousNext(
  shown: readonly OwnReview[],
  open: OwnReview | null,
  listState: string,
  onOpen: (id: string) => void,
): Steps & { at: number | null } {
  const [last, setLast] = useState<LastPosition | null>(null)
  const now = open === null ? -1 : shown.findIndex(({ id }) => id === open.id)
  if (open !== null && now >= 0 && (last?.id !== open.id || last.at !== now || last.listState !== listState))
    setLast({ id: open.id, listState, at: now })
  const left = now < 0 && last !== null && last.id === open?.id && last.listState === listState ? last.at : null
  const step = (review: OwnReview | undefined) => (review ? () => onOpen(review.id) : null)
  const [before, after] = now >= 0 ? [now - 1, now + 1] : [(left ?? 0) - 1, left ?? 0]
  return { previous: step(shown[before]), next: step(shown[after]), at: now >= 0 ? now : left }
}
