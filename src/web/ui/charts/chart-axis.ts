import type { UtcDay } from '#contract/protocol/days.ts'

/** An axis of round numbers. */
export interface Axis {
  domain: [from: number, to: number]
  ticks: number[]
  /** Between two ticks: 1, 2 or 5 times a power of ten. */
  step: number
}

interface AxisOptions {
  /** The axis spans this much at least, so that a small change doesn't look like a great one. */
  leastRange?: number
  /** What the values can be at all; the axis stays within. */
  within?: readonly [from: number, to: number]
  /** Counts and sums: the axis starts at 0 and goes on in whole numbers. */
  fromZero?: boolean
}

/** Sizes of a chart of days, px: what lies over it is placed by the same. */
export const DAY_CHART = { height: 260, axisWidth: 52, margin: { top: 8, right: 28, bottom: 0, left: 0 } } as const

/** About so many steps. */
const STEPS = 4

/** The axis on which all values have a place. */
export function roundAxis(values: readonly number[], options: AxisOptions = {}): Axis {
  const { leastRange = 0, within = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], fromZero = false } = options
  const least = fromZero ? 0 : Math.min(...values)
  const most = Math.max(least, ...values)
  const missing = Math.max(0, leastRange - (most - least)) / 2
  const range = Math.max(most - least, leastRange) || Math.abs(most) || 1
  const step = Math.max(fromZero ? 1 : 0, roundStep(range / STEPS))
  const from = Math.floor(near((fromZero ? least : Math.max(within[0], least - missing)) / step))
  const to = Math.ceil(near(Math.min(within[1], most + missing) / step))
  const ticks = Array.from({ length: Math.max(1, to - from) + 1 }, (_, index) => near((from + index) * step))
  return { domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], ticks, step }
}

/** Decimals that tell two ticks apart. */
export const decimalsOf = ({ step }: Axis): number => Math.max(0, -Math.floor(Math.log10(step)))

/** The next of 1, 2, 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return near(([1, 2, 5, 10].find((factor) => factor * power >= atLeast - power * 1e-9) ?? 10) * power)
}

/** Without the tail of binary fractions. */
const near = (value: number) => Number(value.toPrecision(12))

/** At most `count` days, evenly apart; the last one is always among them. */
export function dayTicks(days: readonly UtcDay[], count: number): UtcDay[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (count - 1)))
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}

/** An axis of ranks: #1 on top. */
export interface RankAxis {
  scale: 'linear' | 'log'
  /** From 1 to the axis' end. */
  ticks: number[]
  end: number
}

/** Beyond this rank the axis is logarithmic. */
const LINEAR_MAX = 100
const logTicks = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const steps = [
  { upTo: 5, step: 1 },
  { upTo: 20, step: 5 },
  { upTo: 50, step: 10 },
  { upTo: LINEAR_MAX, step: 20 },
]

/** The axis on which all of `ranks` have a place. */
export function rankAxis(ranks: readonly number[]): RankAxis {
  const worst = Math.max(5, ...ranks)
  if (worst > LINEAR_MAX) {
    const end = logTicks.find((tick) => tick >= worst) ?? worst
    return { scale: 'log', ticks: logTicks.filter((tick) => tick <= end), end }
  }
  const step = steps.find(({ upTo }) => worst <= upTo)?.step ?? LINEAR_MAX
  const end = Math.ceil(worst / step) * step
  const ticks = Array.from({ length: end / step }, (_, index) => (index + 1) * step)
  return { scale: 'linear', ticks: ticks[0] === 1 ? ticks : [1, ...ticks], end }
}

/** Where a rank stands on the axis: 0 at #1, 1 at its end. */
export function placeOf(rank: number, { scale, end }: RankAxis): number {
  return scale === 'log' ? Math.log(rank) / Math.log(end) : (rank - 1) / (end - 1)
}

/** Labels as close to their places as they fit, px: at least `gap` apart, in order, none beyond `max`. */
export function spread(places: readonly number[], gap: number, max: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  const placed: number[] = []
  for (const { place } of order) placed.push(Math.max(place, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  for (let index = placed.length - 1, floor = max; index >= 0; index -= 1, floor -= gap)
    placed[index] = Math.min(placed[index] ?? floor, floor)
  const result: number[] = []
  order.forEach(({ index }, position) => {
    result[index] = placed[position] ?? 0
  })
  return result
}
