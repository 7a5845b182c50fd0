import { useMemo, useState } from 'react'

export interface Selected {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** The selected reviews. Filtering keeps the selection; reviews that are gone leave it. */
export function useSelected(known: { has: (id: string) => boolean }): Selected {
  const [all, setAll] = useState<readonly string[]>([])
  return useMemo(() => {
    const ids = all.filter((id) => known.has(id))
    const there = new Set(ids)
    return {
      ids,
      has: (id) => there.has(id),
      toggle: (id) => setAll(there.has(id) ? ids.filter((one) => one !== id) : [...ids, id]),
      set: setAll,
    }
  }, [all, known])
}
