import type { KeywordRow, TextPlace } from './keyword-row.ts'

export type ColumnId =
  | 'keyword'
  | 'places'
  | 'rank'
  | 'change'
  | 'volume'
  | 'difficulty'
  | 'relevancy'
  | 'appsCount'
  | 'type'
  | 'owner'

export interface Sort {
  column: ColumnId
  descending: boolean
}

const strength: Record<TextPlace, number> = { title: 4, shortDescription: 2, description: 1 }

/** The value to sort by; null comes last in both directions. Places: the title outweighs the other two. */
function sortValue(row: KeywordRow, column: ColumnId): number | string | null {
  if (column === 'owner') return row.owner?.title ?? null
  if (column === 'type') return row.kind
  if (column !== 'places') return row[column]
  return row.places && row.places.reduce((sum, place) => sum + strength[place], 0)
}

/** Equal rows stay in the order that the server sent. */
export function sortKeywords(rows: readonly KeywordRow[], { column, descending }: Sort): KeywordRow[] {
  const direction = descending ? -1 : 1
  const collator = new Intl.Collator()
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [sortValue(rowA, column), sortValue(rowB, column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
  })
}

/** Where less is better, or letters are sorted, the first press sorts upwards. */
export const startsAscending: ReadonlySet<ColumnId> = new Set<ColumnId>([
  'keyword',
  'rank',
  'difficulty',
  'type',
  'owner',
])

/** Pressing the sorted column reverses the order; pressing another one starts with its best value. */
export const nextSort = (sort: Sort, column: ColumnId): Sort => ({
  column,
  descending: sort.column === column ? !sort.descending : !startsAscending.has(column),
})
