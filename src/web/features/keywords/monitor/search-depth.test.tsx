import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cellsOf, open, setUpMonitor } from '#tests/support/keywords/monitor-page.tsx'

setUpMonitor()

describe('the monitor of an app of Google Play, whose search lists 30 apps', () => {
  afterEach(() => vi.restoreAllMocks())

  test('KEY-009: who is not listed is not in the top 30, own app, median and competitors alike', async () => {
    const table = await open({ store: 'GOOGLE_PLAY' })
    expect(cellsOf('sleep aid')[5]).toBe('30+')
    // The median of a place and of a day without one.
    expect(cellsOf('moorlight')[6]).toBe('30+')
    expect(cellsOf('moorlight').at(-2)).toBe('30+')
    expect(within(table).getAllByTitle('Not in the top 30')).toHaveLength(3)
    expect(table).not.toHaveTextContent('200')
  })

  test('KEY-018, KEY-019: nothing is offered that is deeper', async () => {
    await open({ store: 'GOOGLE_PLAY' })
    expect(screen.getByRole('radio', { name: '11–30 1' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /100|200/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const region = screen.getByRole('region', { name: 'Filter' })
    const choice = await within(region).findByRole('combobox', { name: 'Top results' })
    const offered = within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(offered).toEqual(['Any rank', 'Top 30', 'Not ranked'])
  })

  test('KEY-025: the file says which places were searched', async () => {
    const files: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} })
    await open({ store: 'GOOGLE_PLAY', keyword: 'sleep aid' })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('button', { name: 'This list as CSV' }))
    const [head, row] = (await files[0]!.text()).trim().split('\r\n')
    expect(head).toContain('Keyword,Rank,In the top 30,')
    expect(row).toContain('sleep aid,,no,')
  })

  test('KEY-004: the history as a table says the same of each day', async () => {
    await open({ store: 'GOOGLE_PLAY', keyword: 'sleep aid' })
    await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    const table = await screen.findByRole('table', { name: 'Rank history' })
    expect(within(table).getAllByRole('cell', { name: '30+' })).not.toHaveLength(0)
  })
})
