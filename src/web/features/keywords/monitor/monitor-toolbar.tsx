import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Radio, Text } from '@mantine/core'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Competitor } from '#contract/projects.ts'
import type { Store } from '#contract/store.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { presetsOf, type RankPreset } from '../list/keyword-filter.ts'
import { FilterButton, FilterRows, FilterChip } from '../list/filters.tsx'
import { isFiltered, type MonitorFilter, setFilters } from './monitor-filter.ts'
import type { MonitorRow } from './monitor-rows.ts'
import classes from './monitor-toolbar.module.css'
import chips from './rank-chips.module.css'
import { monitorFields } from './monitor-fields.ts'
import { monitorColumns, nextSort, type MonitorSort, type SortKey } from './monitor-sort.ts'
import { monitorColumnNames } from './monitor-names.ts'
import { ListToolbar } from '../list/list-toolbar.tsx'

interface Props {
  store: Store
  search: RefObject<HTMLInputElement | null>
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  onClear: () => void
  /** All rows, unfiltered: the choices are derived from them. */
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
  counts: Record<RankPreset, number>
  /** Rows that are left. */
  count: number
  /** At the right end: buttons. */
  children: ReactNode
}

/** Search, rank presets and filters of the table. */
export function MonitorToolbar(props: Props) {
  const { store, search, filter, onFilter, onClear, rows, tags, counts, count, children } = props
  const { t } = useLingui()
  const button = useRef<HTMLSpanElement>(null)
  const filtered = isFiltered(filter)
  return (
    <ListToolbar
      label={t`Tracked keywords`}
      search={{ text: filter.text, onText: (text) => onFilter({ ...filter, text }), className: classes.search }}
      input={search}
    >
      <Box component="span" display="flex" className={classes.chips}>
        <RankChips
          store={store}
          counts={counts}
          value={filter.ranks}
          onChange={(ranks) => onFilter({ ...filter, ranks })}
        />
      </Box>
      <FilterPanel button={button} store={store} filter={filter} onFilter={onFilter} rows={rows} tags={tags} />
      <span className="sg-visually-hidden" role="status">
        <Plural value={count} one="# keyword" other="# keywords" />
      </span>
      {filtered && (
        <Text span size="sm" className={classes.clear} style={{ whiteSpace: 'nowrap' }}>
          <Anchor
            component="button"
            type="button"
            variant="action"
            onClick={() => {
              button.current?.querySelector('button')?.focus()
              onClear()
            }}
          >
            <Trans>Clear filters</Trans>
          </Anchor>
        </Text>
      )}
      <Group component="span" gap="xs" wrap="nowrap" ml="auto" className={classes.tools}>
        {children}
      </Group>
    </ListToolbar>
  )
}

interface FilterPanelProps extends FilterChoicesProps {
  /** Wraps the button, which gets the focus of what unmounts. */
  button: RefObject<HTMLSpanElement | null>
}

/** The filter button, followed by the filters in use. */
function FilterPanel({ button, ...props }: FilterPanelProps) {
  return (
    <>
      <span ref={button}>
        <FilterButton>
          <FilterChoices {...props} />
        </FilterButton>
      </span>
      {setFilters(props.filter) > 0 && (
        <Group component="span" gap="xs" align="stretch" className={classes.set}>
          <SetFilters {...props} onRemove={() => button.current?.querySelector('button')?.focus()} />
        </Group>
      )}
    </>
  )
}

interface FilterChoicesProps {
  store: Store
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
}

/** The filters in the panel: KEY-010, KEY-018, volume, difficulty, words, tags, starred. */
function FilterChoices({ store, filter, onFilter, rows, tags }: FilterChoicesProps) {
  const { i18n } = useLingui()
  return <FilterRows fields={monitorFields(filter, { store, rows, tags, i18n })} onFilter={onFilter} />
}

interface SetFiltersProps extends FilterChoicesProps {
  /** A chip unmounts: moves the focus. */
  onRemove: () => void
}

/** The filters in use, each to be changed or removed. */
function SetFilters({ store, filter, onFilter, rows, tags, onRemove }: SetFiltersProps) {
  const { i18n } = useLingui()
  return monitorFields(filter, { store, rows, tags, i18n })
    .filter(({ value }) => value !== '')
    .map((field) => (
      <FilterChip
        key={field.name}
        field={field}
        onChoose={(value) => {
          if (value === '') onRemove()
          onFilter(field.with(value))
        }}
      />
    ))
}

interface SortChoiceProps {
  sort: MonitorSort
  onSort: (sort: MonitorSort) => void
  /** Whose ranks can be sorted by. */
  competitors: readonly Competitor[]
}

/** Replaces the table's sortable heads on a phone; starts with the best value. */
export function SortChoice({ sort, onSort, competitors }: SortChoiceProps) {
  const { t, i18n } = useLingui()
  const options: { value: SortKey; label: string }[] = [
    ...monitorColumns.flatMap((column) =>
      column === 'history' || column === 'competitors'
        ? []
        : { value: column, label: i18n._(monitorColumnNames[column]) },
    ),
    ...competitors.map(({ trackId, name }) => ({ value: `rank:${trackId}` as const, label: t`Rank of ${name}` })),
  ]
  return (
    <span className={classes.sort}>
      <FilterSelect
        label={t`Sort by`}
        size="medium"
        value={sort.by}
        options={options}
        onChange={(by) => onSort(nextSort(sort, by))}
      />
    </span>
  )
}

const labels: Record<RankPreset, ReactNode> = {
  all: <Trans>All</Trans>,
  top1: <Trans>Top 1</Trans>,
  '2-3': '2–3',
  '4-10': '4–10',
  '11-30': '11–30',
  '31-100': '31–100',
  '101-200': '101–200',
}

interface RankChipsProps {
  store: Store
  counts: Record<RankPreset, number>
  value: RankPreset
  onChange: (value: RankPreset) => void
}

/** KEY-019: groups of ranks with their numbers, one of which is shown. */
function RankChips({ store, counts, value, onChange }: RankChipsProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className={chips.chips} role="radiogroup" aria-label={t`Rank`}>
      {presetsOf(store).map((preset) => (
        <label key={preset} className={chips.chip}>
          <Radio
            className="sg-visually-hidden"
            name={name}
            checked={preset === value}
            onChange={() => onChange(preset)}
          />
          {labels[preset]} <span className={chips.count}>{formatNumber(counts[preset], language())}</span>
        </label>
      ))}
    </div>
  )
}
