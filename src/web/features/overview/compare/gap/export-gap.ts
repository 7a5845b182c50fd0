import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GapKeyword, GapSet } from '#aso/keyword-gap.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import type { Side } from '../side.ts'

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
