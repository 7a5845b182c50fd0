import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { asked, never, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import {
  setUpResearch,
  app,
  askedSources,
  chooseLength,
  open,
  search,
  shown,
  suggest,
} from '#tests/support/keywords/research-page.tsx'
import { listing } from '../field/field-fixtures.ts'
import { metrics } from '../fixtures.ts'

setUpResearch()

describe('keyword research', () => {
  test('KEY-002: five sources as tabs; each is asked when it is opened, and says how many it has', async () => {
    suggest({ metadata: ['sleep', 'noise'], ranked: ['moon', 'rain', 'wind'] })
    await open()
    expect(await screen.findByRole('tab', { name: 'Metadata 2' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'AI suggestions',
      'Auto-complete',
      'Metadata2',
      'Ranked',
      'Related',
    ])
    expect(new Set(askedSources())).toEqual(new Set(['metadata']))
    screen.getByRole('tab', { name: 'Metadata 2' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tab', { name: 'Ranked 3' })).toHaveFocus()
    expect(shown()).toEqual(['moon', 'rain', 'wind'])
  })

  test('KEY-020: without a word there are examples of the own title; two characters or one ideograph are searched for', async () => {
    suggest({ related: ['bedtime stories'] })
    await open('related')
    expect(screen.getByText('Type at least 2 characters')).toBeVisible()
    await userEvent.type(search(), 'a')
    expect(screen.getByText('Type at least 2 characters')).toBeVisible()
    await userEvent.clear(search())
    await userEvent.click(screen.getByRole('button', { name: 'moorlight' }))
    await waitFor(() => expect(shown()).toEqual(['moorlight', 'bedtime stories']))
    expect(asked(getKeywordSuggestions).map(({ body }) => body.seed)).toEqual(['moorlight'])
    await userEvent.clear(search())
    await userEvent.type(search(), '睡')
    await waitFor(() => expect(asked(getKeywordSuggestions).at(-1)?.body.seed).toBe('睡'))
  })

  test('a keyword that is selected in one source stays selected in the others', async () => {
    suggest({ metadata: ['sleep', 'noise'], ranked: ['noise', 'rain'] })
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'noise' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Ranked' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'noise' })).toBeChecked())
    expect(screen.getByRole('button', { name: 'Track 1 keyword' })).toBeVisible()
  })

  const rivals = [
    { trackId: '9', store: app.store, name: 'Dusk Harbour: Sleep Stories', iconUrl: null, developerName: null },
  ]

  test('filters and order stay for another search and in another source', async () => {
    suggest({ related: ['rain sounds', 'rain', 'calm rain at night'], metadata: ['calm', 'calm noise', 'white noise'] })
    await open('related')
    await userEvent.type(search(), 'rain')
    await screen.findByRole('table', { name: /^Keyword suggestions/ })
    await chooseLength('2 words')
    await userEvent.click(screen.getByRole('button', { name: 'Keyword' }))
    await waitFor(() => expect(shown()).toEqual(['rain sounds']))
    await userEvent.clear(search())
    expect(await screen.findByText('Type at least 2 characters')).toBeVisible()
    await userEvent.type(search(), 'calm')
    await waitFor(() => expect(shown()).toEqual(['rain sounds']))
    expect(screen.getByRole('columnheader', { name: 'Keyword' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('tab', { name: 'Metadata' }))
    await waitFor(() => expect(shown()).toEqual(['calm noise']))
  })

  test('what is selected stays selected when something else is searched for', async () => {
    suggest({ related: ['rain', 'wind'] })
    await open('related')
    await userEvent.type(search(), 'storm')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'rain' }))
    suggest({ related: ['fog'] })
    await userEvent.clear(search())
    await userEvent.type(search(), 'mist')
    await waitFor(() => expect(shown()).toContain('fog'))
    expect(screen.getByText('1 selected')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Track 1 keyword' })).toBeEnabled()
    await userEvent.click(screen.getByRole('radio', { name: /^Keyword field/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Find' }))
    expect(screen.getByText('1 selected')).toBeVisible()
  })

  test('“Select all” selects what is shown, and leaves what is selected elsewhere alone', async () => {
    suggest({ metadata: ['sleep', 'noise'], 'auto-complete': ['rain', 'calm rain'] })
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'noise' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Auto-complete' }))
    await userEvent.type(search(), 'rain')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'calm rain' }))
    await chooseLength('1 word')
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await waitFor(() => expect(all).not.toBePartiallyChecked())
    await userEvent.click(all)
    expect(screen.getByText('3 selected')).toBeVisible()
    await userEvent.click(all)
    expect(screen.getByText('2 selected')).toBeVisible()
  })

  test.each([
    ['nothing is searched for', 'related', () => suggest({ related: [] })],
    ['it loads', 'metadata', () => respond(getKeywordSuggestions, never)],
    ['there is none', 'metadata', () => suggest({})],
    ['it failed', 'metadata', () => refuse(getKeywordSuggestions, 'UNAVAILABLE')],
    ['the device has none', 'metadata', () => (connectivity.set('offline'), noNetwork())],
  ] as const)('keywords can be added also while there is no list: %s', async (_, source, given) => {
    given()
    await open(source)
    await userEvent.click(screen.getByRole('button', { name: 'Add keywords' }))
    expect(await screen.findByRole('dialog', { name: 'Add keywords' })).toBeVisible()
  })

  test('KEY-002: Ranked shows what is not tracked yet; a chip adds the others', async () => {
    suggest({ ranked: ['sleep', 'moon', 'rain'] })
    await open('ranked')
    await waitFor(() => expect(shown()).toEqual(['moon', 'rain']))
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Not tracked' }))
    await waitFor(() => expect(shown()).toEqual(['sleep', 'moon', 'rain']))
    await userEvent.click(screen.getByRole('tab', { name: 'Metadata' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Ranked 3' }))
    await waitFor(() => expect(shown()).toEqual(['sleep', 'moon', 'rain']))
  })

  test('what is tracked from Ranked stays where it was pressed', async () => {
    suggest({ ranked: ['moon', 'rain'] })
    await open('ranked')
    await userEvent.click(await screen.findByRole('button', { name: 'Track moon' }))
    expect(await screen.findByText(/^(Adding…|Not sent yet)$/, {}, { timeout: 16_000 })).toBeVisible()
    expect(shown()).toEqual(['moon', 'rain'])
  })

  test('KEY-002: requests what a competitor ranks for, and shows its rank instead of the own one', async () => {
    suggest({ ranked: ['moon', 'rain'] })
    await open('ranked', { rivals })
    const choice = await screen.findByRole('combobox', { name: 'Ranked keywords of' })
    await userEvent.selectOptions(choice, 'Dusk Harbour: Sleep Stories')
    await waitFor(() => expect(asked(getKeywordSuggestions).at(-1)?.body).toMatchObject({ trackId: '9' }))
    expect(await screen.findByRole('columnheader', { name: 'Rank of Dusk Harbour' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Relevancy for Dusk Harbour' })).toBeVisible()
    expect(shown()).toEqual(['moon', 'rain'])
    // What is typed is measured for the own app, whose figures are not theirs.
    await userEvent.type(search(), 'sleep')
    await waitFor(() => expect(asked(getKeywordMetrics)).not.toEqual([]))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'moon' })).toBeNull())
    expect(screen.queryByRole('rowheader', { name: 'sleep' })).toBeNull()
  })

  test('a list of keywords to add stays while one looks at the keyword field', async () => {
    suggest({ metadata: ['moon'] })
    await open('metadata')
    const begin = () => userEvent.click(screen.getByRole('button', { name: 'Add keywords' }))
    await begin()
    await userEvent.type(await screen.findByRole('textbox', { name: /^Keywords/ }), 'rain,fog,')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('radio', { name: /^Keyword field/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Find' }))
    await begin()
    expect(await screen.findByRole('button', { name: 'Track 2 keywords' })).toBeVisible()
  })

  test('KEY-008: the columns', async () => {
    const known = { volume: 40, difficulty: 30, relevancy: 90, rank: 3, change: 1, appsCount: 12 }
    const owner = { trackId: '9', store: app.store, title: 'Dusk Harbour', iconUrl: null }
    const keywords = [{ ...metrics('rain', { ...known, type: 'GENERIC' }), owner }]
    respond(getKeywordSuggestions, { keywords, provenance: null })
    await open('metadata', { listing })
    await screen.findByRole('table', { name: /^Keyword suggestions/ })
    await screen.findByRole('columnheader', { name: 'Found in' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Keyword',
      'Found in',
      'Volume',
      'Difficulty',
      'Relevancy',
      'Rank',
      'Change',
      'Apps',
      'Type',
      'Owner, 7 days',
      'Tracking',
    ])
    expect(screen.getByRole('row', { name: /^rain/ })).toHaveTextContent('Dusk Harbour')
  })
})
