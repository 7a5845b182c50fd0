import { useMemo, useState } from 'react'

export interface Selected {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** Which reviews are selected; one that is filtered away still is, one that is gone is no longer. */
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
