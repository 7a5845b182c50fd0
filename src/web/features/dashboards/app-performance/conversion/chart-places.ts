import type { OwnSource } from '#contract/connections/own-performance.ts'
import { roundAxis } from '#web/ui/charts/chart-axis.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import { spread } from '#web/ui/charts/rank-axis.ts'
import { piecesOf, type ConversionLine } from '../figures/conversion-days.ts'

export const HEIGHT = 252
/** For a mark with words, and between the names at the ends of the lines, px. */
export const MARK_ROOM = 132
const LABEL_GAP = 15
/** The axis spans so much at least, so that a small change doesn't look like a great one. */
const LEAST_RANGE = 0.04

/** A colour for each source, whichever of them are drawn. */
const places: Record<OwnSource, number> = {
  search: 0,
  browse: 1,
  'web-referrer': 2,
  'app-referrer': 3,
  ads: 4,
  other: 7,
}
export const sourceColour = (source: OwnSource): string => lineColour(places[source])

/** Where everything in a drawing of this width stands, px. */
export function chartPlaces(lines: readonly ConversionLine[], dayCount: number, width: number, phone: boolean) {
  const [left, top, bottom] = [48, 48, HEIGHT - 30]
  const right = Math.max(left + 60, width - (phone ? 30 : 104))
  const step = (right - left) / Math.max(1, dayCount - 1)
  const axis = roundAxis(
    lines.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    { leastRange: LEAST_RANGE, within: [0, Number.POSITIVE_INFINITY] },
  )
  const [from, to] = axis.domain
  const x = (index: number) => left + index * step
  const y = (value: number) => bottom - ((value - from) / (to - from)) * (bottom - top)
  const ends = lines.flatMap(({ source, values }) => {
    const last = piecesOf(values).at(-1)
    const value = last?.values.at(-1)
    return last && value !== undefined ? [{ source, index: last.from + last.values.length - 1, value }] : []
  })
  const labels = spread(
    ends.map(({ value }) => y(value)),
    LABEL_GAP,
    bottom,
  )
  return {
    left,
    right,
    top,
    bottom,
    step,
    axis,
    x,
    y,
    ends: ends.map(({ source, index, value }, place) => ({ source, index, value, label: labels[place] ?? 0 })),
  }
}
