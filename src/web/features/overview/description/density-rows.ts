import type { KeywordDensity } from '#contract/overview/overview.ts'

export type SortColumn = 'count' | 'density'
export interface Sort {
  column: SortColumn
  descending: boolean
}

/** How many words a keyword has; `all` keeps every one. */
export type PhraseLength = 'all' | KeywordDensity['words']

/** OV-033. Rows of one phrase length in the wanted order; equal ones stay as the server sent them. */
export function densityRows(rows: readonly KeywordDensity[], length: PhraseLength, sort: Sort): KeywordDensity[] {
  const direction = sort.descending ? -1 : 1
  return rows
    .filter((row) => length === 'all' || row.words === length)
    .toSorted((a, b) => direction * (a[sort.column] - b[sort.column]))
}

/** A click on the sorted column turns the order round, on another column it starts with the highest. */
export const nextSort = (sort: Sort, column: SortColumn): Sort => ({
  column,
  descending: sort.column === column ? !sort.descending : true,
})
