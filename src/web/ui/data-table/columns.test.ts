import { expect, test } from 'vitest'
import { inOrder, leastWidth, nextSort, swapped, type Column } from './columns.ts'

const column = (id: string, more: Partial<Column<null>>): Column<null> => ({ id, name: id, cell: () => null, ...more })

test('a table needs the widths of its columns, and room for the checkboxes', () => {
  const columns = [column('name', { leastWidth: 150 }), column('rank', { width: 100 }), column('history', {})]
  expect(leastWidth(columns)).toBe(300)
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
