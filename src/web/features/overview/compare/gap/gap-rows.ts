import { gapSetOf, type GapKeyword, type GapSet } from '#aso/keyword-gap.ts'

export type GapColumn = 'keyword' | 'volume' | 'difficulty' | 'competitor' | 'own' | 'value'

export interface GapSort {
  column: GapColumn
  descending: boolean
}

/** The most valuable first. */
export const firstSort: GapSort = { column: 'value', descending: true }

/** Where less is better, or letters are sorted, the first press sorts upwards. */
const startsAscending: ReadonlySet<GapColumn> = new Set<GapColumn>(['keyword', 'difficulty', 'competitor', 'own'])

export const nextSort = (sort: GapSort, column: GapColumn): GapSort => ({
  column,
  descending: sort.column === column ? !sort.descending : !startsAscending.has(column),
})

/** How many keywords each set has. */
export function countsBySet(rows: readonly GapKeyword[]): Record<GapSet, number> {
  const counts = { competitor: 0, shared: 0, own: 0 }
  for (const row of rows) counts[gapSetOf(row)] += 1
  return counts
}

interface Shown {
  set: GapSet
  /** Stands somewhere in the keyword. */
  text: string
  /** Names of apps are left out. */
  withoutBrands: boolean
  sort: GapSort
}

/** The rows of one set, filtered and sorted; what is not known comes last either way. */
export function shownRows(rows: readonly GapKeyword[], { set, text, withoutBrands, sort }: Shown): GapKeyword[] {
  const wanted = text.trim().toLocaleLowerCase()
  const { column, descending } = sort
  const direction = descending ? -1 : 1
  const collator = new Intl.Collator()
  return rows
    .filter((row) => gapSetOf(row) === set && row.keyword.includes(wanted) && !(withoutBrands && row.brand !== null))
    .sort((rowA, rowB) => {
      if (column === 'keyword') return direction * collator.compare(rowA.keyword, rowB.keyword)
      const [a, b] = [rowA[column], rowB[column]]
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return direction * (a - b)
    })
}
