/** One line of the benchmark table. */
export interface Row {
  name: string
  value: number
  unit: string
  /** In the same unit; undefined: for orientation only. */
  budget?: number | undefined
  /** Whether more is better (a rate) rather than less. */
  atLeast?: boolean
  /** Both ends, inclusive, in place of `budget`: of what should be neither little nor much. */
  between?: readonly [number, number]
  /** How it was done, printed below the table. */
  plan?: string
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

export function holds({ value, budget, atLeast, between }: Row): boolean {
  if (between) return value >= between[0] && value <= between[1]
  return budget === undefined || (atLeast ? value >= budget : value <= budget)
}

function budgetOf({ budget, atLeast, between, unit }: Row): string {
  if (between) return `${between.join(' to ')} ${unit}`.trimEnd()
  return budget === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${budget} ${unit}`.trimEnd()
}

export function formatRow(row: Row): string {
  const digits = row.value < 10 ? 2 : 0
  const measured = `${row.value.toFixed(digits)} ${row.unit}`.trimEnd()
  return `| ${row.name} | ${measured} | ${budgetOf(row)} | ${holds(row) ? '' : row.between ? 'outside' : 'over'} |`
}
