import { monitorColumns, type MonitorColumn } from '../rows/monitor-sort.ts'

/** As in the style sheet, px; the keyword's with the checkbox, a competitor's each. */
export const columnWidths: Record<MonitorColumn, number> = {
  keyword: 220,
  volume: 104,
  difficulty: 104,
  relevancy: 104,
  rank: 84,
  change: 78,
  history: 106,
  maxReach: 80,
  owner: 144,
  appsCount: 76,
  type: 104,
  competitors: 48,
  tags: 118,
}

/** What leaves first where the window is narrow. */
const leaving: readonly MonitorColumn[] = [
  'appsCount',
  'relevancy',
  'type',
  'tags',
  'owner',
  'difficulty',
  'competitors',
  'history',
  'maxReach',
  'volume',
]

/**
 * The chosen columns that have room, in the order of the table. `width`: px; null: not known yet.
 */
export function columnsThatFit(
  chosen: readonly MonitorColumn[],
  competitors: number,
  width: number | null,
): MonitorColumn[] {
  const wanted = monitorColumns.filter(
    (column) => column === 'keyword' || (chosen.includes(column) && (column !== 'competitors' || competitors > 0)),
  )
  if (width === null) return wanted
  const widthOf = (column: MonitorColumn) => columnWidths[column] * (column === 'competitors' ? competitors : 1)
  let room = width - wanted.reduce((sum, column) => sum + widthOf(column), 0)
  const gone = new Set<MonitorColumn>()
  for (const column of leaving)
    if (room < 0 && wanted.includes(column)) {
      gone.add(column)
      room += widthOf(column)
    }
  return wanted.filter((column) => !gone.has(column))
}
