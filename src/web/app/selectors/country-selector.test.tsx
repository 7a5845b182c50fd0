import { msg } from '@lingui/core/macro'
import { act, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getTrackedKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { getCountries, getFavouriteCountries, getProjects } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { CountrySelector } from './country-selector.tsx'

const keywordOf = (keyword: string): TrackedKeyword => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  trackedSince: '2026-01-01T00:00:00Z',
  isStarred: false,
  note: '',
  tags: [],
  owner: null,
  maxReach: null,
  competitorRanks: {},
})

const countries = [{ country: 'FR', locale: 'fr-FR', displayName: 'France' }]

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getProjects, [])
  respond(getFavouriteCountries, [])
  respond(getCountries, countries)
})
afterEach(() => {
  getQueryClient().clear()
  outbox.set(emptyOutbox)
})

async function openAll() {
  const selector = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.click(selector)
  await userEvent.click(await screen.findByRole('option', { name: 'Track another country' }))
}

test('CTRY-019: the list of countries is asked for once', async () => {
  drawPage(<CountrySelector project={project} locale="en-US" />)
  await screen.findByRole('combobox', { name: 'Country' })
  for (let twice = 0; twice < 2; twice += 1) {
    await openAll()
    expect(await screen.findByRole('option', { name: /France/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  expect(asked(getCountries)).toHaveLength(1)
})

test('ERR-012, ERR-013, ERR-014: countries that could not be loaded are logged and said, and tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  refuse(getCountries, 'VALIDATION_FAILED')
  drawPage(<CountrySelector project={project} locale="en-US" />)
  await screen.findByRole('combobox', { name: 'Country' })
  await openAll()
  expect(await screen.findByText("Couldn't load the countries")).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
  expect(warn).toHaveBeenCalledWith('getCountries failed: VALIDATION_FAILED')
  warn.mockRestore()
  respond(getCountries, countries)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /France/ })).toBeVisible()
})

test('CTRY-023: a country whose store does not list the app is told in a dialog, which leads to another one', async () => {
  drawPage(<CountrySelector project={project} locale="en-US" />)
  await screen.findByRole('combobox', { name: 'Country' })
  const refused = {
    seq: 7,
    id: '77777777-7777-4777-8777-777777777777',
    name: 'trackCountry',
    payload: undefined,
    state: 'refused' as const,
    entities: [],
    title: msg`Track country France`,
    scope: msg`Moorlight`,
    createdAt: null,
    attempts: 1,
    nextAttemptAt: 0,
    refusal: { code: 'APP_NOT_AVAILABLE' as const, message: msg`France isn't available for this app.`, details: {} },
  }
  act(() => outbox.set({ ...emptyOutbox, ready: true, entries: [refused], attention: 1 }))
  const dialog = await screen.findByRole('dialog', { name: 'Not available in this country' })
  expect(dialog).toHaveTextContent("France isn't available for this app.")
  await userEvent.click(screen.getByRole('button', { name: 'Choose another country' }))
  act(() => outbox.set(emptyOutbox))
  expect(await screen.findByRole('option', { name: 'Track another country' })).toBeVisible()
})

test.each([
  [20, '20 keywords are tracked there.'],
  [1, '1 keyword is tracked there.'],
])('a country with %s tracked keywords is left only after a question that names their number', async (count, text) => {
  const keywords = Array.from({ length: count }, (_, index) => keywordOf(`keyword ${index}`))
  respond(getTrackedKeywords, { keywords, tags: [], slots: { used: 20, limit: 50 }, measuring: null, provenance: null })
  drawPage(<CountrySelector project={project} locale="en-US" />)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop tracking Germany' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop tracking Germany?' })
  expect(dialog).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(text, { exact: false })).toBeNull()
})
