import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Competitor } from '#contract/projects.ts'
import type { Store } from '#contract/store.ts'
import type { SystemTag } from '#aso/keywords/system-tags.ts'
import { DataTable } from '#web/ui/data-table/data-table.tsx'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { formatCompact } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { kindNames } from '../list/keyword-columns.ts'
import { Change, Count, Estimate, Unknown, OwnerCell } from '../list/keyword-cells.tsx'
import type { MonitorRow } from './monitor-rows.ts'
import { monitorColumns, type MonitorColumn, type MonitorSort, startsAscending, type SortKey } from './monitor-sort.ts'
import { MonitorCard } from './monitor-card.tsx'
import classes from './monitor-table.module.css'
import type { QueuedState } from './use-queued-keywords.ts'
import { monitorColumnNames } from './monitor-names.ts'
import { KeywordCell } from './keyword-cell.tsx'
import { CompetitorRank, Median, RankToday, RankSpark } from './rank-cells.tsx'
import { TagChips } from './tag-chips.tsx'

interface Props extends MonitorColumnsOptions {
  caption: string
  rows: readonly MonitorRow[]
  /** The columns chosen by the user. */
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
  const { caption, rows, columns, order, sort, onSort, selected, colours, queued, onOpen, store, locale, empty } = props
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
          store={store}
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

/** Tags that have room in their column. */
const TAGS = 2

/** A column as the table has it: each competitor has one. */
export type TableColumn = SortKey | 'history'
type MonitorTableColumn = Column<MonitorRow, TableColumn>

interface MonitorColumnsOptions {
  /** At most five, in the order of their columns. */
  competitors: readonly Competitor[]
  tags: readonly KeywordTag[]
  /** Colours of the lines by keyword. */
  colours: ReadonlyMap<string, string>
  /** Keywords with a queued change. */
  queued: ReadonlyMap<string, QueuedState>
  /** Undefined: the user may only look. */
  onStar: ((row: MonitorRow) => void) | undefined
  onOpen: (row: MonitorRow) => void
  store: Store
  locale: string
}

/** KEY-009: everything about a tracked keyword. */
function useMonitorColumns(options: MonitorColumnsOptions): readonly MonitorTableColumn[] {
  const { i18n, t } = useLingui()
  const { competitors, tags, colours, queued, onStar, onOpen, store, locale } = options
  const named = (id: Exclude<TableColumn, `rank:${string}`>) => ({ id, name: i18n._(monitorColumnNames[id]) })
  const sorted = (id: SortKey) => ({ isSortable: true, descendingFirst: !startsAscending(id) })
  const text = (id: 'keyword' | 'owner' | 'type' | 'tags') => ({ ...named(id), ...sorted(id) })
  const figure = (
    id: 'volume' | 'difficulty' | 'relevancy' | 'rank' | 'median' | 'change' | 'maxReach' | 'appsCount',
  ) => ({
    ...named(id),
    ...sorted(id),
    align: 'right' as const,
  })
  return [
    {
      ...text('keyword'),
      isRowHeader: true,
      leastWidth: 170,
      cell: (row) => (
        <KeywordCell row={row} queued={queued.get(row.keyword)} onStar={onStar} onOpen={onOpen} locale={locale} />
      ),
    },
    {
      ...figure('volume'),
      width: 104,
      cell: (row, { tabIndex }) => <Estimate row={row} of="volume" tabIndex={tabIndex} />,
    },
    {
      ...figure('difficulty'),
      width: 104,
      cell: (row, { tabIndex }) => <Estimate row={row} of="difficulty" tabIndex={tabIndex} />,
    },
    {
      ...figure('relevancy'),
      width: 104,
      cell: (row, { tabIndex }) => <Estimate row={row} of="relevancy" tabIndex={tabIndex} />,
    },
    { ...figure('rank'), width: 84, cell: (row) => <RankToday row={row} store={store} /> },
    { ...figure('median'), width: 112, cell: ({ median }) => <Median value={median} store={store} /> },
    { ...figure('change'), width: 78, cell: ({ change }) => <Change value={change} /> },
    {
      ...named('history'),
      width: 106,
      cell: ({ keyword, comparable }) => <RankSpark ranks={comparable} color={colours.get(keyword)} />,
    },
    {
      ...figure('maxReach'),
      width: 80,
      cell: ({ maxReach }) => (maxReach === null ? <Unknown /> : formatCompact(maxReach, language())),
    },
    {
      ...text('owner'),
      width: 144,
      cell: ({ owner }) => <OwnerCell owner={owner} locale={locale} />,
    },
    { ...figure('appsCount'), width: 76, cell: ({ appsCount }) => <Count value={appsCount} /> },
    {
      ...text('type'),
      width: 104,
      cell: ({ kind }) => (kind === null ? <Unknown /> : i18n._(kindNames[kind])),
    },
    ...competitors.map(({ trackId, name, iconUrl }): MonitorTableColumn => {
      const id = `rank:${trackId}` as const
      const title = t`Rank of ${name}`
      return {
        id,
        name: title,
        isSortable: true,
        kind: 'competitors',
        align: 'right',
        width: 48,
        head: (
          <span title={name} style={{ display: 'inline-flex' }}>
            <AppIcon src={iconUrl} title={name} size={20} />
            <span className="sg-visually-hidden">{title}</span>
          </span>
        ),
        cell: ({ rank, competitorRanks, competitorRankDays }) => (
          <CompetitorRank
            rank={competitorRanks[trackId]}
            own={rank}
            day={competitorRankDays?.[trackId]}
            store={store}
          />
        ),
      }
    }),
    {
      ...text('tags'),
      width: 216,
      cell: (row) => <TagChips own={row.tags} system={row.systemTags.filter(isNowhereElse)} tags={tags} max={TAGS} />,
    },
  ]
}

/** The columns of type and rank say the others. */
const isNowhereElse = (tag: SystemTag) => tag !== 'brand' && tag !== 'generic' && tag !== 'top-10'
