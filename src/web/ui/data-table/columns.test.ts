import { expect, test } from 'vitest'
import { fittingColumns, inOrder, nextSort, swapped, type Column } from './columns.ts'

const column = (id: string, more: Partial<Column<null>>): Column<null> => ({ id, name: id, cell: () => null, ...more })
const columns = [
  column('name', { leastWidth: 150 }),
  column('rank', { width: 100 }),
  column('rival 1', { width: 50, leaves: 2 }),
  column('rival 2', { width: 50, leaves: 2 }),
  column('apps', { width: 100, leaves: 1 }),
]
const at = (width: number | null) => fittingColumns(columns, width).map(({ id }) => id)

test('columns leave in their order where there is no room, and those of one number together', () => {
  expect(at(null)).toHaveLength(5)
  expect(at(500)).toHaveLength(5)
  expect(at(499)).toEqual(['name', 'rank', 'rival 1', 'rival 2'])
  expect(at(399)).toEqual(['name', 'rank'])
  expect(at(100)).toEqual(['name', 'rank'])
})

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

test('a press on the sorted head turns the order round; another column begins with what is best', () => {
  const [rank, volume] = [{ id: 'rank' }, { id: 'volume', descendingFirst: true }]
  expect(nextSort(undefined, volume)).toEqual({ column: 'volume', descending: true })
  expect(nextSort({ column: 'volume', descending: true }, volume)).toEqual({ column: 'volume', descending: false })
  expect(nextSort({ column: 'volume', descending: true }, rank)).toEqual({ column: 'rank', descending: false })
})
