import { useState } from 'react'

export interface SelectedKeywords {
  /** In the order in which they were selected: the first have a line in the chart (KEY-026). */
  keywords: readonly string[]
  has: (keyword: string) => boolean
  toggle: (keyword: string) => void
  /** Selects all of them besides those that are. */
  add: (keywords: readonly string[]) => void
  set: (keywords: readonly string[]) => void
}

/** Which rows are selected. A keyword that leaves the list is no longer selected; one that is filtered away still is. */
export function useSelectedKeywords(known: { has: (keyword: string) => boolean }): SelectedKeywords {
  'use memo'
  const [all, setAll] = useState<readonly string[]>([])
  const keywords = all.filter((keyword) => known.has(keyword))
  const selected = new Set(keywords)
  return {
    keywords,
    has: (keyword) => selected.has(keyword),
    toggle: (keyword) =>
      setAll(selected.has(keyword) ? keywords.filter((one) => one !== keyword) : [...keywords, keyword]),
    add: (more) => setAll([...keywords, ...more.filter((one) => !selected.has(one))]),
    set: setAll,
  }
}
