import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getAppDetails } from '#contract/overview/overview.ts'
import { respond } from '#tests/support/network/index.ts'
import { setUpMonitor, cellsOf, open, shown } from '#tests/support/keywords/monitor-page.tsx'
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
