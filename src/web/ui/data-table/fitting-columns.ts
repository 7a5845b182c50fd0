import type { Column } from './column.ts'

/** Of the column of checkboxes, px. */
const SELECT_WIDTH = 50

/** Those columns that have room. `width`: of the table, px; null: not known yet. */
export function fittingColumns<T, Id extends string>(
  columns: readonly Column<T, Id>[],
  width: number | null,
): readonly Column<T, Id>[] {
  if (width === null) return columns
  const widthOf = (some: readonly Column<T, Id>[]) =>
    some.reduce((sum, column) => sum + (column.width ?? column.leastWidth ?? 0), 0)
  let left = columns
  const leaving = columns.flatMap(({ leaves }) => leaves ?? [])
  // Columns that leave with the same number leave together.
  for (const number of new Set(leaving.sort((one, other) => one - other)))
    if (SELECT_WIDTH + widthOf(left) > width) left = left.filter(({ leaves }) => leaves !== number)
  return left
}
