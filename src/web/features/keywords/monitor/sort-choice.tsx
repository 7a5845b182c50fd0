import { useLingui } from '@lingui/react/macro'
import type { Competitor } from '#contract/projects.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { monitorColumns, nextSort, type MonitorSort, type SortKey } from './monitor-sort.ts'
import { monitorColumnNames } from './column-names.ts'
import classes from './monitor-toolbar.module.css'

interface Props {
  sort: MonitorSort
  onSort: (sort: MonitorSort) => void
  /** Whose ranks can be sorted by. */
  competitors: readonly Competitor[]
}

/** On a phone there are no heads to press: what the list is sorted by, the best first. */
export function SortChoice({ sort, onSort, competitors }: Props) {
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
