import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Competitor } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { fakeApi, isHealth, isRefresh, json, noContent, noNetwork } from '#tests/support/fake-api.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { append } from '#web/commands/append.ts'
import { changeNames } from '#web/commands/change-names.ts'
import { runDevice } from '#web/commands/device.ts'
import { signIn } from '#web/session/session.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import PendingChanges from '../pending-changes.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const inProject = { projectId: '55555555-5555-4555-8555-555555555555', projectTitle: 'Moorlight' }
const competitor = (trackId: string, name: string): Competitor => ({
  trackId,
  store: 'APP_STORE',
  name,
  iconUrl: null,
  developerName: null,
})
const LIMIT = 2
const calm = { title: 'Calm', iconUrl: null, developerName: null }

/** What the server has; somebody else has filled it meanwhile. */
let there: Competitor[]

let lastNameThere: string

/** Answers as the server does. */
function answer(method: string, body: unknown, last: string): Response {
  if (method === 'DELETE' && last === 'de-DE') return refusal('LAST_COUNTRY', {})
  if (method === 'DELETE') there = there.filter(({ trackId }) => trackId !== last)
  if (method === 'PUT') {
    const { lastName, seen } = body as { lastName?: string; seen?: { lastName: string[] } }
    if (lastName === undefined) return json({})
    if (!seen?.lastName.includes(lastNameThere))
      return refusal('CHANGED_ELSEWHERE', { firstName: 'Ada', lastName: lastNameThere })
    lastNameThere = lastName
  }
  if (method !== 'POST') return noContent()
  if (there.length >= LIMIT) {
    const [competitors, trackIds] = [there.map(({ name }) => name), there.map(({ trackId }) => trackId)]
    return refusal('INSUFFICIENT_SLOTS', { limit: LIMIT, competitors, trackIds })
  }
  const added = competitor((body as { trackId: string }).trackId, 'Calm')
  there = [...there, added]
  return json(added, 201)
}

const refusal = (error: string, details: object) => json({ error, message: error, details }, 409)
const names = () => there.map(({ name }) => name)
/** The refused change. */
const card = async () => within(await screen.findByRole('list', { name: 'Needs your attention' })).getByRole('listitem')

beforeEach(() => {
  fakeLocks()
  lastNameThere = 'Marlow'
  there = [competitor('1', 'Nappery'), competitor('2', 'Dusk Harbour')]
  fakeApi((asked) => {
    if (isHealth(asked)) return json({ status: 'ok' })
    if (isRefresh(asked)) return noNetwork()
    if (asked.method === 'GET') return json([])
    return answer(asked.method, asked.body, asked.url.split('/').at(-1) ?? '')
  })
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  runDevice()
  drawPage(<PendingChanges opened onClose={() => {}} />)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fakeApi(() => new Promise(() => {}))
})

const addCalm = () =>
  append('addCompetitor', { ...inProject, locale: 'de-DE', app: { store: 'APP_STORE', trackId: '3' }, known: calm })

it('who has the slots that a change wanted is said, and any of them can give way to it', async () => {
  await addCalm()
  expect(await card()).toHaveTextContent(/Add competitor Calm.*Current.*Nappery.*Dusk Harbour/)
  await userEvent.click(await screen.findByRole('button', { name: 'Replace Nappery with Calm' }))
  await waitFor(() => expect(names()).toEqual(['Dusk Harbour', 'Calm']))
  expect(await screen.findByText('All changes sent.')).toBeVisible()
})

it('what is there can be left as it is', async () => {
  await addCalm()
  await userEvent.click(within(await card()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(outbox.get().entries).toEqual([]))
  expect(names()).toEqual(['Nappery', 'Dusk Harbour'])
})

it('a change can be made again once there is room', async () => {
  await addCalm()
  await screen.findByText('Current')
  there = there.slice(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Dusk Harbour', 'Calm']))
})

it('a country that others left as the last one is said to be so', async () => {
  await append('untrackCountry', { ...inProject, locale: 'de-DE' })
  expect(await card()).toHaveTextContent('Germany is the only country left for Moorlight.')
})

const shown = { firstName: 'Ada', lastName: 'Marlow' }

it('a name that another device gave meanwhile stands beside the own one, which can be given anew', async () => {
  lastNameThere = 'Zander'
  await changeNames({ lastName: 'Hopper' }, shown)
  expect(await card()).toHaveTextContent(/Change your name.*changed elsewhere.*Ada Zander.*Your change.*Ada Hopper/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(lastNameThere).toBe('Zander')
  await userEvent.click(await screen.findByRole('button', { name: 'Apply mine again' }))
  expect(await screen.findByText('All changes sent.')).toBeVisible()
  expect(lastNameThere).toBe('Hopper')
})

it('a name that another device gave meanwhile stays when the own one is discarded, and holds no language back', async () => {
  lastNameThere = 'Zander'
  await changeNames({ lastName: 'Hopper' }, shown)
  await append('updateProfile', { language: 'de' }).catch(() => {})
  await userEvent.click(within(await card()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(outbox.get().entries).toEqual([]))
  expect(lastNameThere).toBe('Zander')
})
