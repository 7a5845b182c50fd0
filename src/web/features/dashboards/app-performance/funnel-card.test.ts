import { expect, test } from 'vitest'
import { funnelShapes } from './funnel-card.tsx'

test('App store performance: heights are true to scale, each step narrowing to the next', () => {
  const shapes = funnelShapes([400, 100, 40])
  expect(shapes[0]).toMatch(/^M0 0H189C/)
  expect(shapes[1]).toMatch(/^M300 45H/)
  expect(shapes[2]).toMatch(/^M600 54H.*900 54V66/)
})

test('App store performance: a store that counts no impressions has no shape there, and the next one is as high as there is room', () => {
  const [impressions, pageViews] = funnelShapes([null, 200, 50])
  expect(impressions).toBeNull()
  expect(pageViews).toMatch(/^M300 0H/)
  expect(funnelShapes([null, null, null])).toEqual([null, null, null])
  expect(funnelShapes([0, 0, 0])[0]).toMatch(/^M0 60H/)
})
