import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import {
  setUpKeywordsPage,
  choose,
  listOf,
  openFilters,
  show,
  shown,
  some,
} from '#tests/support/keywords/keywords-page.tsx'
import { metrics } from '../fixtures.ts'

setUpKeywordsPage()

describe('tracking from a list of keywords', () => {
  const rowOf = (keyword: string) => within(screen.getByRole('row', { name: new RegExp(`^${keyword}`) }))

  test('KEY-011: each row says whether it is tracked, and the filter leaves the tracked or the others', async () => {
    await show(listOf(some))
    expect(await screen.findByRole('button', { name: 'Tracked, stop tracking white noise' })).toHaveTextContent(
      'Tracked',
    )
    await openFilters()
    await choose('Tracking', 'Not tracked')
    expect(shown()).toEqual(['sleep stories', 'moorlight'])
    await choose('Tracking', 'Tracked')
    expect(shown()).toEqual(['white noise'])
  })

  test('a press on Track adds the keyword, which says so while it waits', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('button', { name: 'Track moorlight' }))
    expect(await rowOf('moorlight').findByText('Adding…')).toBeVisible()
    expect(outbox.get().entries.map(({ name, payload }) => [name, payload])).toEqual([
      ['addKeywords', expect.objectContaining({ locale: 'en-US', keywords: ['moorlight'] })],
    ])
  })

  test('KEY-030: selected keywords are tracked together, with the free slots beside the button', async () => {
    await show(listOf(some), { tracked: { slots: { used: 46, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    expect(await bar.findByText('4 of 50 slots free')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Track 2 keywords' }))
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    expect(outbox.get().entries[0]?.payload).toMatchObject({ keywords: ['sleep stories', 'moorlight'] })
  })

  test('selected keywords get a tag as they are tracked: a known one, or a new one', async () => {
    await show(listOf(some), { tracked: { tags: [{ name: 'Week 48', colour: 'violet' }] } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    await userEvent.click(bar.getByRole('button', { name: 'Tag' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Week 48{Enter}Gap{Enter}')
    expect(bar.getByRole('button', { name: 'Tags: Week 48, Gap' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Track 2 keywords' }))
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    expect(outbox.get().entries[0]?.payload).toMatchObject({
      keywords: ['sleep stories', 'moorlight'],
      tags: ['Week 48', 'Gap'],
    })
  })

  test('KEY-021: more than 500 selected keywords are tracked in parts of 500', async () => {
    const many = Array.from({ length: 512 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))
    await show(listOf(many), { tracked: { slots: { used: 0, limit: 1000 } } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Track 512 keywords' }))
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(2))
    const parts = outbox.get().entries.map(({ payload }) => (payload as { keywords: string[] }).keywords)
    expect(parts.map(({ length }) => length)).toEqual([500, 12])
    expect(new Set(parts.flat()).size).toBe(512)
  })

  test('KEY-030: where there is no slot left, nothing can be tracked', async () => {
    await show(listOf(some), { tracked: { slots: { used: 50, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Track moorlight' })).toBeDisabled())
  })

  test('KEY-030: where the selected ones do not fit, it says for how many there is no slot and what helps', async () => {
    await show(listOf(some), { tracked: { slots: { used: 49, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    expect(bar.getByText(/1 too many/)).toBeVisible()
    expect(bar.getByRole('link', { name: 'see plans' })).toHaveAttribute('href', '/plans')
    expect(bar.getByRole('link', { name: 'Remove keywords' })).toHaveAttribute(
      'href',
      '/analyze-keywords/keyword-monitoring',
    )
    expect(bar.getByRole('button', { name: 'Track 2 keywords' })).toBeDisabled()
  })

  test('a viewed country that is not tracked: nothing is offered that is refused, nor what the bar above offers', async () => {
    await show(listOf(some), { project: { countries: ['de-DE'] } })
    expect(screen.getByRole('button', { name: 'Track moorlight' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Add keywords' })).toBeDisabled()
    expect(screen.getByText(/once you track the country/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Track this country/ })).toBeNull()
  })

  test('offline an addition says that it waits, and a press takes it back', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('button', { name: 'Track moorlight' }))
    const waits = await screen.findByRole('button', { name: 'Not sent yet, undo tracking moorlight' })
    expect(waits).toHaveTextContent('Not sent yet')
    await userEvent.click(waits)
    expect(await screen.findByRole('button', { name: 'Track moorlight' })).toBeVisible()
    expect(outbox.get().entries).toEqual([])
  })

  test('one of several that wait together is taken back alone', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Track 2 keywords' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Not sent yet, undo tracking moorlight' }))
    expect(await screen.findByRole('button', { name: 'Track moorlight' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Not sent yet, undo tracking sleep stories' })).toBeVisible()
  })
})
