import { act, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readingOrder } from '#tests/support/reading-order.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import type { CellContext, Column, Sort } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { useSelectedRows } from './use-selected-rows.ts'

interface Keyword {
  keyword: string
  volume: number | null
  rank: number
}

const keywords = (count: number): Keyword[] =>
  Array.from({ length: count }, (_, index) => ({
    keyword: `word ${index}`,
    volume: index % 3 === 0 ? null : index % 97,
    rank: index + 1,
  }))

const columns: readonly Column<Keyword, 'keyword' | 'volume' | 'rank'>[] = [
  {
    id: 'keyword',
    name: 'Keyword',
    isRowHeader: true,
    sortValue: ({ keyword }) => keyword,
    cell: ({ keyword }) => keyword,
    total: 'Total',
  },
  {
    id: 'volume',
    name: 'Volume',
    align: 'right',
    sortValue: ({ volume }) => volume,
    descendingFirst: true,
    cell: ({ volume }) => volume ?? '–',
    total: '4,711',
  },
  { id: 'rank', name: 'Rank', align: 'right', sortValue: ({ rank }) => rank, cell: ({ rank }) => `#${rank}` },
]

const NOTHING = 'No keywords'
const later = (row: Keyword): Keyword => ({ ...row, rank: row.rank + 500 })
const idOf = ({ keyword }: Keyword) => keyword
const opened = vi.fn<(row: Keyword) => void>()

interface ShownProps {
  first: readonly Keyword[]
  onSort?: (sort: Sort<'keyword' | 'volume' | 'rank'>) => void
}

/** A page with one table, and buttons for what changes from outside. */
function Page({ first, onSort }: ShownProps) {
  const [rows, setRows] = useState(first)
  const [hidden, setHidden] = useState<readonly 'volume'[]>([])
  const selected = useSelectedRows(null)
  return (
    <>
      <button type="button" aria-label="Change" onClick={() => setRows(first.slice(0, 3).map(later))} />
      <button type="button" aria-label="Clear" onClick={() => setRows([])} />
      <button type="button" aria-label="Hide" onClick={() => setHidden(['volume'])} />
      <p role="status">{selected.ids.join(', ')}</p>
      <DataTable
        caption="Keywords"
        rows={rows}
        rowId={idOf}
        columns={columns}
        hidden={hidden}
        sort={{ column: 'rank', descending: false }}
        {...(onSort && { onSort })}
        selection={{ selected, label: idOf }}
        onOpen={opened}
        renderCard={({ keyword }) => <b>{keyword}</b>}
        empty={<p>{NOTHING}</p>}
      />
    </>
  )
}

const table = () => screen.getByRole('table', { name: 'Keywords' })
const names = () =>
  within(table())
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => box.getAttribute('aria-label'))
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
const box = (name: string) => screen.getByRole('checkbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function open(props: ShownProps) {
  drawPage(<Page {...props} />)
  await screen.findByText('word 0')
}

let scrolled = 0
beforeEach(() => {
  scrolled = 0
  opened.mockClear()
  // Nothing is laid out here: everything stands at the top of the document, which is scrolled.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled, 900, 36))
})
afterEach(() => vi.restoreAllMocks())

const scrollTo = (top: number) =>
  act(() => {
    scrolled = top
    window.dispatchEvent(new Event('scroll'))
  })

describe('a long table', () => {
  test('scrolls, sorts, hides a column, selects a range and takes other rows: each shows', async () => {
    await open({ first: keywords(1000) })
    expect(table()).toHaveAttribute('aria-rowcount', '1001')
    expect(names().length).toBeLessThan(80)
    expect(heads()).toEqual(['Keyword', 'Volume', 'Rank'])

    scrollTo(500 * 36)
    expect(await screen.findByText('word 500')).toBeInTheDocument()
    expect(screen.queryByText('word 0')).toBeNull()
    expect(box('word 500').closest('tr')).toHaveAttribute('aria-rowindex', '502')
    scrollTo(0)
    expect(await screen.findByText('word 0')).toBeInTheDocument()

    await press('Volume')
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
    expect(names().slice(0, 2)).toEqual(['word 193', 'word 290'])
    await press('Volume')
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'ascending')
    expect(names()[0]).toBe('word 97')
    await press('Rank')
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'none')
    expect(names().slice(0, 3)).toEqual(['word 0', 'word 1', 'word 2'])

    await press('Hide')
    expect(heads()).toEqual(['Keyword', 'Rank'])
    expect(box('word 1').closest('tr')).toHaveTextContent(/^word 1#2$/)

    const user = userEvent.setup()
    await user.click(box('word 2'))
    await user.keyboard('{Shift>}')
    await user.click(box('word 5'))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('status')).toHaveTextContent('word 2, word 3, word 4, word 5')
    expect(box('word 4')).toBeChecked()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).indeterminate).toBe(true)

    await press('Change')
    expect(table()).toHaveAttribute('aria-rowcount', '4')
    expect(names()).toEqual(['word 0', 'word 1', 'word 2'])
    expect(screen.getByText('#501')).toBeInTheDocument()
    expect(box('word 2')).toBeChecked()
    await press('Clear')
    expect(screen.getByText(NOTHING)).toBeInTheDocument()
  })

  test('what has no value comes last in both directions', async () => {
    await open({ first: keywords(5) })
    await press('Volume')
    expect(names()).toEqual(['word 4', 'word 2', 'word 1', 'word 0', 'word 3'])
    await press('Volume')
    expect(names()).toEqual(['word 1', 'word 2', 'word 4', 'word 0', 'word 3'])
  })

  test('rows that come sorted stay as they are: the page is told which order is wanted', async () => {
    const onSort = vi.fn<NonNullable<ShownProps['onSort']>>()
    await open({ first: keywords(5), onSort })
    await press('Volume')
    expect(onSort).toHaveBeenLastCalledWith({ column: 'volume', descending: true })
    await press('Rank')
    expect(onSort).toHaveBeenLastCalledWith({ column: 'rank', descending: true })
    expect(names()[0]).toBe('word 0')
  })

  test('it is one tab stop: arrows move, Space selects, Shift extends, Enter opens, Esc clears', async () => {
    await open({ first: keywords(20) })
    act(() => box('word 0').focus())
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}')
    expect(screen.getByRole('status')).toHaveTextContent('word 1, word 2')
    expect(box('word 2')).toHaveFocus()
    expect(box('word 2')).toHaveAttribute('tabindex', '0')
    expect(box('word 1')).toHaveAttribute('tabindex', '-1')
    await userEvent.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ keyword: 'word 2' }))
    await userEvent.keyboard('{End}')
    expect(box('word 19')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is read head by head, then row by row, each from its checkbox and name to its values, and at last the totals', async () => {
    await open({ first: keywords(2) })
    expect(readingOrder(table(), ['columnheader', 'checkbox', 'rowheader', 'cell'])).toEqual([
      'cell Select all',
      'checkbox Select all',
      'columnheader Keyword',
      'columnheader Volume',
      'columnheader Rank',
      'cell word 0',
      'checkbox word 0',
      'rowheader word 0',
      'cell –',
      'cell #1',
      'cell word 1',
      'checkbox word 1',
      'rowheader word 1',
      'cell 1',
      'cell #2',
      'rowheader Total',
      'cell 4,711',
      'cell',
    ])
  })

  test('its last row holds the totals', async () => {
    await open({ first: keywords(3) })
    expect(within(table()).getAllByRole('row').at(-1)).toHaveTextContent('Total4,711')
  })

  test('on a phone its rows are cards', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await open({ first: keywords(300) })
    const list = screen.getByRole('list', { name: 'Keywords' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(60)
    await userEvent.click(box('word 1'))
    expect(screen.getByRole('status')).toHaveTextContent('word 1')
    vi.unstubAllGlobals()
  })
})

test('columns that have no room stay: the table is as wide as they need, and scrolls sideways', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const [keyword, volume, rank] = columns
  const wide = [
    { ...keyword!, leastWidth: 170 },
    { ...volume!, width: 120 },
    { ...rank!, width: 120 },
  ]
  drawPage(<DataTable caption="Wide" rows={keywords(3)} rowId={idOf} columns={wide} />)
  const table = await screen.findByRole('table', { name: 'Wide' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  expect(table.parentElement).toHaveAttribute('data-sideways')
  expect([...table.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['170px', '120px', '120px'])
  width.mockRestore()
})

test('a cell tells its tip to the mouse, to the keyboard and to a finger, one at a time', async () => {
  const [keyword, volume] = columns
  const tipped = {
    ...volume!,
    cell: (row: Keyword, { tabIndex }: CellContext) => (
      <span data-tip={`Tip of ${row.keyword}`} tabIndex={tabIndex}>
        {`${row.rank} of all`}
      </span>
    ),
  }
  drawPage(<DataTable caption="Tips" rows={keywords(3)} rowId={idOf} columns={[keyword!, tipped]} />)
  const cell = await screen.findByText('2 of all')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.hover(cell)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tip of word 1')
  await userEvent.hover(screen.getByText('word 0'))
  expect(screen.queryByRole('tooltip')).toBeNull()
  // Behind the heads of the columns.
  for (let stops = 0; stops < 3; stops++) await userEvent.tab()
  expect(screen.getByText('1 of all')).toHaveFocus()
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tip of word 0')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('3 of all') })
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tip of word 2')
})
