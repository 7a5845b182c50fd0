import type { CategoryGroup } from '#contract/overview/sections.ts'
import { marketShare } from './market-size.ts'

/** Where an app stands in one country's chart; `category` null: the chart of all apps. */
export interface ChartPosition {
  country: string
  category: string | null
  group: CategoryGroup
  /** From 1. */
  rank: number
}

/** A category's leader against the leader of all apps: an assumption in round numbers. */
const CATEGORY_SHARE = 0.12

/** How demand falls with the rank: Garg and Telang, "Inferring App Demand from Publicly Available Data" (MIS Quarterly 2013). */
const exponents = { FREE: 0.944, PAID: 0.944, GROSSING: 0.86 } as const

/** What the first of all apps has in the United States in a day: downloads, or dollars for GROSSING. Assumptions in round numbers. */
const leaders = { FREE: 150_000, PAID: 3000, GROSSING: 1_500_000 } as const

/** Downloads (FREE, PAID) or US dollars (GROSSING) a day that a place in a chart stands for, in that country. */
export function demandAt({ country, category, group, rank }: ChartPosition): number {
  const size = marketShare(country) / marketShare('US')
  return leaders[group] * size * (category === null ? 1 : CATEGORY_SHARE) * rank ** -exponents[group]
}

/** Demand a day by country, from the best place in each: an app in several charts of a country counts once. */
export function demandByCountry(positions: readonly ChartPosition[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const position of positions)
    best.set(position.country, Math.max(best.get(position.country) ?? 0, demandAt(position)))
  return best
}

/**
 * Demand a day worldwide, from the best place in each country: the sum over the countries that are known, with the rest of
 * the world taken to be like them, but at most ten times as much. null: no place is known.
 */
export function worldwideDemand(positions: readonly ChartPosition[]): number | null {
  const best = demandByCountry(positions)
  if (best.size === 0) return null
  const known = [...best.values()].reduce((sum, each) => sum + each, 0)
  const share = [...best.keys()].reduce((sum, country) => sum + marketShare(country), 0)
  return known * Math.min(10, 1 / share)
}

/** The best place and where it is, in words for an estimate's inputs: `US FREE 12`. */
export function bestPlace(positions: readonly ChartPosition[]): string | null {
  const [best] = positions.toSorted((a, b) => demandAt(b) - demandAt(a))
  return best ? `${best.country} ${best.category ?? 'ALL'} ${best.group} ${best.rank}` : null
}
