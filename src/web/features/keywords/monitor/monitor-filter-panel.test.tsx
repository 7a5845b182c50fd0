import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getAppDetails } from '#contract/overview/overview.ts'
import { respond } from '#tests/support/network/index.ts'
import { setUpMonitor, cellsOf, onSearch, open, shown } from '#tests/support/keywords/monitor-page.tsx'
import { listing } from '../field/field-fixtures.ts'

setUpMonitor()

describe('filters of the monitor', () => {
  test('KEY-009: what is worked out of the listing is a tag, and the filter tells own tags and these apart', async () => {
    respond(getAppDetails, { ...listing, title: 'Moorlight: White Noise', shortDescription: 'Sleep stories' })
    await open()
    const tagged = (name: string) => cellsOf(name).at(-1)
    await vi.waitFor(() => expect(tagged('moorlight')).toContain('In title'))
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const filter = await screen.findByRole('combobox', { name: 'Tag' })
    const values = within(filter)
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.value)
    expect(values.slice(0, 2)).toEqual(['', 'own:Core'])
    expect(values).toEqual(expect.arrayContaining(['system:brand', 'system:in-title', 'system:top-10']))
    const left = async (name: string) => {
      await userEvent.selectOptions(filter, name)
      return shown()
    }
    expect(await left('In title')).toEqual(['white noise', 'moorlight'])
    expect(await left('In subtitle')).toEqual(['sleep stories'])
    expect(await left('Top 10')).toEqual(['sleep stories', 'moorlight'])
    expect(await left('Brand')).toEqual(['moorlight'])
    expect(await left('Core')).toEqual(['white noise'])
  })

  test('KEY-019: groups of ranks with their numbers, also 101 to 200', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: '4–10 1' }))
    expect(shown()).toEqual(['sleep stories'])
    expect(screen.getByRole('radio', { name: '101–200 0' })).toBeInTheDocument()
  })

  test('KEY-018, KEY-010: top results, types and tags narrow together and are cleared together', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const choice = (name: string) =>
      within(screen.getByRole('region', { name: 'Filter' })).findByRole('combobox', { name })
    await userEvent.selectOptions(await choice('Top results'), 'Not ranked')
    expect(shown()).toEqual(['sleep aid'])
    await userEvent.selectOptions(await choice('Top results'), 'Top 30')
    expect(shown()).toEqual(['white noise', 'sleep stories', 'moorlight'])
    await userEvent.selectOptions(await choice('Type'), 'My brand')
    expect(shown()).toEqual(['moorlight'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: My brand' }))
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(await choice('Tag'), 'Core')
    expect(shown()).toEqual(['white noise'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(shown()).toHaveLength(4)
  })

  test('filters that are cleared where nothing matches lead the focus to the search', async () => {
    await open()
    const search = screen.getByRole('searchbox', { name: 'Search keywords' })
    await userEvent.type(search, 'zzz')
    const nothing = (await screen.findByText(/No keywords match/)).closest('p')!
    await userEvent.click(within(nothing).getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('table', { name: 'Tracked keywords' })).toBeVisible()
    expect(search).toHaveFocus()
  })

  test('a search is as long as a keyword can be', async () => {
    await open({ keyword: 'x'.repeat(140) }).catch(() => null)
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveValue('x'.repeat(100))
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveAttribute('maxlength', '100')
  })

  test('a link names the keyword that is searched for', async () => {
    await open({ keyword: 'noise' })
    expect(shown()).toEqual(['white noise'])
  })
})

describe('what follows the filters', () => {
  test('KEY-003: the figures and the chart are of the keywords that the filters leave', async () => {
    await open({ tag: 'own:Core' })
    expect(shown()).toEqual(['white noise'])
    const summary = screen.getByRole('group', { name: 'Summary, last 30 days' })
    expect(within(summary).getByRole('group', { name: 'Visibility' })).toHaveTextContent('of 1 keyword')
    expect(within(summary).getByRole('group', { name: 'Average rank' })).toHaveTextContent(/27/)
    expect(within(summary).getByRole('button', { name: /^Up 1/ })).toBeVisible()
    expect(within(summary).getByRole('button', { name: /^Down 0/ })).toBeVisible()
    expect(await screen.findByRole('img', { name: 'Rank history of 1 keyword' })).toBeVisible()
    await userEvent.click(within(summary).getByRole('button', { name: /^Up 1/ }))
    expect(shown()).toEqual(['white noise'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(within(summary).getByRole('group', { name: 'Visibility' })).not.toHaveTextContent('keyword')
    expect(within(summary).getByRole('button', { name: /^Down 1/ })).toBeVisible()
  })

  test('a group of ranks narrows the figures, and what moved is a choice among the rest', async () => {
    await open({ rank: 'top1', moved: 'new' })
    expect(shown()).toEqual(['moorlight'])
    const summary = screen.getByRole('group', { name: 'Summary, last 30 days' })
    expect(within(summary).getByRole('button', { name: /^New 1/ })).toHaveAttribute('aria-pressed', 'true')
    expect(within(summary).getByRole('button', { name: /^Up 0/ })).toBeVisible()
  })
})

describe('the address of the monitor', () => {
  test('says every filter and the order, each change in the place of the one before', async () => {
    await open()
    onSearch.mockClear()
    await userEvent.click(screen.getByRole('radio', { name: '4–10 1' }))
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ rank: '4-10', q: undefined }))
    await userEvent.click(screen.getByRole('columnheader', { name: 'Volume' }).querySelector('button')!)
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ rank: '4-10', sort: '-volume' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search keywords' }), 'stor')
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'stor' })))
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveValue('stor')
  })

  test('a link to the page without filters shows all of them again', async () => {
    await open({ q: 'sleep', top: '30' })
    expect(shown()).toEqual(['sleep stories'])
    await userEvent.click(screen.getByRole('button', { name: 'Follow a link without filters' }))
    expect(shown()).toHaveLength(4)
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveValue('')
  })
})
