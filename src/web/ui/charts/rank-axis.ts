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
