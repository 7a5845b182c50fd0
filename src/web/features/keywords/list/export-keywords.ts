import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { confidenceCell, confidenceNames, type Estimated } from './estimate-notes.tsx'
import { columnName, kindNames, placeNames } from './keyword-columns.ts'
import type { KeywordRow, TextPlace } from './keyword-row.ts'
import type { ColumnId } from './keyword-sort.ts'

interface ExportedList {
  rows: readonly KeywordRow[]
  columns: readonly ColumnId[]
  /** The competitor whose ranks they are. */
  ranksOf: string | undefined
  store: Store
  locale: string
  /** Name of the file, without country, day and ending. */
  name: string
}

/** KEY-025: offers the list, as it is filtered and sorted, as a CSV file; says so where it holds only the first. */
export function exportKeywords({ rows, columns, ranksOf, store, locale, name }: ExportedList, i18n: I18n): void {
  const places = placeNames[store]
  const csv = keywordCsv(rows, {
    columns: columns.flatMap((id) => [
      { id, name: i18n._(columnName(id, ranksOf)) },
      ...(id === 'volume' ? [{ id: 'volumeSource' as const, name: t(i18n)`Volume source` }] : []),
      ...(id === 'volume' ? [{ id: 'everywhere' as const, name: t(i18n)`Apple, all countries` }] : []),
      ...(isEstimated(id) ? [{ id: `${id}Confidence` as const, name: i18n._(confidenceNames[id]) }] : []),
    ]),
    sourceOf: (row) => volumeSource(row, i18n),
    values: {
      title: i18n._(places.title),
      shortDescription: i18n._(places.shortDescription),
      description: i18n._(places.description),
      GENERIC: i18n._(kindNames.GENERIC),
      MY_BRAND: i18n._(kindNames.MY_BRAND),
      OTHER_BRAND: i18n._(kindNames.OTHER_BRAND),
    },
  })
  const day = dayOf(Date.now())
  saveFile(csv, `${name}-${countryCodeOf(locale)}-${day}.csv`, 'text/csv;charset=utf-8')
  const most = formatNumber(EXPORT_MAX, language())
  if (rows.length > EXPORT_MAX) notify({ title: t`The file contains the first ${most} keywords` })
}

/** KEY-025: rows that one file holds at most. */
export const EXPORT_MAX = 10_000

type FileColumn = ColumnId | 'volumeSource' | 'everywhere' | `${Estimated}Confidence`

const isEstimated = (id: ColumnId): id is Estimated => id in confidenceNames

export interface CsvWords {
  columns: readonly { id: FileColumn; name: string }[]
  /** Of the values that are not texts of the store. */
  values: Record<TextPlace | KeywordKind, string>
  sourceOf: (row: KeywordRow) => string
}

/** A list as CSV; unknown values are left empty. */
export function keywordCsv(rows: readonly KeywordRow[], { columns, ...words }: CsvWords): string {
  return csvOf(
    [
      columns.map(({ name }) => name),
      ...rows.slice(0, EXPORT_MAX).map((row) => columns.map(({ id }) => cellOf(row, id, words))),
    ],
    language(),
  )
}

type Words = Omit<CsvWords, 'columns'>

function cellOf(row: KeywordRow, column: FileColumn, { values, sourceOf }: Words): string {
  if (column === 'keyword') return textCell(row.keyword)
  if (column === 'places') return row.places?.map((place) => values[place]).join(', ') ?? ''
  if (column === 'volumeSource') return sourceOf(row)
  if (column === 'everywhere') return row.everywhere?.popularity.toString() ?? ''
  if (column === 'volumeConfidence') return confidenceCell(row, 'volume')
  if (column === 'difficultyConfidence') return confidenceCell(row, 'difficulty')
  if (column === 'relevancyConfidence') return confidenceCell(row, 'relevancy')
  if (column === 'owner') return textCell(row.owner?.title ?? '')
  if (column === 'type') return row.kind === null ? '' : values[row.kind]
  return row[column]?.toString() ?? ''
}

/** Of a file: where a volume is from; empty where there is none. */
export function volumeSource({ volume, official }: Pick<KeywordMetrics, 'volume' | 'official'>, i18n: I18n): string {
  if (volume === null) return ''
  if (!official) return t(i18n)`Estimate`
  const { week } = official
  return official.isListed ? t(i18n)`Apple Ads, week of ${week}` : t(i18n)`Estimate, not in Apple's top 500`
}
