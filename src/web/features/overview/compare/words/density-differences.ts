import type { ComparedKeyword } from './compare-keywords.ts'

/** One keyword of the descriptions with its share of each, 0..1; null: that description is not known. */
export interface DensityRow {
  value: string
  words: 1 | 2 | 3
  own: number | null
  competitor: number | null
  /** Own less competitor's; null where one is not known. */
  difference: number | null
}

export type DensityColumn = 'value' | 'own' | 'competitor' | 'difference'

export interface DensitySort {
  column: DensityColumn
  descending: boolean
}

/** Keywords that stand in at least one of the descriptions. `known`: which descriptions are known. */
export function densityRows(
  keywords: readonly ComparedKeyword[],
  known: { own: boolean; competitor: boolean },
): DensityRow[] {
  return keywords.flatMap(({ value, words, own, competitor }) => {
    if (!own?.count && !competitor?.count) return []
    const ours = known.own ? (own?.density ?? 0) : null
    const theirs = known.competitor ? (competitor?.density ?? 0) : null
    const difference = ours === null || theirs === null ? null : ours - theirs
    return [{ value, words, own: ours, competitor: theirs, difference }]
  })
}

/** Rows in the wanted order; what is not known comes last either way, equal ones stay as they are. */
export function sortDensities(rows: readonly DensityRow[], { column, descending }: DensitySort, locale: string) {
  const direction = descending ? -1 : 1
  if (column === 'value') return rows.toSorted((a, b) => direction * a.value.localeCompare(b.value, locale))
  return rows.toSorted((a, b) => {
    const [x, y] = [a[column], b[column]]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return direction * (x - y)
  })
}

/** A press on the sorted column turns the order round; another one starts with the highest, words with a. */
export const nextSort = (sort: DensitySort, column: DensityColumn): DensitySort => ({
  column,
  descending: sort.column === column ? !sort.descending : column !== 'value',
})
