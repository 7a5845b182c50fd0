import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { updateProfile, type Profile } from '#contract/profile.ts'
import {
  addCompetitor,
  getCompetitors,
  getCountries,
  getFavouriteCountries,
  getProjects,
  removeCompetitor,
  untrackCountry,
  type Competitor,
} from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { refusal, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { append } from '#web/commands/append.ts'
import { changeNames } from '#web/commands/change-names.ts'
import { runDevice } from '#web/commands/device.ts'
import { signIn } from '#web/session/session.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import PendingChanges from './pending-changes.tsx'

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

/** What the server has; another user has filled it meanwhile. */
let there: Competitor[]

let lastNameThere: string
const profile: Profile = {
  id: ada.userId,
  firstName: 'Ada',
  lastName: 'Marlow',
  email: ada.email,
  newEmail: null,
  role: 'owner',
  billingAccountId: null,
  privileges: [],
  language: 'en',
  scheme: 'auto',
  hasPassword: true,
  providers: [],
  marketingConsent: false,
}

/** Answers as the server does. */
function answerAsTheServer(): void {
  serverIsUp()
  respond(getProjects, [])
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getCompetitors, () => ({ content: there, pageNumber: 1, pageSize: 300, totalPages: 1 }))
  respond(removeCompetitor, ({ params }) => {
    there = there.filter(({ trackId }) => trackId !== params.trackId)
    return null
  })
  respond(addCompetitor, ({ body }) => {
    if (there.length >= LIMIT) {
      const [competitors, trackIds] = [there.map(({ name }) => name), there.map(({ trackId }) => trackId)]
      return refusal('INSUFFICIENT_SLOTS', { limit: LIMIT, competitors, trackIds })
    }
    const added = competitor(body.trackId, 'Calm')
    there = [...there, added]
    return added
  })
  refuse(untrackCountry, 'LAST_COUNTRY')
  respond(updateProfile, ({ body: { lastName, seen } }) => {
    if (lastName !== undefined) {
      if (!seen?.lastName?.includes(lastNameThere))
        return refusal('CHANGED_ELSEWHERE', { firstName: 'Ada', lastName: lastNameThere })
      lastNameThere = lastName
    }
    return { ...profile, lastName: lastNameThere }
  })
}

const names = () => there.map(({ name }) => name)
/** The refused change. */
const card = async () => within(await screen.findByRole('list', { name: 'Needs your attention' })).getByRole('listitem')

beforeEach(() => {
  fakeLocks()
  lastNameThere = 'Marlow'
  there = [competitor('1', 'Nappery'), competitor('2', 'Dusk Harbour')]
  answerAsTheServer()
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  runDevice()
  drawPage(<PendingChanges opened onClose={() => {}} />)
})
afterEach(() => vi.unstubAllGlobals())

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
