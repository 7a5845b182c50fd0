import { expect, test } from 'vitest'
import { demandAt, type ChartPosition } from './chart-demand.ts'
import { storefrontEstimates } from './storefronts.ts'

const at = (country: string, rank: number, more: Partial<ChartPosition> = {}): ChartPosition => ({
  country,
  category: null,
  group: 'FREE',
  rank,
  ...more,
})

test('OV-073: each country by its best place, the one with most downloads first', () => {
  const places = [at('DE', 3), at('US', 3), at('US', 1, { category: 'Weather' })]
  const { storefronts } = storefrontEstimates(places)
  expect(storefronts.map(({ country }) => country)).toEqual(['US', 'DE'])
  expect(storefronts[0]?.downloads).toBe(Math.round(30 * demandAt(at('US', 3))))
  expect(storefronts[0]?.revenue).toBeNull()
})

test('OV-073: revenue by places in grossing charts, after the store’s share; no place is not known, which is not 0', () => {
  const grossing = at('JP', 10, { group: 'GROSSING' })
  const { storefronts, downloads } = storefrontEstimates([grossing])
  expect(storefronts).toEqual([{ country: 'JP', downloads: null, revenue: Math.round(30 * 0.7 * demandAt(grossing)) }])
  expect(downloads).toContainEqual({ name: 'chartPosition', value: null })
  expect(storefrontEstimates([]).storefronts).toEqual([])
})
