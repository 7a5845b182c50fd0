import { expect, test } from 'vitest'
import { featuredFirst } from './featured-first.ts'

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
