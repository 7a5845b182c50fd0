import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getKeywordMetrics, getKeywordSuggestions, getLanguageModel } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getAppDetails, type AppDetails } from '#contract/overview/overview.ts'
import { getCompetitors, type Competitor } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, never, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import '../add/add-keywords-dialog.tsx'
import { listing } from '../field/field-fixtures.ts'
import { appIn, metrics, trackedAnswer } from '../fixtures.ts'
import { KeywordResearchPage } from './keyword-research-page.tsx'

// Not loaded by the first test that opens it, which would wait for it.

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

const app = appIn('en-US')

function Page({ first }: { first: SuggestionSource }) {
  const [source, setSource] = useState(first)
  const [word, setWord] = useState('')
  return <KeywordResearchPage app={app} word={word} source={source} onWord={setWord} onSource={setSource} />
}

interface Given {
  host?: string | null
  limit?: number
  tracked?: Partial<ReturnType<typeof trackedAnswer>>
  rivals?: Competitor[]
  listing?: AppDetails
}

async function open(
  source: SuggestionSource = 'metadata',
  { host = null, limit = 100, tracked = {}, rivals = [], listing: details }: Given = {},
) {
  respond(getLanguageModel, { host })
  if (details) respond(getAppDetails, details)
  else refuse(getAppDetails, 'APP_NOT_FOUND')
  respond(getCompetitors, { content: rivals, pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer(['sleep'], tracked))
  respond(addKeywords, never)
  respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used: limit === 0 ? 0 : 62, limit }])
  respond(getKeywordMetrics, ({ body }) => ({
    keywords: body.keywords.map((keyword) => metrics(keyword, { relevancy: 1 })),
    provenance: null,
  }))
  drawPage(<Page first={source} />)
  await screen.findByRole('tablist', { name: 'Source' })
}
const suggest = (of: Partial<Record<SuggestionSource, string[]>>) =>
  respond(getKeywordSuggestions, ({ params }) => ({
    keywords: (of[params.source] ?? []).map((keyword, index) => metrics(keyword, { relevancy: 90 - index })),
    ...(params.source === 'ai' && { by: 'model' as const }),
    provenance: null,
  }))
const askedSources = () => asked(getKeywordSuggestions).map(({ params }) => params.source)
const shown = () =>
  within(screen.getByRole('table', { name: /^Keyword suggestions/ }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
const chooseLength = async (value: string) => {
  const button = screen.getByRole('button', { name: 'Filter' })
  await userEvent.click(button)
  const panel = screen.getByRole('region', { name: 'Filter' })
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Number of words' }), value)
  await userEvent.click(button)
}
const search = () => screen.getByRole('searchbox', { name: 'Keyword, app or sentence' })

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
    expect(await screen.findByText(/^(Adding…|Waiting to send)$/, {}, { timeout: 16_000 })).toBeVisible()
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

  test('Related says how it is worked out', async () => {
    suggest({ related: ['rain'] })
    await open('related')
    await userEvent.type(search(), 'storm')
    expect(await screen.findByText(/weighted Jaccard index/)).toBeVisible()
  })

  test('nothing found leads to the related ones', async () => {
    suggest({ 'auto-complete': [], related: ['rain'] })
    await open('auto-complete')
    respond(getKeywordMetrics, { keywords: null, provenance: null })
    await userEvent.type(search(), 'zzz')
    await userEvent.click(await screen.findByRole('button', { name: 'Try Related' }))
    await waitFor(() => expect(shown()).toEqual(['rain']))
  })

  const model = { host: 'models.example.com' }
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Suggest keywords' }))

  test('before a model is asked, it says what is sent, where to, and what is left of the plan', async () => {
    suggest({ ai: ['calm stories'] })
    await open('ai', model)
    expect(
      await screen.findByText(/first 1,500 characters of its description are sent to models\.example\.com/),
    ).toBeVisible()
    expect(await screen.findByText(/38 of 100 AI requests left/)).toBeVisible()
    expect(askedSources()).not.toContain('ai')
    await ask()
    expect(await screen.findByText(/Suggested by a language model/)).toBeVisible()
    expect(shown()).toEqual(['calm stories'])
  })

  test('without a model nothing is sent anywhere, and it says what the phrases are counted from', async () => {
    respond(getKeywordSuggestions, { keywords: [metrics('rain')], by: 'texts', provenance: null })
    await open('ai')
    expect(await screen.findByText(/No language model is set up/)).toHaveTextContent(/log-odds/)
    expect(shown()).toEqual(['rain'])
  })

  test('ERR-057: where the plan has no AI requests the tab has a lock, opens to say so, and can be skipped', async () => {
    suggest({ metadata: ['sleep'] })
    await open('ai', { ...model, limit: 0 })
    expect(await screen.findByText("Your plan doesn't support this data")).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans')
    expect(screen.getByRole('tab', { name: 'AI suggestions Not in your plan' })).toBeVisible()
    expect(askedSources()).not.toContain('ai')
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(shown()).toEqual(['sleep']))
  })

  test('ERR-057: users who may not change the plan see whom to ask', async () => {
    signIn(tokensOf({ ...ada, role: 'member' }))
    suggest({ metadata: ['sleep'] })
    await open('ai', { ...model, limit: 0 })
    expect(await screen.findByText(/Ask the account owner for more/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
  })

  test('a model’s suggestions that are not measured are not said to be', async () => {
    respond(getKeywordSuggestions, { keywords: [metrics('rain')], by: 'model', provenance: null })
    await open('ai', model)
    await ask()
    expect(await screen.findByText(/Suggested by a language model, not measured/)).toBeVisible()
  })

  test.each([
    ['NOT_IN_MARKET', 'Not available in this market.', false],
    ['STORE_UNAVAILABLE', "The store doesn't answer", true],
    ['MODEL_FAILED', 'The model had no keywords to suggest', true],
    ['MODEL_UNAVAILABLE', "The model doesn't answer", true],
    ['MODEL_DAY_LIMIT', "The language model's limit for today is used up", false],
  ] as const)('says why a source has nothing: %s', async (reason, text, isWorthAnotherTry) => {
    respond(getKeywordSuggestions, { keywords: null, reason, provenance: null })
    await open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isWorthAnotherTry ? 1 : 0)
  })

  test('says why a source has nothing, and can try again', async () => {
    respond(getKeywordSuggestions, { keywords: null, reason: 'MODEL_UNAVAILABLE', by: 'model', provenance: null })
    await open('ai', model)
    await ask()
    expect(await screen.findByText("The model doesn't answer")).toBeVisible()
    suggest({ ai: ['calm stories'] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).toEqual(['calm stories']))
  })

  test('related keywords want stored searches: without any it is said where they come from', async () => {
    respond(getKeywordSuggestions, { keywords: null, reason: 'NOTHING_STORED', provenance: null })
    await open('related')
    await userEvent.type(search(), 'sleep')
    expect(await screen.findByText('No searches stored yet')).toBeVisible()
    expect(screen.queryByText('Not available in this market.')).toBeNull()
  })

  test('KEY-029: a list that is being counted comes by itself, and the last one stays until then', async () => {
    let isCounted = false
    respond(getKeywordSuggestions, () =>
      isCounted
        ? { keywords: [metrics('moon')], provenance: null }
        : { keywords: null, reason: 'COUNTING' as const, retryAfterSeconds: 1, provenance: null },
    )
    await open('ranked')
    await waitFor(() => expect(asked(getKeywordSuggestions)).toHaveLength(1))
    expect(screen.queryByText("The store doesn't answer")).toBeNull()
    isCounted = true
    await waitFor(() => expect(shown()).toEqual(['moon']), { timeout: 10_000 })
    isCounted = false
    const before = asked(getKeywordSuggestions).length
    void getQueryClient().invalidateQueries({ queryKey: [getKeywordSuggestions.id] })
    await waitFor(() => expect(asked(getKeywordSuggestions).length).toBeGreaterThan(before))
    expect(shown()).toEqual(['moon'])
  })

  test('TEAM-002: users who may only view the app can’t ask the model, and see why', async () => {
    refuse(getKeywordSuggestions, 'FORBIDDEN')
    await open('ai', model)
    await ask()
    expect(await screen.findByText('You can view this app but not change it.')).toBeVisible()
  })

  test('ERR-058: an app that the country’s store does not have', async () => {
    refuse(getKeywordSuggestions, 'APP_NOT_AVAILABLE')
    await open()
    expect(await screen.findByText(/isn't available in the United States/)).toBeVisible()
    expect(screen.getByText('Choose another country.')).toBeVisible()
  })

  test('no assistances left: the way to the plans, and the other sources stay', async () => {
    refuse(getKeywordSuggestions, 'QUOTA_EXCEEDED', { limit: 100 })
    await open('ai', model)
    await ask()
    expect(await screen.findByText('No AI requests left this month')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans')
    expect(screen.getByRole('tab', { name: 'Metadata' })).toBeVisible()
  })
})
