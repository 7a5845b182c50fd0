import { useState } from 'react'

export interface SelectedKeywords {
  /** In the order in which they were selected: the first have a line in the chart (KEY-026). */
  keywords: readonly string[]
  has: (keyword: string) => boolean
  toggle: (keyword: string) => void
  /** Selects all of them besides those that are. */
  add: (keywords: readonly string[]) => void
  /** Those of a list that are all selected are so no longer; else they all are. Others stay as they are. */
  toggleAll: (keywords: readonly string[]) => void
  set: (keywords: readonly string[]) => void
}

/**
 * Which rows are selected. One that is filtered away still is; one that leaves `known` is no longer. `known` null: what is
 * selected stays so, whatever the list.
 */
export function useSelectedKeywords(known: { has: (keyword: string) => boolean } | null): SelectedKeywords {
  const [all, setAll] = useState<readonly string[]>([])
  const keywords = known ? all.filter((keyword) => known.has(keyword)) : all
  const selected = new Set(keywords)
  const without = (some: ReadonlySet<string>) => keywords.filter((one) => !some.has(one))
  const add = (more: readonly string[]) => setAll([...keywords, ...more.filter((one) => !selected.has(one))])
  return {
    keywords,
    has: (keyword) => selected.has(keyword),
    toggle: (keyword) => (selected.has(keyword) ? setAll(without(new Set([keyword]))) : add([keyword])),
    add,
    toggleAll: (list) => (list.every((one) => selected.has(one)) ? setAll(without(new Set(list))) : add(list)),
    set: setAll,
  }
}
