import { expect, test } from 'vitest'
import { featuredFirst } from './featurings-page.tsx'

test('OV-023: countries that featured the app first, tracked ones among them ahead; tracked ones without it last', () => {
  expect(
    featuredFirst(['AT', 'DE', 'BR'], ['DE', 'JP']).map(({ name, isFeatured, isTracked }) => [
      name,
      isFeatured,
      isTracked,
    ]),
  ).toEqual([
    ['Germany', true, true],
    ['Austria', true, false],
    ['Brazil', true, false],
    ['Japan', false, true],
  ])
})

test('OV-057: each country has its own days', () => {
  const days = [
    { country: 'AT', date: '2026-03-02' as const, place: 'TODAY' as const },
    { country: 'DE', date: '2026-03-01' as const, place: null },
  ]
  expect(featuredFirst(['AT', 'DE'], [], days).map(({ code, featured }) => [code, featured])).toEqual([
    ['AT', [days[0]]],
    ['DE', [days[1]]],
  ])
})
