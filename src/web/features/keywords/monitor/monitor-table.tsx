import type { ReactNode } from 'react'
import { DataTable } from '#web/ui/data-table/data-table.tsx'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import type { MonitorRow } from './monitor-row.ts'
import { monitorColumns, type MonitorColumn, type MonitorSort } from './monitor-sort.ts'
import { MonitorCard } from './monitor-card.tsx'
import { useMonitorColumns, type MonitorColumnsOptions } from './monitor-columns.tsx'
import classes from './monitor-table.module.css'

interface Props extends MonitorColumnsOptions {
  caption: string
  rows: readonly MonitorRow[]
  /** Those that the user chose. */
  columns: readonly MonitorColumn[]
  /** All columns, in their order. */
  order: readonly MonitorColumn[]
  sort: MonitorSort
  onSort: (sort: MonitorSort) => void
  selected: SelectedRows
  /** Instead of no rows. */
  empty: ReactNode
}

/** Tracked keywords with everything about them (KEY-009). */
export function MonitorTable(props: Props) {
  const { caption, rows, columns, order, sort, onSort, selected, colours, queued, onOpen, locale, empty } = props
  const competitors = columns.includes('competitors') ? props.competitors : []
  const all = useMonitorColumns({ ...props, competitors })
  return (
    <DataTable
      className={classes.table}
      caption={caption}
      rows={rows}
      rowId={idOf}
      columns={all}
      order={order.flatMap((column) =>
        column === 'competitors' ? competitors.map(({ trackId }) => `rank:${trackId}` as const) : column,
      )}
      hidden={hiddenOf(columns)}
      sort={{ column: sort.by, descending: sort.descending }}
      onSort={({ column, descending }) => column !== 'history' && onSort({ by: column, descending })}
      selection={{ selected, label: idOf, colors: colours }}
      isDimmed={isBeyondPlan}
      onOpen={onOpen}
      renderCard={(row) => (
        <MonitorCard
          row={row}
          color={colours.get(row.keyword)}
          queued={queued.get(row.keyword)}
          onOpen={onOpen}
          locale={locale}
        />
      )}
      empty={empty}
    />
  )
}

const idOf = ({ keyword }: MonitorRow) => keyword
const isBeyondPlan = ({ beyondPlan }: MonitorRow) => beyondPlan !== null && beyondPlan !== undefined

/** The keyword is always there. */
const hiddenOf = (chosen: readonly MonitorColumn[]) =>
  monitorColumns.flatMap((column) =>
    column === 'keyword' || column === 'competitors' || chosen.includes(column) ? [] : column,
  )
