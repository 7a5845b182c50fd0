import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assignApps, getConnections, makePrimary, renameConnection } from '#contract/connections/connections.ts'
import { getCountries, getFavouriteCountries, getProjects, removeApp } from '#contract/projects.ts'
import { noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import type { notify } from '#web/ui/feedback/notify.ts'
import { listOf, moorlight, studioId, trailmoss } from './fixtures.ts'

vi.mock('#web/ui/feedback/notify.ts', () => ({ notify: vi.fn<typeof notify>() }))

let count = 0
/** A tab of a user of its own, with a real queue. */
async function openTab() {
  vi.resetModules()
  const { signIn } = await import('#web/session/session.ts')
  const { notify } = await import('#web/ui/feedback/notify.ts')
  const { outbox } = await import('#web/offline/outbox/outbox.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { runDevice } = await import('#web/commands/device.ts')
  const { queueChange } = await import('./actions.ts')
  signIn(tokensOf({ ...ada, userId: `${String(count).padStart(8, '0')}-2222-4111-8111-111111111111` }))
  runDevice()
  return { outbox, connectivity, queueChange, told: vi.mocked(notify).mock.calls }
}

beforeEach(() => {
  count += 1
  localStorage.clear()
  fakeLocks()
  serverIsUp()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  respond(getConnections, listOf())
  // What the start asks for by itself.
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getProjects, [])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const of = { connectionId: studioId, connectionName: 'Low Fen Studio' }
const named = ({ trackId, store, title }: typeof moorlight) => ({ trackId, store, title })
const app = named(moorlight)
const { projectId, title: projectTitle, trackId, store } = moorlight
const removal = { organizationId: ada.organizationId, projectId, projectTitle, app: { trackId, store } }
const gone = 'This connection no longer exists. Discard this change.'

const refused = [
  [
    'ERR-032',
    'Name change failed',
    'renameConnection',
    { ...of, name: 'Fen' },
    renameConnection,
    'CONNECTION_NOT_FOUND',
    gone,
  ],
  [
    'ERR-043',
    'Renaming failed',
    'renameConnection',
    { ...of, name: 'Fen', isAds: true },
    renameConnection,
    'CONNECTION_NOT_FOUND',
    gone,
  ],
  [
    'ERR-041',
    'Adding the app to the connection failed',
    'assignApps',
    { ...of, add: [app], remove: [] },
    assignApps,
    'APP_NOT_FOUND',
    'One of these apps is no longer one of your apps. Discard this change.',
  ],
  [
    'ERR-033',
    'Adding or removing apps failed',
    'assignApps',
    { ...of, add: [], remove: [app] },
    assignApps,
    'CONNECTION_NOT_FOUND',
    gone,
  ],
  [
    'ERR-033',
    'Adding or removing apps failed',
    'assignApps',
    { ...of, add: [app, named(trailmoss)], remove: [] },
    assignApps,
    'CONNECTION_NOT_FOUND',
    gone,
  ],
  [
    'ERR-040',
    'Primary connection change failed, try again later',
    'makePrimary',
    { ...of, app },
    makePrimary,
    'APP_NOT_FOUND',
    'This app no longer has this connection. Discard this change.',
  ],
  [
    'ERR-042',
    'App removal failed, try again later',
    'removeApp',
    removal,
    removeApp,
    'FORBIDDEN',
    "You aren't allowed to make this change. Ask an admin of your organisation.",
  ],
] as const

describe('a change that the server refuses', () => {
  test.each(refused)('%s: “%s” is said at once, with the reason, and with the pending changes', async (...given) => {
    const [, title, name, payload, endpoint, code, reason] = given
    refuse(endpoint, code)
    const { outbox, queueChange, told } = await openTab()
    expect(await queueChange(name, payload as never)).toBe(true)
    await vi.waitFor(() => expect(told).toEqual([[{ kind: 'error', title, description: reason }]]))
    const [entry] = outbox.get().entries
    expect(entry).toMatchObject({ state: 'refused', refusal: { code } })
    expect(i18n._(entry?.refusal?.failed ?? { id: '' })).toBe(title)
  })
})

test('what the server takes, and what waits for it, is told by nobody', async () => {
  respond(renameConnection, null)
  const { outbox, connectivity, queueChange, told } = await openTab()
  await queueChange('renameConnection', { ...of, name: 'Fen' })
  await vi.waitFor(() => expect(outbox.get().entries).toEqual([]))
  noNetwork()
  connectivity.set('offline')
  expect(await queueChange('makePrimary', { ...of, app })).toBe(true)
  expect(outbox.get().entries).toMatchObject([{ state: 'waiting' }])
  expect(told).toEqual([])
})
