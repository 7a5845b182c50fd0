import type { MonitorRow } from './monitor-rows.ts'

/** KEY-009; `history`: the sparkline, which is sorted by the change. */
export const monitorColumns = [
  'keyword',
  'volume',
  'difficulty',
  'relevancy',
  'rank',
  'median',
  'change',
  'history',
  'maxReach',
  'owner',
  'appsCount',
  'type',
  'competitors',
  'tags',
] as const
export type MonitorColumn = (typeof monitorColumns)[number]

/** A column, or the rank of a competitor: `rank:1500000002`. */
export type SortKey = Exclude<MonitorColumn, 'competitors' | 'history'> | `rank:${string}`

export interface MonitorSort {
  by: SortKey
  descending: boolean
}

export const firstSort: MonitorSort = { by: 'maxReach', descending: true }

export const isSortKey = (text: string): text is SortKey =>
  text.startsWith(OF_COMPETITOR) ||
  (text !== 'competitors' && text !== 'history' && monitorColumns.some((column) => column === text))

/** In an address: the column, after a minus where it is sorted downwards. */
export const textOfSort = ({ by, descending }: MonitorSort): string => `${descending ? '-' : ''}${by}`

export function sortOfText(text = ''): MonitorSort {
  const by = text.replace(/^-/u, '')
  return isSortKey(by) ? { by, descending: text.startsWith('-') } : firstSort
}

const OF_COMPETITOR = 'rank:'
const isOfCompetitor = (by: SortKey): by is `rank:${string}` => by.startsWith(OF_COMPETITOR)

/** Falls back to the default order if the view sorts by a competitor that has no column here. */
export const sortHere = (sort: MonitorSort, competitors: readonly { trackId: string }[]): MonitorSort =>
  isOfCompetitor(sort.by) && !competitors.some(({ trackId }) => `${OF_COMPETITOR}${trackId}` === sort.by)
    ? firstSort
    : sort

function sortValue(row: MonitorRow, by: SortKey): number | string | null {
  if (isOfCompetitor(by)) return row.competitorRanks[by.slice(OF_COMPETITOR.length)] ?? null
  if (by === 'owner') return row.owner?.title ?? null
  if (by === 'type') return row.kind
  // 0 is worse than every rank.
  if (by === 'median') return row.median === 0 ? Number.MAX_VALUE : row.median
  return by === 'tags' ? (row.tags[0] ?? null) : row[by]
}

/** Equal rows keep the order in which they were tracked; unknown values come last in both directions. */
export function sortRows(rows: readonly MonitorRow[], { by, descending }: MonitorSort): MonitorRow[] {
  const direction = descending ? -1 : 1
  const { compare } = new Intl.Collator()
  // Looks up each value once: sorting 10,000 rows takes 130,000 comparisons.
  return rows
    .map((row) => ({ row, value: sortValue(row, by) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
    })
    .map(({ row }) => row)
}

/** Where less is better, or letters are sorted, the first press sorts upwards. */
export const startsAscending = (by: SortKey): boolean =>
  by.startsWith('rank') || ['keyword', 'median', 'difficulty', 'type', 'owner', 'tags'].includes(by)

/** Pressing the sorted column reverses the order; pressing another one starts with its best value. */
export const nextSort = (sort: MonitorSort, by: SortKey): MonitorSort => ({
  by,
  descending: sort.by === by ? !sort.descending : !startsAscending(by),
})
