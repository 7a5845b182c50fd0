import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { csvOf, textCell } from '#aso/csv.ts'
import { gapSetOf, type GapKeyword, type GapSet } from '#aso/keyword-gap.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import { language } from '#web/i18n/language.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import type { Sort } from '#web/ui/data-table/columns.ts'

/** One of the compared apps in the country. */
export interface GapSide {
  app: SelectedApp
  locale: string
  /** As the listing says, else as the project knows it. */
  title: string
}

/** `rank:0` is that of the first competitor. */
export type GapColumn = 'keyword' | 'volume' | 'difficulty' | 'relevancy' | 'own' | `rank:${number}`
export type GapSort = Sort<GapColumn>

/** What most people search for first. */
export const firstSort: GapSort = { column: 'volume', descending: true }

export const rankColumn = (index: number): GapColumn => `rank:${index}`

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
  /** Those that are tracked are left out. */
  isTracked: ((keyword: string) => boolean) | null
  sort: GapSort
}

function valueOf(row: GapKeyword, column: Exclude<GapColumn, 'keyword'>): number | null {
  if (column === 'volume' || column === 'difficulty' || column === 'relevancy' || column === 'own') return row[column]
  return row.ranks[Number(column.slice('rank:'.length))] ?? null
}

/** The rows of one set, filtered and sorted; what is not known comes last either way, and what is the same stays in the order of the volume. */
export function shownRows(
  rows: readonly GapKeyword[],
  { set, text, withoutBrands, isTracked, sort }: Shown,
): GapKeyword[] {
  const wanted = text.trim().toLocaleLowerCase()
  const { column, descending } = sort
  const direction = descending ? -1 : 1
  const collator = new Intl.Collator()
  return rows
    .filter(
      (row) =>
        gapSetOf(row) === set &&
        row.keyword.includes(wanted) &&
        !(withoutBrands && row.brand !== null) &&
        !isTracked?.(row.keyword),
    )
    .sort((rowA, rowB) => {
      if (column === 'keyword') return direction * collator.compare(rowA.keyword, rowB.keyword)
      const [a, b] = [valueOf(rowA, column), valueOf(rowB, column)]
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return direction * (a - b)
    })
}

interface Exported {
  rows: readonly GapKeyword[]
  own: GapSide
  competitors: readonly GapSide[]
  set: GapSet
}

const columns: readonly MessageDescriptor[] = [
  msg`Keyword`,
  msg`Volume`,
  msg`Difficulty`,
  msg`Relevancy`,
  msg`Your rank`,
]

/** What is shown, in its order, with the names of brands; what is not known is left empty. */
export function gapCsv({ rows, own, competitors }: Exported, i18n: I18n): string {
  const brand = i18n._(msg`Brand`)
  const brands = { own: own.title, competitor: competitors[0]?.title ?? brand, other: brand }
  return csvOf(
    [
      [
        ...columns.map((name) => i18n._(name)),
        ...competitors.map(({ title: name }) => textCell(i18n._(msg`Rank of ${name}`))),
        brand,
      ],
      ...rows.map((row) => [
        textCell(row.keyword),
        ...[row.volume, row.difficulty, row.relevancy, row.own, ...row.ranks].map((value) => value?.toString() ?? ''),
        row.brand === null ? '' : textCell(brands[row.brand]),
      ]),
    ],
    language(),
  )
}

/** Offers the keywords as they are filtered and sorted as a CSV file. */
export function exportGap(exported: Exported, i18n: I18n): void {
  const { own, competitors, set } = exported
  const names = [own, ...competitors].map(({ title }) => fileNameOf(title)).join('-')
  const name = `${names}-${set}-keywords-${countryCodeOf(own.locale)}-${dayOf(Date.now())}.csv`
  saveFile(gapCsv(exported, i18n), name, 'text/csv;charset=utf-8')
}
