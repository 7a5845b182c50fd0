import { expect, test } from 'vitest'
import { FUNNEL, funnelShapes } from './funnel-shapes.ts'

/** Where a shape begins and ends, from top to bottom. */
function heights(shape: string | null | undefined) {
  const [, top = '', , , , , , nextTop = ''] = (shape ?? '').split(/[MHC ]/)
  return shape && [top, nextTop.replace(/V.*/, '')].map((y) => FUNNEL.height - 2 * Number(y))
}

test('App store performance: heights are true to scale, each step narrowing to the next', () => {
  const shapes = funnelShapes([400, 100, 40])
  expect(shapes[0]).toMatch(/^M0 0H189C/)
  expect(shapes[1]).toMatch(/^M300 45H/)
  expect(shapes[2]).toMatch(/^M600 54H.*900 54V66/)
  expect(heights(shapes[2])?.[0]).toBe(12)
})

test('App store performance: a store that counts no impressions has no shape there, and the next one is as high as there is room', () => {
  const [impressions, pageViews] = funnelShapes([null, 200, 50])
  expect(impressions).toBeNull()
  expect(pageViews).toMatch(/^M300 0H/)
  expect(funnelShapes([null, null, null])).toEqual([null, null, null])
  expect(funnelShapes([0, 0, 0])[0]).toMatch(/^M0 60H/)
})
