import { useState } from 'react'

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
 * The open review. One that leaves the list, for it was answered, stays open until another is; so does one that others come before.
 * `keep`: the user has begun to answer it, so that it stays even while the list is being read.
 */
export function useOpen<T extends { id: string }>(
  byId: ReadonlyMap<string, T>,
  { wanted, first, look, isReading }: Shown,
): { open: T | null; keep: () => void } {
  const [kept, setKept] = useState<{ look: string; id: string } | null>(null)
  const isKept = kept !== null && kept.look === look && byId.has(kept.id)
  if (!isKept && first !== null && !isReading) setKept({ look, id: first })
  const id = wanted ?? (isKept ? kept.id : first)
  const open = (id === null ? null : byId.get(id)) ?? null
  const keep = () => {
    if (open && first !== null && (!isKept || kept.id !== open.id)) setKept({ look, id: open.id })
  }
  return { open, keep }
}
