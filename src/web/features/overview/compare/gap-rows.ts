import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { csvOf, textCell } from '#aso/csv.ts'
import { gapSetOf, type GapKeyword, type GapSet } from '#aso/keyword-gap.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import type { Side } from './side.tsx'

export type GapColumn = 'keyword' | 'volume' | 'difficulty' | 'competitor' | 'own' | 'value'

export interface GapSort {
  column: GapColumn
  descending: boolean
}

/** The most valuable first. */
export const firstSort: GapSort = { column: 'value', descending: true }

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

interface Exported {
  rows: readonly GapKeyword[]
  own: Side
  competitor: Side
  set: GapSet
}

const columns: readonly MessageDescriptor[] = [
  msg`Keyword`,
  msg`Volume`,
  msg`Difficulty`,
  msg`Their rank`,
  msg`Your rank`,
  msg`Brand`,
]

/** What is shown, in its order, with the names of brands; what is not known is left empty. */
export function gapCsv({ rows, own, competitor }: Exported, i18n: I18n): string {
  const brands = { own: own.title, competitor: competitor.title, other: i18n._(msg`Brand`) }
  return csvOf([
    columns.map((name) => i18n._(name)),
    ...rows.map((row) => [
      textCell(row.keyword),
      ...[row.volume, row.difficulty, row.competitor, row.own].map((value) => value?.toString() ?? ''),
      row.brand === null ? '' : textCell(brands[row.brand]),
    ]),
  ])
}

/** Offers the keywords as they are filtered and sorted as a CSV file. */
export function exportGap(exported: Exported, i18n: I18n): void {
  const { own, competitor, set } = exported
  const names = `${fileNameOf(own.title)}-${fileNameOf(competitor.title)}`
  const name = `${names}-${set}-keywords-${countryCodeOf(own.locale)}-${dayOf(Date.now())}.csv`
  saveFile(gapCsv(exported, i18n), name, 'text/csv;charset=utf-8')
}
