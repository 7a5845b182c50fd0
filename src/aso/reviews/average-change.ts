/** A rating, and what it belongs to: its version, its country, its topics. */
export interface Rated {
  /** 1..5. */
  rating: number
  /** None: what it belongs to is not known. Of several each has an equal part of it. */
  groups: readonly string[]
}

export interface GroupChange {
  /** null: those of no group. */
  group: string | null
  /** Ratings; parts where one belongs to several groups. */
  before: number
  after: number
  /** null: the group had none then. */
  averageBefore: number | null
  averageAfter: number | null
  /** Stars by which the average changed because the group's share of all ratings did. */
  mix: number
  /** Stars by which it changed because the group's own average did. */
  rate: number
}

export interface AverageChange {
  averageBefore: number
  averageAfter: number
  /** Largest effect (mix and rate together) first. All of them together are the change. */
  groups: GroupChange[]
}

interface Sums {
  count: number
  stars: number
}

/**
 * Which groups explain the change of an average rating between two periods. With s and m a group's share and average, before
 * (1) and after (2), and M the mean of both periods' averages,
 *
 *   rate = (m₂ − m₁) · (s₁ + s₂) / 2
 *   mix  = (s₂ − s₁) · ((m₁ + m₂) / 2 − M)
 *
 * Together they are exactly the change, because the changes of all shares add up to nothing. M makes the mix of a group that
 * is better than the whole count upwards when it grows. A group that one of the periods lacks has the same average in both:
 * all of its effect is mix. (Kitagawa, "Components of a Difference Between Two Rates", JASA 50, 1955.)
 *
 * @returns null where one of the periods has no ratings
 */
export function averageChange(before: readonly Rated[], after: readonly Rated[]): AverageChange | null {
  if (before.length === 0 || after.length === 0) return null
  const first = sumsOf(before)
  const second = sumsOf(after)
  const averageBefore = average(before)
  const averageAfter = average(after)
  const middle = (averageBefore + averageAfter) / 2
  const groups = [...new Set([...first.keys(), ...second.keys()])].map((group): GroupChange => {
    const one = first.get(group)
    const two = second.get(group)
    const own = { before: one ? one.stars / one.count : null, after: two ? two.stars / two.count : null }
    const m1 = own.before ?? own.after ?? middle
    const m2 = own.after ?? m1
    const s1 = (one?.count ?? 0) / before.length
    const s2 = (two?.count ?? 0) / after.length
    return {
      group,
      before: one?.count ?? 0,
      after: two?.count ?? 0,
      averageBefore: own.before,
      averageAfter: own.after,
      mix: (s2 - s1) * ((m1 + m2) / 2 - middle),
      rate: ((m2 - m1) * (s1 + s2)) / 2,
    }
  })
  groups.sort((a, b) => Math.abs(b.mix + b.rate) - Math.abs(a.mix + a.rate) || compare(a.group, b.group))
  return { averageBefore, averageAfter, groups }
}

const compare = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1)
const average = (rated: readonly Rated[]) => rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length

function sumsOf(rated: readonly Rated[]): Map<string | null, Sums> {
  const sums = new Map<string | null, Sums>()
  const add = (group: string | null, part: number, rating: number) => {
    const sum = sums.get(group) ?? { count: 0, stars: 0 }
    sums.set(group, { count: sum.count + part, stars: sum.stars + part * rating })
  }
  for (const { rating, groups } of rated) {
    if (groups.length === 0) add(null, 1, rating)
    for (const group of groups) add(group, 1 / groups.length, rating)
  }
  return sums
}
