import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { Competitor } from '#contract/projects.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import { localDay } from '#web/i18n/format.ts'
import { volumeSource } from '../list/export-keywords.ts'
import { kindNames } from '../list/keyword-columns.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { monitorColumnNames, systemTagNames } from './monitor-names.ts'

interface Listed {
  rows: readonly MonitorRow[]
  competitors: readonly Competitor[]
}

/** Searched, and not among the first ones. */
const outside = `${RANKED_POSITIONS}+`

const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** Every field of the rows as CSV, whichever columns are shown. `200+`: not among the first 200. Unknown values are left empty. */
export function monitorCsv({ rows, competitors }: Listed, i18n: I18n): string {
  const names = monitorColumnNames
  const head = [
    ...[names.keyword, names.rank].map((name) => i18n._(name)),
    t(i18n)`Median of 7 days`,
    ...[names.change, names.volume].map((name) => i18n._(name)),
    t(i18n)`Volume source`,
    ...[names.difficulty, names.relevancy, names.maxReach, names.owner, names.appsCount, names.type, names.tags].map(
      (name) => i18n._(name),
    ),
    t(i18n)`Starred`,
    t(i18n)`Note`,
    t(i18n)`Tracked since`,
    ...competitors.map(({ name }) => textCell(name)),
  ]
  return csvOf([
    head,
    ...rows.map((row) => [
      textCell(row.keyword),
      row.rank === null && row.isMeasured ? outside : number(row.rank),
      row.median === 0 ? outside : number(row.median),
      number(row.change),
      number(row.volume),
      volumeSource(row, i18n),
      number(row.difficulty),
      number(row.relevancy),
      number(row.maxReach),
      textCell(row.owner?.title ?? ''),
      number(row.appsCount),
      row.kind === null ? '' : i18n._(kindNames[row.kind]),
      textCell([...row.tags, ...row.systemTags.map((tag) => i18n._(systemTagNames[tag]))].join(', ')),
      row.isStarred ? t(i18n)`yes` : '',
      textCell(row.note),
      localDay(row.trackedSince),
      ...competitors.map(({ trackId }) => {
        const rank = row.competitorRanks[trackId]
        return rank === null ? outside : number(rank)
      }),
    ]),
  ])
}

/** The rows as JSON, for other programs: the names of the fields are the same in every language. */
export const monitorJson = ({ rows, competitors }: Listed, days: { from: UtcDay; to: UtcDay }): string =>
  JSON.stringify(
    {
      ...days,
      competitors: competitors.map(({ trackId, store, name }) => ({ trackId, store, name })),
      keywords: rows.map((row) => {
        const { ranks, median, isMeasured, kind, systemTags } = row
        return {
          ...row,
          type: undefined,
          folded: undefined,
          wordCount: undefined,
          ranks,
          median,
          isMeasured,
          kind,
          systemTags,
        }
      }),
    },
    null,
    1,
  )
