import type { I18n } from '@lingui/core'
import type { Competitor } from '#contract/projects.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import type { MonitorRow } from '../rows/monitor-row.ts'
import { kindNames } from '../../table/keyword-columns.ts'
import { monitorColumnNames } from '../table/column-names.ts'
import { systemTagNames } from '../table/system-tag-names.ts'

interface Listed {
  rows: readonly MonitorRow[]
  competitors: readonly Competitor[]
}

const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** Every field of the rows as CSV, whatever columns are shown; what is not known is left empty. */
export function monitorCsv({ rows, competitors }: Listed, i18n: I18n): string {
  const names = monitorColumnNames
  const head = [
    ...[names.keyword, names.rank].map((name) => i18n._(name)),
    ...[names.change, names.volume, names.difficulty, names.relevancy].map((name) => i18n._(name)),
    ...[names.maxReach, names.owner, names.appsCount, names.type, names.tags].map((name) => i18n._(name)),
    ...competitors.map(({ name }) => textCell(name)),
  ]
  return csvOf([
    head,
    ...rows.map((row) => [
      textCell(row.keyword),
      number(row.rank),
      number(row.change),
      number(row.volume),
      number(row.difficulty),
      number(row.relevancy),
      number(row.maxReach),
      textCell(row.owner?.title ?? ''),
      number(row.appsCount),
      row.kind === null ? '' : i18n._(kindNames[row.kind]),
      textCell([...row.tags, ...row.systemTags.map((tag) => i18n._(systemTagNames[tag]))].join(', ')),
      ...competitors.map(({ trackId }) => number(row.competitorRanks[trackId])),
    ]),
  ])
}

/** The rows as JSON, for other programs: the names of the fields are the same in every language. */
export const monitorJson = ({ rows, competitors }: Listed, days: { from: string; to: string }): string =>
  JSON.stringify(
    {
      ...days,
      competitors: competitors.map(({ trackId, store, name }) => ({ trackId, store, name })),
      keywords: rows.map((row) => {
        const { ranks, median, kind, systemTags } = row
        return { ...row, type: undefined, folded: undefined, ranks, median, kind, systemTags }
      }),
    },
    null,
    1,
  )
