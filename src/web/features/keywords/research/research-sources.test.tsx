import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getStoreSources } from '#contract/market/sources.ts'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { setUpResearch, askedSources, open, search, shown, suggest } from '#tests/support/keywords/research-page.tsx'
import { metrics } from '../fixtures.ts'

setUpResearch()

describe('sources of keyword research', () => {
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

  test.each([
    ['NOT_IN_MARKET', 'Not available in this market.', false],
    ['STORE_UNAVAILABLE', "The store isn't responding", true],
    ['MODEL_FAILED', 'The language model had no keywords to suggest', true],
    ['MODEL_UNAVAILABLE', "The language model isn't responding", true],
    ['MODEL_DAY_LIMIT', "The language model's limit for today is used up", false],
  ] as const)('says why a source has nothing: %s', async (reason, text, isWorthAnotherTry) => {
    respond(getKeywordSuggestions, { keywords: null, reason, provenance: null })
    await open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isWorthAnotherTry ? 1 : 0)
  })

  test('related keywords want stored searches: without any it is said where they come from', async () => {
    const pool = { searched: 0, total: 40, days: 14, perDay: 7200, readyAt: null, nextDay: null }
    respond(getKeywordSuggestions, { keywords: null, reason: 'NOTHING_STORED', pool, provenance: null })
    await open('related')
    await userEvent.type(search(), 'sleep')
    expect(await screen.findByText('The store is being searched')).toBeVisible()
    expect(screen.getByText(/0 of 40 known terms/)).toBeVisible()
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
    expect(screen.queryByText("The store isn't responding")).toBeNull()
    isCounted = true
    await waitFor(() => expect(shown()).toEqual(['moon']), { timeout: 10_000 })
    isCounted = false
    const before = asked(getKeywordSuggestions).length
    void getQueryClient().invalidateQueries({ queryKey: [getKeywordSuggestions.id] })
    await waitFor(() => expect(asked(getKeywordSuggestions).length).toBeGreaterThan(before))
    expect(shown()).toEqual(['moon'])
  })

  test('KEY-002: a list grows while the store is searched, and is asked for no more once nothing is due', async () => {
    let searched = 0
    respond(getKeywordSuggestions, () => {
      searched += 1
      const keywords = [metrics('moon'), metrics('moon light')].slice(0, searched - 1)
      return { keywords, ...(searched < 3 && { retryAfterSeconds: 1 }), provenance: null }
    })
    await open('ranked')
    await waitFor(() => expect(shown().toSorted()).toEqual(['moon', 'moon light']), { timeout: 10_000 })
    expect(asked(getKeywordSuggestions)).toHaveLength(3)
  })

  test.each([
    [
      'ai',
      /Connect your store for its reviews\.Switched off on this server: App Store charts on the web, App Store feeds/,
    ],
    ['auto-complete', /^Switched off on this server: App Store search suggestions\./],
  ] as const)('on the live market, %s says which sources are off', async (source, said) => {
    signIn(tokensOf({ ...ada, market: 'live' }))
    respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
    respond(getKeywordSuggestions, { keywords: null, reason: 'NOT_IN_MARKET', provenance: null })
    await open(source)
    respond(getKeywordMetrics, { keywords: null, provenance: null })
    if (source === 'auto-complete') await userEvent.type(search(), 'sleep')
    const note = await screen.findByRole('note')
    expect(note.parentElement).toHaveTextContent(said)
    expect(screen.queryByText('Not available in this market.')).toBeNull()
  })

  test('ERR-058: an app that the country’s store does not have', async () => {
    refuse(getKeywordSuggestions, 'APP_NOT_AVAILABLE')
    await open()
    expect(await screen.findByText(/isn't available in the United States/)).toBeVisible()
    expect(screen.getByText('Choose another country.')).toBeVisible()
  })
})

describe('suggestions of a language model', () => {
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

  test('says why a source has nothing, and can try again', async () => {
    respond(getKeywordSuggestions, { keywords: null, reason: 'MODEL_UNAVAILABLE', by: 'model', provenance: null })
    await open('ai', model)
    await ask()
    expect(await screen.findByText("The language model isn't responding")).toBeVisible()
    suggest({ ai: ['calm stories'] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).toEqual(['calm stories']))
  })

  test('TEAM-002: users who may only view the app can’t ask the model, and see why', async () => {
    refuse(getKeywordSuggestions, 'FORBIDDEN')
    await open('ai', model)
    await ask()
    expect(await screen.findByText('You can view this app but not change it.')).toBeVisible()
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
