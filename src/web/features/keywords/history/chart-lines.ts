import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { KEYWORD_CHART_MAX } from '#contract/protocol/limits.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import type { MonitorRow } from '../monitor/monitor-rows.ts'

/** Lines that are drawn while nothing is selected. */
const FIRST = 3
/** After this many lines the colours repeat, dashed. */
const COLOURS = 8

/** Of a keyword, or of an app. */
export interface RankLine {
  id: string
  name: string
  color: string
  isDashed: boolean
  /** A day each, oldest first; null: not measured, 0: not among the places that the store lists. */
  ranks: DailyRanks
}

/**
 * KEY-026: the lines of the first ten selected keywords; of the three listed ones with the most searchers while none is
 * selected.
 */
export function chartLines(listed: readonly MonitorRow[], selected: readonly MonitorRow[]): RankLine[] {
  const drawn = selected.length > 0 ? selected.slice(0, KEYWORD_CHART_MAX) : mostSearched(listed)
  return drawn.map(({ keyword, ranks }, index) => rankLine({ id: keyword, name: keyword, ranks }, index))
}

/** The line at a place of the chart, which gives it its colour. */
export const rankLine = (of: Pick<RankLine, 'id' | 'name' | 'ranks'>, index: number): RankLine => ({
  ...of,
  color: lineColour(index),
  isDashed: index >= COLOURS,
})

/** In one pass: checks ranks only where the volume is among the highest. */
function mostSearched(rows: readonly MonitorRow[]): MonitorRow[] {
  const found: MonitorRow[] = []
  const volumeOf = (row: MonitorRow | undefined) => row?.volume ?? 0
  for (const row of rows) {
    const isHigher = found.length < FIRST || volumeOf(row) > volumeOf(found.at(-1))
    if (!isHigher || !row.ranks.some((rank) => rank !== null && rank > 0)) continue
    const place = found.findIndex((other) => volumeOf(row) > volumeOf(other))
    found.splice(place < 0 ? found.length : place, 0, row)
    found.length = Math.min(found.length, FIRST)
  }
  return found
}

/** Consecutive days with a rank: drawn as a line, or as a dot if it is a single day. */
interface RankRun {
  /** Index of its first day. */
  from: number
  /** from 1. */
  ranks: number[]
}

/** A day without a measurement, or outside the listed places, is a gap. */
export function rankRuns(ranks: DailyRanks): RankRun[] {
  const runs: RankRun[] = []
  let open: RankRun | null = null
  for (const [index, rank] of ranks.entries()) {
    if (rank === null || rank === 0) {
      open = null
      continue
    }
    if (!open) {
      open = { from: index, ranks: [] }
      runs.push(open)
    }
    open.ranks.push(rank)
  }
  return runs
}

/** Sizes of the drawing, px: what lies over it is placed by the same. */
export const heightOf = (phone: boolean) => (phone ? 180 : 214)
/** Between the names at the ends of the lines. */
export const LABEL_GAP = 15
/** For a name at the end of a line. */
export const LABEL_ROOM = 120
/** For a mark with words. */
export const MARK_ROOM = 128

/** Where the lines have room in a drawing of this width. */
export const plotArea = (width: number, phone: boolean) => ({
  left: 52,
  right: Math.max(120, width - (phone ? 24 : LABEL_ROOM + 28)),
  // Marks have words above their dots, but on a phone.
  top: phone ? 32 : 54,
  bottom: heightOf(phone) - 32,
})
