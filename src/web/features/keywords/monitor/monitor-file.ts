import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Competitor } from '#contract/projects.ts'
import { daysBetween, daysFrom } from '#contract/protocol/days.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { originName } from '#web/apps/marks/mark-name.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { confidenceCell, confidenceNames, type Estimated } from '../list/estimate-notes.tsx'
import { volumeSource } from '../list/export-keywords.ts'
import { kindNames } from '../list/keyword-columns.ts'
import { localDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { monitorColumnNames, systemTagNames } from './monitor-names.ts'

interface Listed {
  app: Pick<AppInCountry, 'title' | 'store' | 'locale'>
  rows: readonly MonitorRow[]
  competitors: readonly Competitor[]
  period: Period
}

const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
/** 0 stands for deeper than the store's search goes, which is no number. */
const rankCell = (rank: number | null | undefined) => (rank === 0 ? '' : number(rank))

interface Field {
  name: string
  cell: (row: MonitorRow) => string
}

/**
 * Every field of the rows as CSV, whichever columns are shown, in the words and the order of the server's file of all keywords.
 * A rank is a number, or an empty cell: deeper than the store's search goes, or not known; of the app itself the next column says which.
 */
export function monitorCsv({ app, rows, competitors, period }: Listed, i18n: I18n): string {
  const days = daysBetween(period.from, period.to) + 1
  const named = (column: keyof typeof monitorColumnNames) => i18n._(monitorColumnNames[column])
  const yes = t(i18n)`yes`
  const depth = searchDepth(app.store)
  const confidence = (of: Estimated): Field => ({
    name: i18n._(confidenceNames[of]),
    cell: (row) => confidenceCell(row, of),
  })
  const fields: Field[] = [
    { name: named('keyword'), cell: ({ keyword }) => textCell(keyword) },
    { name: named('rank'), cell: ({ rank }) => number(rank) },
    {
      name: t(i18n)`In the top ${depth}`,
      cell: ({ rank, isMeasured }) => (rank !== null ? yes : isMeasured ? t(i18n)`no` : ''),
    },
    { name: named('median'), cell: ({ median }) => rankCell(median) },
    {
      name: days === 1 ? t(i18n)`Change in 1 day` : t(i18n)`Change in ${days} days`,
      cell: ({ change }) => number(change),
    },
    { name: named('volume'), cell: ({ volume }) => number(volume) },
    { name: t(i18n)`Volume source`, cell: (row) => volumeSource(row, i18n) },
    { name: t(i18n)`Apple, all countries`, cell: ({ everywhere }) => number(everywhere?.popularity) },
    confidence('volume'),
    { name: named('difficulty'), cell: ({ difficulty }) => number(difficulty) },
    confidence('difficulty'),
    { name: named('relevancy'), cell: ({ relevancy }) => number(relevancy) },
    confidence('relevancy'),
    { name: named('maxReach'), cell: ({ maxReach }) => number(maxReach) },
    { name: named('owner'), cell: ({ owner }) => textCell(owner?.title ?? '') },
    { name: named('appsCount'), cell: ({ appsCount }) => number(appsCount) },
    { name: named('type'), cell: ({ kind }) => (kind === null ? '' : i18n._(kindNames[kind])) },
    { name: named('tags'), cell: ({ tags }) => textCell(tags.join(', ')) },
    {
      name: t(i18n)`Automatic tags`,
      cell: ({ systemTags }) => systemTags.map((tag) => i18n._(systemTagNames[tag])).join(', '),
    },
    { name: t(i18n)`Starred`, cell: ({ isStarred }) => (isStarred ? yes : '') },
    { name: t(i18n)`Note`, cell: ({ note }) => textCell(note) },
    { name: t(i18n)`Tracked since`, cell: ({ trackedSince }) => localDay(trackedSince) },
    {
      name: t(i18n)`Not updated since`,
      cell: ({ beyondPlan }) => (beyondPlan?.since ? localDay(beyondPlan.since) : ''),
    },
    { name: t(i18n)`App`, cell: () => textCell(app.title) },
    { name: t(i18n)`Country`, cell: () => countryCodeOf(app.locale) },
    { name: t(i18n)`From`, cell: () => period.from },
    { name: t(i18n)`To`, cell: () => period.to },
    ...competitors.map(({ trackId, name }) => ({
      name: textCell(t(i18n)`Rank of ${name}`),
      cell: ({ competitorRanks }: MonitorRow) => number(competitorRanks[trackId]),
    })),
  ]
  return csvOf([fields.map(({ name }) => name), ...rows.map((row) => fields.map(({ cell }) => cell(row)))], language())
}

/**
 * The rank of each row on each day as CSV: a number, or an empty cell. Where the results of a keyword come from another source since
 * one of these days, a last column says so.
 */
export const dailyRanksCsv = (rows: readonly MonitorRow[], { from, to }: Period, i18n: I18n): string => {
  const days = daysFrom(from, to)
  const changes = rows.map(({ origins }) => origins.filter(({ day }) => day >= from && day <= to))
  const isMarked = changes.some((some) => some.length > 0)
  const marked = (text: string) => (isMarked ? [text] : [])
  return csvOf(
    [
      [i18n._(monitorColumnNames.keyword), ...days, ...marked(t(i18n)`Order of results changed`)],
      ...rows.map(({ keyword, ranks }, row) => [
        textCell(keyword),
        ...days.map((_, index) => rankCell(ranks[index])),
        ...marked((changes[row] ?? []).map(({ day, origin }) => `${day}: ${originName(origin)}`).join(', ')),
      ]),
    ],
    language(),
  )
}

/** The rows as JSON, for other programs: the names of the fields are the same in every language. */
export const monitorJson = ({ rows, competitors }: Pick<Listed, 'rows' | 'competitors'>, days: Period): string =>
  JSON.stringify(
    {
      ...days,
      competitors: competitors.map(({ trackId, store, name }) => ({ trackId, store, name })),
      keywords: rows.map((row) => {
        const { ranks, origins, median, isMeasured, kind, systemTags } = row
        return {
          ...row,
          type: undefined,
          folded: undefined,
          wordCount: undefined,
          ranks,
          origins,
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
