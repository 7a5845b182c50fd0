import type { OWN_PERIODS, OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import { daysBefore, daysBetween } from '#contract/protocol/days.ts'
import { sumOf, type Compared } from './sums.ts'

export type PeriodDays = (typeof OWN_PERIODS)[number]

/** From one UTC day to another, ISO, inclusive. */
export interface Span {
  from: string
  to: string
}

/** The `period` days until `lastDay`; `back`: so many periods earlier. */
export function spanOf(lastDay: string, period: PeriodDays, back = 0): Span {
  const end = Date.parse(lastDay)
  return { from: daysBefore(end, (back + 1) * period - 1), to: daysBefore(end, back * period) }
}

export const within = (days: readonly OwnDay[], { from, to }: Span): OwnDay[] =>
  days.filter(({ day }) => day >= from && day <= to)

/** So much of a span may lie before the first known day: a store leaves single days out, and that is no reason not to compare. */
const LEFT_OUT = 0.1

/** Whether figures reach back to the beginning of a span of `period` days. */
export function reaches(days: readonly OwnDay[], { from }: Span, period: PeriodDays): boolean {
  const first = days[0]?.day
  return first !== undefined && daysBetween(from, first) <= period * LEFT_OUT
}

/** Figures of a period, of one source or of all (null), beside those of the days before. `days`: oldest first. */
export function comparedOf(
  days: readonly OwnDay[],
  lastDay: string,
  period: PeriodDays,
  source: OwnSource | null,
): Compared {
  const before = spanOf(lastDay, period, 1)
  const sumIn = (span: Span) => sumOf(within(days, span).filter((one) => source === null || one.source === source))
  return {
    now: sumIn(spanOf(lastDay, period)),
    before: reaches(days, before, period) ? sumIn(before) : null,
  }
}
