import type { MonitorRow } from './monitor-rows.ts'

/** KEY-009; `history`: the sparkline, which is sorted by the change. */
export const monitorColumns = [
  'keyword',
  'volume',
  'difficulty',
  'relevancy',
  'rank',
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

const OF_COMPETITOR = 'rank:'
const isOfCompetitor = (by: SortKey): by is `rank:${string}` => by.startsWith(OF_COMPETITOR)

/** An order by a competitor that does not stand here is that of another app, or of before: then the first one. */
export const sortHere = (sort: MonitorSort, competitors: readonly { trackId: string }[]): MonitorSort =>
  isOfCompetitor(sort.by) && !competitors.some(({ trackId }) => `${OF_COMPETITOR}${trackId}` === sort.by)
    ? firstSort
    : sort

function sortValue(row: MonitorRow, by: SortKey): number | string | null {
  if (isOfCompetitor(by)) return row.competitorRanks[by.slice(OF_COMPETITOR.length)] ?? null
  if (by === 'owner') return row.owner?.title ?? null
  if (by === 'type') return row.kind
  return by === 'tags' ? (row.tags[0] ?? null) : row[by]
}

/** Equal rows stay in the order in which they were tracked; what is not known is last in both directions. */
export function sortRows(rows: readonly MonitorRow[], { by, descending }: MonitorSort): MonitorRow[] {
  const direction = descending ? -1 : 1
  const { compare } = new Intl.Collator()
  // Each row's value is looked up once: a list of 10,000 is compared 130,000 times.
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
  by.startsWith('rank') || ['keyword', 'difficulty', 'type', 'owner', 'tags'].includes(by)

/** A press on the sorted column turns the order round, on another one it starts with the best. */
export const nextSort = (sort: MonitorSort, by: SortKey): MonitorSort => ({
  by,
  descending: sort.by === by ? !sort.descending : !startsAscending(by),
})
