/** One line of the benchmark table. */
export interface Row {
  name: string
  value: number
  unit: string
  /** In the same unit; undefined: for orientation only. */
  budget?: number | undefined
  /** Whether more is better (a rate) rather than less. */
  atLeast?: boolean
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

export const holds = (row: Row): boolean =>
  row.budget === undefined || (row.atLeast ? row.value >= row.budget : row.value <= row.budget)

export function formatRow(row: Row): string {
  const digits = row.value < 10 ? 2 : 0
  const budget = row.budget === undefined ? '–' : `${row.atLeast ? '≥' : '≤'} ${row.budget} ${row.unit}`
  return `| ${row.name} | ${row.value.toFixed(digits)} ${row.unit} | ${budget} | ${holds(row) ? '' : 'over'} |`
}
