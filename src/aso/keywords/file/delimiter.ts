import { rowsOf, type Parse } from './csv-rows.ts'

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

const SAMPLE_LINES = 40
/** Share of the rows that must have equally many cells for a table; texts above it have fewer. */
const EVEN_SHARE = 0.6

/**
 * What separates the columns of a text, and whether it is a table: most of its first rows have equally many cells, two or more.
 * Else it is a list, whose cells are all alike. Of several, the one that gives the most even rows, then the most cells.
 */
export function detectDelimiter(csvParse: Parse, text: string): { delimiter: Delimiter; isTable: boolean } {
  const sample = text.split('\n', SAMPLE_LINES).join('\n')
  const judged = delimiters.map((delimiter) => {
    const widths = rowsOf(csvParse, sample, delimiter).map(({ length }) => length)
    const width = mostFrequent(widths.filter((count) => count > 1))
    const even = width === null ? 0 : widths.filter((count) => count === width).length / widths.length
    return { delimiter, even, isTable: widths.length > 1 && even >= EVEN_SHARE, cells: sum(widths) }
  })
  const best = judged.toSorted((a, b) => Number(b.isTable) - Number(a.isTable) || b.even - a.even || b.cells - a.cells)
  const { delimiter, isTable } = best[0] ?? { delimiter: ',', isTable: false }
  return { delimiter, isTable }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function mostFrequent(numbers: readonly number[]): number | null {
  const counts = [...Map.groupBy(numbers, (one) => one)].sort(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0] ?? null
}
