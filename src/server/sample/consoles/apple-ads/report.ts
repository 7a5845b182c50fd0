import { dayOf, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { answer, refuse } from './answers.ts'
import { add, figuresOn, metricsOf, none, partOf, type Figures } from './figures.ts'
import { valuesOf } from './query.ts'
import { linesOf, type Level, type Line } from './report-lines.ts'
import { readReportRequest, type ReportRequest } from './report-request.ts'
import type { Structure } from './seed.ts'

type Granularity = ReportRequest['timeRange']['granularity']

interface Row {
  line: Line
  total: Figures
  steps: Map<string, Figures>
}

/** What has no impressions has no row. */
export function answerReport(level: Level, body: unknown, state: Structure, currency: string, now: Date): Response {
  const read = readReportRequest(level, body, now)
  if ('error' in read) return refuse(400, read.error)
  const { filters, timeRange, pagination, options } = read.request
  const lines = linesOf(level, state, (keyword) =>
    filters.every((filter) => valuesOf(filter).includes(keyword[filter.field as 'campaignId' | 'adGroupId'])),
  )
  const rows = rowsOf(lines, daysFrom(timeRange.start, timeRange.end), timeRange.granularity, dayOf(now))
  const { offset, pageSize } = pagination
  const grandTotal = none()
  for (const { total } of rows) add(grandTotal, total)
  const result = {
    rows: rows.slice(offset, offset + pageSize).map((row) => sentRow(row, read.request, currency)),
    ...(options.includeRows.length > 0 && { summary: { grandTotal: metricsOf(grandTotal, currency) } }),
  }
  return answer(rows.length === 0 ? {} : result, { pagination: { offset, pageSize, totalCount: rows.length } })
}

const sentRow = ({ line, total, steps }: Row, { groupBy, timeRange }: ReportRequest, currency: string) => ({
  metadata: { ...line.metadata, ...(groupBy.length > 0 && { countryOrRegion: line.country }) },
  totalMetrics: metricsOf(total, currency),
  ...(line.suggestedBid !== undefined && {
    insights: { bidRecommendation: { suggestedBidAmount: line.suggestedBid } },
  }),
  ...(timeRange.granularity && {
    granularMetrics: Array.from(steps, ([date, figures]) => ({ date, ...metricsOf(figures, currency) })),
  }),
})

function rowsOf(lines: readonly Line[], days: readonly UtcDay[], granularity: Granularity, today: UtcDay): Row[] {
  const rows = new Map<string, Row>()
  for (const line of lines) {
    const row = rows.get(line.row) ?? { line, total: none(), steps: new Map<string, Figures>() }
    rows.set(line.row, row)
    for (const day of days) {
      const figures = partOf(figuresOn(line.keyword, day, today), line.from, line.to)
      if (figures.impressions === 0) continue
      add(row.total, figures)
      for (const [date, part] of stepsOf(day, figures, granularity)) {
        const step = row.steps.get(date) ?? none()
        add(step, part)
        row.steps.set(date, step)
      }
    }
  }
  return [...rows.values()]
    .filter(({ total }) => total.impressions > 0)
    .toSorted((a, b) => a.line.row.length - b.line.row.length || (a.line.row < b.line.row ? -1 : 1))
}

/** Which steps a day's figures belong to: a week is named by its Monday, a month by its first day. */
function stepsOf(day: UtcDay, figures: Figures, granularity: Granularity): [string, Figures][] {
  if (granularity === undefined) return []
  if (granularity === 'DAILY') return [[day, figures]]
  if (granularity === 'MONTHLY') return [[`${day.slice(0, 7)}-01`, figures]]
  if (granularity === 'WEEKLY') {
    const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
    return [[dayOf(Date.parse(day) - sinceMonday * 86_400_000), figures]]
  }
  return Array.from({ length: 24 }, (_, hour) => [
    `${day} ${String(hour).padStart(2, '0')}`,
    partOf(figures, hour / 24, (hour + 1) / 24),
  ])
}
