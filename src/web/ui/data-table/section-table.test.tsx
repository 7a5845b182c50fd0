import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { readingOrder } from '#tests/support/reading-order.ts'
import { render, screen, within } from '#tests/support/render.tsx'
import type { Sort } from './columns.ts'
import { currentRow, SectionTable, TableScroll } from './section-table.tsx'

interface Country {
  name: string
  installs: number
}
type ColumnId = 'name' | 'installs'

const countries: readonly Country[] = [
  { name: 'Germany', installs: 20 },
  { name: 'France', installs: 30 },
]

function Countries() {
  const [sort, setSort] = useState<Sort<ColumnId>>({ column: 'name', descending: false })
  const direction = sort.descending ? -1 : 1
  return (
    <TableScroll label="Countries" h={200}>
      <SectionTable<Country, ColumnId>
        caption="Installs by country"
        rows={countries.toSorted((a, b) =>
          sort.column === 'name' ? direction * a.name.localeCompare(b.name) : direction * (a.installs - b.installs),
        )}
        rowId={({ name }) => name}
        sort={sort}
        onSort={setSort}
        columns={[
          { id: 'name', name: 'Country', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
          {
            id: 'installs',
            name: 'Installs',
            isSortable: true,
            descendingFirst: true,
            cell: ({ installs }) => installs,
          },
        ]}
        rowProps={({ name }) => currentRow(name === 'France')}
      />
    </TableScroll>
  )
}

const order = () => readingOrder(document.body, ['group', 'table', 'columnheader', 'rowheader', 'cell'])
const head = (name: string) => screen.getByRole('columnheader', { name })

test('is read head by head, then row by row', () => {
  render(<Countries />)
  expect(order()).toEqual([
    'group Countries',
    'table Installs by country',
    'columnheader Country',
    'columnheader Installs',
    'rowheader France',
    'cell 30',
    'rowheader Germany',
    'cell 20',
  ])
  expect(within(screen.getByRole('row', { current: true })).getByRole('rowheader', { name: 'France' })).toBeVisible()
})

test('a head asks for its order: the other way round, or what is best of another column first', async () => {
  render(<Countries />)
  await userEvent.click(screen.getByRole('button', { name: 'Country' }))
  expect(head('Country')).toHaveAttribute('aria-sort', 'descending')
  expect(order().slice(-4)).toEqual(['rowheader Germany', 'cell 20', 'rowheader France', 'cell 30'])
  await userEvent.click(screen.getByRole('button', { name: 'Installs' }))
  expect(head('Country')).toHaveAttribute('aria-sort', 'none')
  expect(head('Installs')).toHaveAttribute('aria-sort', 'descending')
  expect(order().slice(-4)).toEqual(['rowheader France', 'cell 30', 'rowheader Germany', 'cell 20'])
})

test('a table within a section gives its rows no numbers', () => {
  render(<Countries />)
  for (const row of screen.getAllByRole('row')) expect(row).not.toHaveAttribute('aria-rowindex')
})
