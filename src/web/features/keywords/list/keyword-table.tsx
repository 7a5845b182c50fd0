import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { DataTable } from '#web/ui/data-table/data-table.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { KeywordRow } from './keyword-row.ts'
import { nextSort, type Sort } from './keyword-sort.ts'
import { toggleTracking } from '../tracking/toggle-tracking.ts'
import { KeywordCard } from './keyword-card.tsx'
import { columnName } from './keyword-columns.ts'
import classes from './keyword-table.module.css'
import { useKeywordColumns, type KeywordColumnsOptions } from './use-keyword-columns.tsx'

interface Props extends KeywordColumnsOptions {
  caption: ReactNode
  rows: readonly KeywordRow[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** On a phone: what the list is sorted by can be chosen; a table has its heads for that. */
  showsSort: boolean
  /** Instead of no rows. */
  empty: ReactNode
}

/** Keywords to sort, select and track. */
export function KeywordTable(props: Props) {
  const { caption, rows, columns, ranksOf, sort, onSort, showsSort, store, locale, selected, tracking, empty } = props
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const all = useKeywordColumns(props)
  return (
    <>
      {phone && showsSort && rows.length > 0 && (
        <span className={classes.sort}>
          <FilterSelect
            label={t`Sort by`}
            value={sort.column}
            options={columns.map((column) => ({ value: column, label: i18n._(columnName(column, ranksOf)) }))}
            onChange={(column) => column !== sort.column && onSort(nextSort(sort, column))}
          />
        </span>
      )}
      <DataTable
        className={classes.table}
        caption={caption}
        rows={rows}
        rowId={idOf}
        columns={all}
        sort={sort}
        onSort={({ column, descending }) => column !== 'tracking' && onSort({ column, descending })}
        selection={{ selected, label: idOf }}
        onOpen={({ keyword }) => void toggleTracking(tracking, keyword)}
        renderCard={(row) => (
          <KeywordCard
            row={row}
            state={tracking.stateOf(row.keyword)}
            ranksOf={ranksOf}
            store={store}
            locale={locale}
          />
        )}
        empty={empty}
      />
    </>
  )
}

const idOf = ({ keyword }: KeywordRow) => keyword
