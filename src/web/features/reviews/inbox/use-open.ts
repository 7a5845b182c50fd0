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
