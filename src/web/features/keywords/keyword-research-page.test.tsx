import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import {
  getKeywordMetrics,
  getKeywordSuggestions,
  getLanguageModel,
  type SuggestionSource,
} from '#contract/keywords/suggestions.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, metrics, trackedAnswer } from './fixtures.ts'
import { KeywordResearchPage } from './keyword-research-page.tsx'

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

async function open(source: SuggestionSource = 'metadata', { host = null as string | null, limit = 100 } = {}) {
  respond(getLanguageModel, { host })
  refuse(getAppDetails, 'APP_NOT_FOUND')
  respond(getCompetitors, { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer(['sleep']))
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

  test('before a model is asked it is said what it is sent, where that goes, and what is left of the plan', async () => {
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
    expect(screen.getByRole('tab', { name: 'AI suggestions Not in your plan' })).toBeVisible()
    expect(askedSources()).not.toContain('ai')
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(shown()).toEqual(['sleep']))
  })

  test('why a source has nothing is told in words, and it can be asked again', async () => {
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

  test('TEAM-002: who may only view the app can’t ask the model, and is told so', async () => {
    refuse(getKeywordSuggestions, 'FORBIDDEN')
    await open('ai', model)
    await ask()
    expect(await screen.findByText('You can view this app but not change it.')).toBeVisible()
  })

  test('ERR-058: an app that the country’s store does not have', async () => {
    refuse(getKeywordSuggestions, 'APP_NOT_AVAILABLE')
    await open()
    expect(await screen.findByText(/isn't available in the United States/)).toBeVisible()
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
