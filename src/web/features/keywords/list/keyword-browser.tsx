import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import { useDeferredValue, useMemo, useRef, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { inOrder } from '#web/ui/data-table/columns.ts'
import { ColumnsMenu } from '#web/ui/data-table/columns-menu.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { select, selection } from '#web/offline/selection.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import { exportKeywords } from './export-keywords.ts'
import { columnName, knownColumns } from './keyword-columns.ts'
import { countsByPreset, filterKeywords, hasRank, noFilter, type KeywordFilter } from './keyword-filter.ts'
import type { KeywordRow } from './keyword-row.ts'
import { sortKeywords, type ColumnId } from './keyword-sort.ts'
import { KeywordTable } from './keyword-table.tsx'
import type { FilterName } from './filter-fields.ts'
import { KeywordToolbar } from './keyword-toolbar.tsx'
import { MethodPopover } from './method-popover.tsx'
import { calibratedOf, officialWeekOf } from './keyword-cells.tsx'
import { RankTiles } from './rank-tiles.tsx'
import { isSameFilter, type ListView } from './use-list-view.ts'

export interface BrowserProps {
  rows: readonly KeywordRow[]
  /** What the list is, for screen readers. */
  caption: ReactNode
  /** Name of the group of all ranks, and the change after its number; without it there are no groups. */
  all?: ReactNode
  change?: ReactNode
  columns: readonly ColumnId[]
  filters: readonly FilterName[]
  /** Name of the page, by which the device remembers its columns. */
  page: string
  view: ListView
  /** Whose ranks they are, where it is a competitor: the columns say so. */
  ranksOf?: string | undefined
  /** Text to filter by, from a search outside of the list; without it the toolbar has its own search. */
  text?: string
  /** The keyword that always comes first, however the list is sorted. */
  pinned?: string | undefined
  /** Where nothing is left of the list. */
  nothing?: ReactNode
  app: AppInCountry
  tracking: Tracking
  /** Rows of all lists that the page has are selected together. */
  selected: SelectedRows
  /** Of the exported file: `moorlight-ranked-keywords`. */
  fileName: string
  /** At the right of the toolbar. */
  refresh: ReactNode
  provenance: Provenance | null
}

/** A list of keywords to filter, search, sort and export. */
export function KeywordBrowser(props: BrowserProps) {
  const { rows, columns, app, view, selected, text, ranksOf } = props
  const { store, locale } = app
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const bar = useRef<HTMLDivElement>(null)
  const { filter, setFilter, sort, setSort, isOpen, setOpen } = view
  const { tracking, isTracked } = useTrackingInPlace(props.tracking, filter)

  // Typing and pressing go ahead of a long list.
  const applied = useDeferredValue(text === undefined ? filter : { ...filter, text })
  const [{ hiddenColumns, columnOrder }, changeColumns] = useColumns(props.page)
  const order = inOrder(columns, columnOrder)
  const known = knownColumns(order, rows)
  const hidden = known.filter((column) => column !== 'keyword' && hiddenColumns.includes(column))
  const shownColumns = known.filter((column) => !hidden.includes(column))
  // Sorted before filtering, so that typing doesn't sort again; each step is memoised by itself.
  const sorted = useMemo(() => pinnedFirst(sortKeywords(rows, sort), props.pinned), [rows, sort, props.pinned])
  const filtered = useMemo(() => filterKeywords(sorted, applied, isTracked), [sorted, applied, isTracked])
  const shown = useMemo(() => filtered.filter((row) => hasRank(row, applied.ranks)), [filtered, applied.ranks])
  const counts = useMemo(() => countsByPreset(filtered), [filtered])
  const clear = () => setFilter(noFilter)
  const isFiltered = !isSameFilter(filter, noFilter)

  return (
    <>
      {props.all !== undefined && (
        <RankTiles
          store={store}
          all={props.all}
          change={isFiltered ? null : props.change}
          counts={counts}
          value={filter.ranks}
          onChange={(ranks) => setFilter({ ...filter, ranks })}
        />
      )}
      <KeywordToolbar
        ref={bar}
        filter={filter}
        filters={props.filters.filter((name) => name === 'words' || name === 'tracking' || known.includes(name))}
        hasSearch={text === undefined}
        onChange={setFilter}
        onClear={isFiltered ? clear : undefined}
        count={shown.length}
        isOpen={isOpen}
        onOpen={setOpen}
      >
        {props.refresh}
        <MethodPopover
          columns={shownColumns}
          provenance={props.provenance}
          officialWeek={officialWeekOf(rows)}
          calibrated={calibratedOf(rows)}
          hasEverywhere={rows.some(({ everywhere }) => everywhere)}
        />
        {!phone && (
          <ColumnsMenu
            columns={known
              .filter((id) => id !== 'keyword')
              .map((id) => ({ id, name: i18n._(columnName(id, ranksOf)) }))}
            hidden={hidden}
            // Columns unknown in this market stay as the user chose them in another one.
            onHidden={(next) =>
              changeColumns({
                hiddenColumns: [...hiddenColumns.filter((id) => !known.some((one) => one === id)), ...next],
              })
            }
            order={order}
            onOrder={(columnOrder) => changeColumns({ columnOrder })}
          />
        )}
        <IconButton
          label={t`Export as CSV`}
          size={36}
          bordered
          disabled={shown.length === 0}
          onClick={() =>
            exportKeywords(
              { rows: shown, columns: phone ? known : shownColumns, ranksOf, store, locale, name: props.fileName },
              i18n,
            )
          }
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </KeywordToolbar>
      <KeywordTable
        caption={props.caption}
        rows={shown}
        columns={phone ? known : shownColumns}
        ranksOf={ranksOf}
        sort={sort}
        onSort={setSort}
        showsSort={isOpen}
        store={store}
        locale={locale}
        selected={selected}
        tracking={tracking}
        empty={
          <Text inherit py={40} c="dimmed" ta="center">
            {isFiltered ? <Trans>No keywords match.</Trans> : props.nothing}{' '}
            {isFiltered && (
              <Anchor
                component="button"
                type="button"
                variant="action"
                onClick={() => {
                  // The button unmounts: move the focus to the search, or to the filter button.
                  bar.current?.querySelector<HTMLElement>('input, button')?.focus()
                  clear()
                }}
              >
                <Trans>Clear filters</Trans>
              </Anchor>
            )}
          </Text>
        }
      />
    </>
  )
}

const pinnedFirst = (rows: readonly KeywordRow[], pinned: string | undefined): readonly KeywordRow[] =>
  pinned === undefined
    ? rows
    : [...rows.filter(({ keyword }) => keyword === pinned), ...rows.filter(({ keyword }) => keyword !== pinned)]

const Settings = v.fallback(
  v.object({
    hiddenColumns: v.fallback(v.array(v.string()), []),
    columnOrder: v.fallback(v.array(v.string()), []),
  }),
  { hiddenColumns: [], columnOrder: [] },
)
type Settings = v.InferOutput<typeof Settings>

/** The columns that the user left out of a page's table, and the order of the others; the device remembers them. */
function useColumns(page: string): [Settings, change: (part: Partial<Settings>) => void] {
  const settings = v.parse(Settings, useSelection().pages[page])
  const change = (part: Partial<Settings>) =>
    select({ pages: { ...selection.get().pages, [page]: { ...settings, ...part } } })
  return [settings, change]
}

interface TrackingInPlace {
  /** The given tracking, which also records what is tracked with it. */
  tracking: Tracking
  /** Whether "Not tracked" hides a keyword; not if it was tracked from this list just now. */
  isTracked: (keyword: string) => boolean
}

/** In a list of untracked keywords, one that has just been tracked keeps its place until the filter changes. */
function useTrackingInPlace(tracking: Tracking, filter: KeywordFilter): TrackingInPlace {
  const [here, setHere] = useState<{ filter: KeywordFilter['tracking']; keywords: readonly string[] }>()
  const keywords = here?.filter === filter.tracking && filter.tracking === 'untracked' ? here.keywords : []
  return {
    tracking: {
      ...tracking,
      track: (more, options) => {
        setHere({ filter: filter.tracking, keywords: [...keywords, ...more] })
        return tracking.track(more, options)
      },
    },
    isTracked: (keyword) => {
      const state = tracking.stateOf(keyword)
      return state !== null && state !== 'untracked' && !keywords.includes(keyword)
    },
  }
}
