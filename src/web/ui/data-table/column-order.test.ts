import { expect, test } from 'vitest'
import { inOrder, swapped } from './column-order.ts'

test('columns stand in the chosen order; new ones follow, and what is no column any more is left out', () => {
  expect(inOrder(['rank', 'volume', 'apps', 'type'], ['apps', 'gone', 'rank'])).toEqual([
    'apps',
    'rank',
    'volume',
    'type',
  ])
  expect(inOrder(['rank', 'volume'], [])).toEqual(['rank', 'volume'])
})

test('a column that is moved changes places with its neighbour', () => {
  expect(swapped(['rank', 'rivals', 'volume'], 'volume', 'rank')).toEqual(['volume', 'rivals', 'rank'])
})
