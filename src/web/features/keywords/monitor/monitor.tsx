import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { monitorPeriods, type Period } from '#aso/keywords/periods.ts'
import { isDay } from '#contract/protocol/days.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FirstDayNote } from '#web/apps/sources/live-note.tsx'
import { inOrder } from '#web/ui/data-table/columns.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useSelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { AddKeywordsButton } from '../add/add-keywords-button.tsx'
import { LiveSearch, LiveSearchButton } from '../live/live-search-button.tsx'
import { useAppLines } from '../history/app-lines.tsx'
import { chartLines } from '../history/chart-lines.ts'
import { RankHistory } from '../history/rank-history.tsx'
import { MethodPopover, type MethodColumn } from '../list/method-popover.tsx'
import { calibratedOf, officialWeekOf } from '../list/keyword-cells.tsx'
import { BeyondPlan, EstimatesNote, Measuring, NoEstimates, NothingMatches } from './monitor-notes.tsx'
import { ExportMenu } from './monitor-export-menu.tsx'
import { useTrackedChanges } from './use-tracked-changes.ts'
import { useFigures, useListed, useListState, type useMonitor } from './use-monitor.ts'
import { useShownCompetitors, useMonitorSettings } from './monitor-settings.ts'
import { useQueuedKeywords } from './use-queued-keywords.ts'
import { everyKeyword, type ListSearch } from './monitor-filter.ts'
import { monitorColumns, sortHere, type MonitorColumn } from './monitor-sort.ts'
import { AddToField, SelectionBar } from './monitor-selection-bar.tsx'
import { SummaryStrip } from './summary-strip.tsx'
import { MonitorTable } from './monitor-table.tsx'
import { MonitorColumnsMenu } from './monitor-columns-menu.tsx'
import { SortChoice, MonitorToolbar } from './monitor-toolbar.tsx'
import { ViewsMenu } from './views-menu.tsx'
import { filterOf, useSavedViews } from './saved-views.ts'

const KeywordDialog = lazyWithRetry(async () => ({
  default: (await import('./keyword-dialog.tsx')).KeywordDialog,
}))

/** The search parameters of the page, not yet validated. */
export interface MonitorSearch extends ListSearch {
  period?: string | undefined
  /** UTC days that were chosen in place of the period. */
  from?: string | undefined
  to?: string | undefined
  /** UTC day of the listing's edit that one came for. */
  edit?: string | undefined
}

interface Props {
  app: AppInCountry
  reads: ReturnType<typeof useMonitor>
  tracked: EndpointOutput<typeof getTrackedKeywords>
  search: MonitorSearch
  onSearch: (search: MonitorSearch) => void
}

/** A UTC day in an address, one that is in the calendar; null: none. */
const dayIn = (text: string | undefined) => (text !== undefined && isDay(text) ? text : null)

/** Chosen days in an address; null: none. */
function daysIn(search: MonitorSearch): Period | null {
  const [from, to] = [dayIn(search.from), dayIn(search.to)]
  return from !== null && to !== null && from <= to ? { from, to } : null
}

/** Columns that have an explanation. */
const explained = (columns: readonly MonitorColumn[]): MethodColumn[] =>
  columns.filter(
    (column) => column !== 'history' && column !== 'median' && column !== 'competitors' && column !== 'tags',
  )

/** The tracked keywords of an app in a country: what moved, how it went, and each of them. */
export function Monitor({ app, reads, tracked, search, onSearch }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const input = useRef<HTMLInputElement>(null)
  const { project, locale } = app
  const [settings, changeSettings] = useMonitorSettings()
  const order = inOrder(monitorColumns, settings.order)
  const moved = () => changeSettings({ views: [] })
  const saved = useSavedViews(settings.views, moved)
  const [list, changeList] = useListState(search, onSearch)
  const { filter, sort } = list
  const setFilter = (next: typeof filter) => changeList({ filter: next })
  const setSort = (next: typeof sort) => changeList({ sort: next })
  const name = monitorPeriods.find((one) => one === search.period) ?? 'last-30-days'
  const figures = useFigures(app, reads, tracked, { name, days: daysIn(search) })
  const { rows, period, drawn } = figures
  const { shown, counts, summary, summarised } = useListed(figures, list)
  const competitors = useShownCompetitors(project.projectId, reads.competitors.data?.content, settings)
  const queued = useQueuedKeywords(project.projectId, locale)
  const byKeyword = useMemo(() => new Map(rows.map((row) => [row.keyword, row])), [rows])
  const selected = useSelectedRows(byKeyword)
  const changes = useTrackedChanges(app, tracked)
  const [openedKeyword, setOpened] = useState<string | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  const selectedRows = selected.ids.flatMap((one) => byKeyword.get(one) ?? [])
  const lines = chartLines(shown, selectedRows)
  const first = settings.isCompared && competitors.length > 0 ? byKeyword.get(lines[0]?.id ?? '') : undefined
  const ofApps = useAppLines(app, {
    keyword: first?.keyword ?? null,
    ranks: first?.ranks ?? [],
    competitors,
    days: drawn,
  })
  const compared = first ? { ...ofApps, keyword: first.keyword, competitors: competitors.length } : null
  const colours = new Map(!compared && selected.ids.length > 0 ? lines.map(({ id, color }) => [id, color]) : [])
  const clear = () => setFilter(everyKeyword)
  const opened = openedKeyword === null ? undefined : byKeyword.get(openedKeyword)
  const officialWeek = officialWeekOf(rows)
  return (
    <>
      <SummaryStrip
        store={app.store}
        summary={summary}
        keywords={summarised}
        name={figures.name}
        period={period}
        movement={filter.movement}
        onMovement={(movement) => setFilter({ ...filter, movement })}
      />
      <RankHistory
        app={app}
        lines={lines}
        compared={compared}
        onCompare={competitors.length > 0 ? (isCompared) => changeSettings({ isCompared }) : undefined}
        selected={selected.ids.length}
        history={reads.history}
        period={figures}
        onPeriod={(next) => onSearch({ period: next, from: undefined, to: undefined })}
        onDays={(days) => onSearch(days ?? { from: undefined, to: undefined })}
        isFolded={settings.isChartFolded}
        onFold={(isChartFolded) => changeSettings({ isChartFolded })}
        edit={dayIn(search.edit)}
        hiddenMarks={settings.hiddenMarks}
        onHiddenMarks={(hiddenMarks) => changeSettings({ hiddenMarks })}
      />
      <MonitorToolbar
        store={app.store}
        search={input}
        filter={filter}
        onFilter={setFilter}
        onClear={clear}
        rows={rows}
        tags={tracked.tags}
        counts={counts}
        count={shown.length}
      >
        {phone ? (
          <SortChoice sort={sort} onSort={setSort} competitors={competitors} />
        ) : (
          <MonitorColumnsMenu
            columns={settings.columns}
            onColumns={(columns) => changeSettings({ columns })}
            order={order}
            onOrder={(order) => changeSettings({ order })}
            competitors={reads.competitors.data?.content ?? []}
            shown={competitors.map(({ trackId }) => trackId)}
            onShown={(trackIds) =>
              changeSettings({ competitors: { ...settings.competitors, [project.projectId]: trackIds } })
            }
            locale={locale}
          />
        )}
        <ViewsMenu
          saved={saved}
          current={{ filter, sort, columns: settings.columns }}
          onOpen={(view) => {
            changeList({ filter: filterOf(view), sort: sortHere(view.sort, competitors) })
            changeSettings({ columns: view.columns })
          }}
        />
        <MethodPopover
          columns={explained(settings.columns)}
          ofPeriod
          provenance={tracked.provenance}
          officialWeek={officialWeek}
          calibrated={calibratedOf(rows)}
          hasEverywhere={rows.some(({ everywhere }) => everywhere)}
        />
        <ExportMenu
          app={app}
          rows={shown}
          competitors={reads.competitors.data?.content ?? []}
          period={period}
          drawn={drawn}
          today={figures.today}
        />
        <LiveSearchButton app={app} term={selected.ids[0] ?? ''} compact />
        <AddKeywordsButton app={app} variant="filled" isCompact />
      </MonitorToolbar>
      {tracked.measuring && <Measuring {...tracked.measuring} />}
      {summary.measured > 0 && summary.visibility.before === null && <FirstDayNote day={figures.today} />}
      <NoEstimates rows={rows} />
      <BeyondPlan count={rows.filter(({ beyondPlan }) => beyondPlan).length} />
      <MonitorTable
        caption={t`Tracked keywords`}
        rows={shown}
        columns={settings.columns}
        order={order}
        competitors={competitors}
        tags={tracked.tags}
        sort={sort}
        onSort={setSort}
        selected={selected}
        colours={colours}
        queued={queued}
        onStar={changes.mayChange ? changes.star : undefined}
        onOpen={(row) => setOpened(row.keyword)}
        store={app.store}
        locale={locale}
        empty={
          <NothingMatches
            filter={filter}
            onFilter={setFilter}
            tags={tracked.tags}
            onLeave={() => input.current?.focus()}
          />
        }
      />
      {tracked.provenance && <EstimatesNote {...tracked.provenance} officialWeek={officialWeek} />}
      {selected.ids.length > 0 && (
        <SelectionBar rows={selectedRows} tags={tracked.tags} changes={changes} selected={selected}>
          {app.store === 'APP_STORE' && <AddToField app={app} keywords={selected.ids} />}
        </SelectionBar>
      )}
      {opened && (
        <KeywordDialog
          key={opened.keyword}
          app={app}
          row={opened}
          days={drawn}
          competitors={reads.competitors.data?.content ?? []}
          compared={competitors}
          tags={tracked.tags}
          changes={changes}
          onClose={() => setOpened(null)}
          onSearch={() => {
            setOpened(null)
            setSearched(opened.keyword)
          }}
        />
      )}
      {searched !== null && <LiveSearch app={app} opened onClose={() => setSearched(null)} term={searched} />}
    </>
  )
}
