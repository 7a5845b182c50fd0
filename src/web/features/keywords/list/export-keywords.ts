import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { columnName, kindNames, placeNames } from './keyword-columns.ts'
import { EXPORT_MAX, keywordCsv } from './keyword-csv.ts'
import type { KeywordRow } from './keyword-row.ts'
import type { ColumnId } from './keyword-sort.ts'
import { volumeSource } from './volume-source.ts'

export interface ExportedList {
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
