import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Store } from '#contract/store.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { exportKeywords } from '../list/export-keywords.ts'
import { knownColumns } from '../table/keyword-columns.ts'
import classes from './keyword-browser.module.css'
import { countsByPreset, filterKeywords, hasRank, noFilter, type KeywordFilter } from '../list/keyword-filter.ts'
import type { KeywordRow } from '../list/keyword-row.ts'
import { KeywordRows } from '../table/keyword-rows.tsx'
import { sortKeywords, type ColumnId, type Sort } from '../list/keyword-sort.ts'
import { KeywordTable } from '../table/keyword-table.tsx'
import { KeywordToolbar, type FilterName } from './keyword-toolbar.tsx'
import { MethodPopover } from '../table/method-popover.tsx'
import { RankTiles } from './rank-tiles.tsx'

export interface BrowserProps {
  rows: readonly KeywordRow[]
  /** What the list is, for screen readers. */
  caption: ReactNode
  /** Name of the group of all ranks, and the change after its number. */
  all: ReactNode
  change?: ReactNode
  columns: readonly ColumnId[]
  filters: readonly FilterName[]
  firstSort: Sort
  firstText?: string
  store: Store
  locale: string
  /** Of the exported file: `moorlight-ranked-keywords`. */
  fileName: string
  /** At the right of the toolbar. */
  refresh: ReactNode
  provenance: Provenance | null
}

/** A list of keywords to filter, search, sort and export. */
export function KeywordBrowser(props: BrowserProps) {
  'use memo'
  const { rows, columns, store, locale, firstText = '' } = props
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const [filter, setFilter] = useState<KeywordFilter>({ ...noFilter, text: firstText })
  const [sort, setSort] = useState(props.firstSort)
  const [isOpen, setOpen] = useState(false)

  // Typing and pressing go ahead of a long list.
  const applied = useDeferredValue(filter)
  const shownColumns = knownColumns(columns, rows)
  const kept = filterKeywords(rows, applied)
  const inRanks = kept.filter((row) => hasRank(row, applied.ranks))
  const shown = sortKeywords(inRanks, sort)
  const clear = () => setFilter(noFilter)
  const isFiltered = Object.entries(noFilter).some(([name, value]) => filter[name as keyof KeywordFilter] !== value)

  const Rows = phone ? KeywordRows : KeywordTable
  return (
    <>
      <RankTiles
        all={props.all}
        change={isFiltered ? null : props.change}
        counts={countsByPreset(kept)}
        value={filter.ranks}
        onChange={(ranks) => setFilter({ ...filter, ranks })}
      />
      <KeywordToolbar
        filter={filter}
        filters={props.filters.filter((name) => name === 'words' || shownColumns.includes(name))}
        onChange={setFilter}
        onClear={isFiltered ? clear : undefined}
        count={shown.length}
        isOpen={isOpen}
        onOpen={setOpen}
      >
        {props.refresh}
        <MethodPopover columns={shownColumns} provenance={props.provenance} />
        <IconButton
          label={t`Export as CSV`}
          size={36}
          bordered
          disabled={shown.length === 0}
          onClick={() =>
            exportKeywords({ rows: shown, columns: shownColumns, store, locale, name: props.fileName }, i18n)
          }
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </KeywordToolbar>
      {shown.length > 0 ? (
        <Rows
          caption={props.caption}
          rows={shown}
          columns={shownColumns}
          sort={sort}
          onSort={setSort}
          showsSort={isOpen}
          store={store}
          locale={locale}
        />
      ) : (
        <p className={classes.nothing}>
          <Trans>No keywords match.</Trans>{' '}
          <TextButton onClick={clear}>
            <Trans>Clear filters</Trans>
          </TextButton>
        </p>
      )}
    </>
  )
}
