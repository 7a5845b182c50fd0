import { useState } from 'react'
import { noFilter, type KeywordFilter } from './keyword-filter.ts'
import type { Sort } from './keyword-sort.ts'

/** Filter and order of a list of keywords. It outlives the list, which unmounts while another one loads. */
export interface ListView {
  filter: KeywordFilter
  setFilter: (filter: KeywordFilter) => void
  sort: Sort
  setSort: (sort: Sort) => void
  /** On a phone: the filters are unfolded. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export function useListView(firstSort: Sort, firstText = ''): ListView {
  const [filter, setFilter] = useState({ ...noFilter, text: firstText })
  const [sort, setSort] = useState(firstSort)
  const [isOpen, setOpen] = useState(false)
  return { filter, setFilter, sort, setSort, isOpen, setOpen }
}

export const isSameFilter = (one: KeywordFilter, other: KeywordFilter): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof KeywordFilter] === value)
