import { useState } from 'react'

export interface SelectedRows {
  /** In the order in which they were selected. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects all of them besides those that are. */
  add: (ids: readonly string[]) => void
  /** Those of a list that are all selected are so no longer; else they all are. Others stay as they are. */
  toggleAll: (ids: readonly string[]) => void
  set: (ids: readonly string[]) => void
}

/**
 * Which rows are selected. One that is filtered away still is; one that leaves `known` is no longer. `known` null: what is
 * selected stays so, whatever the list.
 */
export function useSelectedRows(known: { has: (id: string) => boolean } | null): SelectedRows {
  const [all, setAll] = useState<readonly string[]>([])
  const ids = known ? all.filter((id) => known.has(id)) : all
  const selected = new Set(ids)
  const without = (some: ReadonlySet<string>) => ids.filter((one) => !some.has(one))
  const add = (more: readonly string[]) => setAll([...ids, ...more.filter((one) => !selected.has(one))])
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) => (selected.has(id) ? setAll(without(new Set([id]))) : add([id])),
    add,
    toggleAll: (list) => (list.every((one) => selected.has(one)) ? setAll(without(new Set(list))) : add(list)),
    set: setAll,
  }
}
