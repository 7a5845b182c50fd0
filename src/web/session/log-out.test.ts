import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOut, refreshToken } from '#contract/auth/auth.ts'
import {
  addFavouriteCountry,
  getCountries,
  getFavouriteCountries,
  getProjects,
  type Project,
} from '#contract/projects.ts'
import { workerCacheName, workerCaches, type WorkerCache } from '#contract/worker/worker.ts'
import { asked, noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'

const project: Project = {
  projectId: '55555555-5555-4555-8555-555555555555',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Canary-App',
  iconUrl: null,
  developerName: 'Canary-Developer',
  countries: ['en-US'],
}

/** A whole tab with everything that keeps something, as `main.tsx` starts it. */
async function openTab(whileStarting: () => Promise<void> = async () => {}) {
  vi.resetModules()
  const { runAtUserChange } = await import('./sign-out.ts')
  const { signOutSteps } = await import('#web/app/boot/session-changes.ts')
  runAtUserChange(signOutSteps)
  const { followOtherTabs } = await import('./token.ts')
  const stopFollowing = followOtherTabs()
  const { restoreBoot } = await import('#web/data/cache/boot-record.ts')
  const stopBoot = restoreBoot()
  await whileStarting()
  const session = await import('./session.ts')
  const { logOut } = await import('./log-out.ts')
  const { read } = await import('#web/data/queries/read.ts')
  const { getQueryClient } = await import('#web/data/cache/query-client.ts')
  const { select, selection } = await import('#web/offline/selection.ts')
  const { outbox } = await import('#web/offline/outbox/outbox.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { append } = await import('#web/commands/append.ts')
  const { runDevice } = await import('#web/commands/device.ts')
  const stopSession = session.startSession()
  runDevice()
  return {
    ...session,
    logOut,
    read,
    getQueryClient,
    select,
    selection,
    outbox,
    connectivity,
    append,
    stop: () => (stopFollowing(), stopBoot(), stopSession()),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const projectsOf = ({ read }: Tab, identity = ada) =>
  read(getProjects, { params: { organizationId: identity.organizationId } })

/** Everything that is on the device, as text. */
async function onDevice(): Promise<string> {
  const parts = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)))
  for (const { name } of await indexedDB.databases()) parts.push(await dump(name ?? ''))
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      parts.push(name, request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  return parts.join('\n')
}

async function dump(name: string): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error as Error))
  })
  const texts = [...db.objectStoreNames].map(
    (store) =>
      new Promise<string>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.addEventListener('success', () => resolve(JSON.stringify(request.result)))
      }),
  )
  const all = await Promise.all(texts)
  db.close()
  return [name, ...all].join('\n')
}

async function use(tab: Tab): Promise<void> {
  tab.signIn(tokensOf(ada))
  await tab.getQueryClient().fetchQuery(projectsOf(tab))
  tab.select({ projectId: project.projectId, locale: 'en-US' })
  await tab.append('addFavourite', { countryCode: 'JP' })
  for (const kind of Object.keys(workerCaches) as WorkerCache[]) {
    const cache = await caches.open(workerCacheName(kind, ada.userId))
    await cache.put('/x', new Response('Canary-Response'))
  }
  await vi.waitFor(async () => {
    const all = await onDevice()
    for (const canary of ['Canary-App', 'Canary-Lovelace', '"JP"', 'Canary-Response', 'storeglass-outbox-']) {
      expect(all).toContain(canary)
    }
    expect(all).toMatch(/"id":"selection"/)
  })
}

let tabs: Tab[] = []
const tab = async (whileStarting?: () => Promise<void>) => {
  const opened = await openTab(whileStarting)
  tabs.push(opened)
  return opened
}

beforeEach(() => {
  tabs = []
  localStorage.clear()
  fakeLocks()
  fakeCaches()
  serverIsUp()
  respond(getProjects, [project])
  refuse(addFavouriteCountry, 'UNAVAILABLE')
  respond(logOut, null)
  respond(refreshToken, tokensOf(ada))
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
})
afterEach(async () => {
  for (const one of tabs) {
    await one.logOut()
    one.stop()
  }
  vi.unstubAllGlobals()
})

describe('log-out', () => {
  it.each([
    ['online', () => {}],
    ['offline', noNetwork],
  ])('leaves nothing of the user on the device, %s', async (_, goes) => {
    const one = await tab()
    await use(one)
    goes()
    await one.logOut()
    const left = await onDevice()
    for (const canary of ['Canary', ada.email, ada.organizationId, '"JP"', project.projectId]) {
      expect(left).not.toContain(canary)
    }
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(ada.userId))).toEqual([])
    expect((await caches.keys()).filter((name) => name.includes(ada.userId))).toEqual([])
    expect(localStorage.getItem('storeglass.boot')).toBeNull()
  })

  it('offline is told to the server once it is back, unless somebody logs in before', async () => {
    const one = await tab()
    await use(one)
    const comeBack = noNetwork()
    await one.logOut()
    one.stop()
    comeBack()
    const before = asked().length
    const later = await tab()
    const since = () => asked().slice(before)
    await vi.waitFor(() => expect(since().some(({ url }) => url.endsWith('/logout'))).toBe(true))
    expect(since().some(({ url }) => url.endsWith('/refresh'))).toBe(false)
    expect(later.getIdentity()).toBeNull()
  })

  it('in one tab empties the others', async () => {
    const one = await tab()
    await use(one)
    const other = await tab()
    await vi.waitFor(() => expect(other.outbox.get().waiting).toBe(1))
    await one.logOut()
    await vi.waitFor(() => expect(other.getIdentity()).toBeNull())
    await vi.waitFor(() => expect(other.outbox.get().entries).toEqual([]))
    expect(other.getQueryClient().getQueryData(projectsOf(other).queryKey)).toBeUndefined()
  })

  it('is not undone by a renewal that was waiting for its turn', async () => {
    const one = await tab()
    await use(one)
    const { renewToken, currentToken } = await import('./token.ts')
    const turn = Promise.withResolvers<void>()
    void navigator.locks.request('storeglass-refresh', {}, () => turn.promise)
    const renewal = renewToken(currentToken())
    const leaving = one.logOut()
    turn.resolve()
    await expect(renewal).rejects.toMatchObject({ kind: 'unauthorized' })
    await leaving
    expect(one.getIdentity()).toBeNull()
  })

  it('is not undone by the next start when another tab has written the boot record again', async () => {
    const one = await tab()
    await use(one)
    one.stop()
    localStorage.setItem('storeglass.departing', JSON.stringify({ userIds: [ada.userId], revoke: false }))
    const next = await tab()
    expect(next.getIdentity()).toBeNull()
    await vi.waitFor(async () => expect(await onDevice()).not.toContain('Canary'))
  })

  it('also empties a tab that is just starting, which leaves nothing behind', async () => {
    const one = await tab()
    await use(one)
    const other = await tab(() => one.logOut())
    await vi.waitFor(() => expect(other.getIdentity()).toBeNull())
    await vi.waitFor(async () => expect(await onDevice()).not.toContain(ada.userId))
  })
})

describe('another start', () => {
  it('shows what was there before anything has been asked', async () => {
    const one = await tab()
    await use(one)
    one.stop()
    noNetwork()
    const next = await tab()
    expect(next.getIdentity()).toEqual(ada)
    expect(next.selection.get()).toMatchObject({ projectId: project.projectId, locale: 'en-US' })
    expect(next.getQueryClient().getQueryData(projectsOf(next).queryKey)).toMatchObject({ data: [project] })
    await vi.waitFor(() => expect(next.outbox.get().waiting).toBe(1))
  })

  it.each([
    '{',
    '[]',
    '{"buster":"0"}',
    '{"buster":"1","clientState":{"queries":[{"queryKey":["boot"],"state":{}},7,null]}}',
  ])('survives a damaged boot record: %s', async (damaged) => {
    localStorage.setItem('storeglass.boot', damaged)
    const one = await tab()
    expect(one.getIdentity()).toBeNull()
  })
})

describe('two users of one device', () => {
  it('never see each other, whoever signs in over whom', async () => {
    const one = await tab()
    await use(one)
    one.signIn(tokensOf(bob))
    expect(
      one
        .getQueryClient()
        .getQueryCache()
        .getAll()
        .filter(({ queryKey }) => queryKey[0] === getProjects.id),
    ).toEqual([])
    expect(one.selection.get().projectId).toBeNull()
    await vi.waitFor(() => expect(one.outbox.get()).toMatchObject({ ready: true, entries: [] }))
    expect(localStorage.getItem('storeglass.boot') ?? '').not.toContain('Canary-App')
    // The first user's queue waits for the first user.
    one.signIn(tokensOf(ada))
    await vi.waitFor(() => expect(one.outbox.get().waiting).toBe(1))
    await vi.waitFor(() => expect(one.selection.get().projectId).toBe(project.projectId))
  })
})

describe('the declaration of what is kept', () => {
  it('is the only way to a store: nothing else opens one', () => {
    const opens = /localStorage|sessionStorage|new Dexie|indexedDB|caches\.open/
    const files = ['src/web', 'sw'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|zz/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect(files.filter((file) => opens.test(code(file))).toSorted()).toEqual([
      'src/web/features/device/diagnostics/count-stores.ts',
      'src/web/launch/save-last-page.ts',
      'src/web/offline/abilities/browser-abilities.ts',
      'src/web/offline/abilities/leases.ts',
      'src/web/offline/answers/saved-pictures.ts',
      'src/web/offline/storage/clear-user.ts',
      'src/web/offline/storage/database.ts',
      'src/web/offline/storage/free-space.ts',
      'src/web/offline/storage/local-item.ts',
      'src/web/offline/storage/session-item.ts',
      'src/web/offline/storage/sweep.ts',
      'sw/bounded-cache.ts',
      'sw/last-page.ts',
      'sw/precache-lanes.ts',
      'sw/precache-repair.ts',
      'sw/runtime-cache.ts',
    ])
  })
})
