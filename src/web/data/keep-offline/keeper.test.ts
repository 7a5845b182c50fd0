import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { getCompetitors, getProjects, type Competitor, type Project } from '#contract/projects.ts'
import { KEEP_HEADER, workerCacheName } from '#contract/worker/worker.ts'
import { asked, lost, noNetwork, refusal, respond, respondAt, serverIsUp } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import type { PagePlan } from './page-plans.ts'

/** Generous: the machine may have other work. */
const WAIT_MS = 20_000
vi.setConfig({ testTimeout: 60_000 })

const icon = (trackId: string) => `/api/media/v1/sample/${trackId}.svg`
const projectOf = (n: number, countries: string[]): Project => ({
  projectId: `${n}5555555-5555-4555-8555-555555555555`,
  trackId: `${n}00`,
  store: 'APP_STORE',
  title: `App ${n}`,
  iconUrl: null,
  developerName: null,
  countries,
})
const rival = (trackId: string): Competitor => ({
  trackId,
  store: 'APP_STORE',
  name: `Rival ${trackId}`,
  iconUrl: icon(trackId),
  developerName: null,
})

/** What the server has. */
let server: { projects: Project[]; rivals: Record<string, Competitor[]> }
let stop: () => void

const noVersions = { versions: null }
const versionsAsked = () => asked(getVersions).length

function answerAsTheServer(): void {
  serverIsUp()
  respond(getProjects, () => server.projects)
  respond(getCompetitors, ({ params }) => {
    const content = server.rivals[params.projectId] ?? []
    return { content, pageNumber: 1, pageSize: 300, totalPages: 1 }
  })
  respond(getVersions, noVersions)
  respondAt('/api/media/*', async ({ url, headers }) => {
    const response = new Response('<svg/>', { headers: { 'content-length': '6' } })
    const keeper = headers.get(KEEP_HEADER)
    // As the worker does.
    if (keeper) await (await caches.open(workerCacheName('keptMedia', keeper))).put(url, response.clone())
    return response
  })
}

/** A tab as it starts, with a plan of two questions a page. */
async function openTab() {
  vi.resetModules()
  const { signIn } = await import('#web/session/session.ts')
  const { saveAnswers } = await import('../cache/save-answers.ts')
  const { startKeeper } = await import('./keeper.ts')
  const { read, startReads, restoreReads } = await import('../queries/read.ts')
  const { competitorsRead, projectsRead } = await import('../queries/reads.ts')
  const { namedPictures } = await import('#web/offline/answers/named-pictures.ts')
  const keeping = await import('./keeping.ts')
  const keepAndRemove = await import('./keep-and-remove.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { userDatabase } = await import('#web/offline/storage/user-databases.ts')
  const { getQueryClient } = await import('../cache/query-client.ts')
  const plan: PagePlan = {
    reads: ({ project, competitor, locale }) => [
      competitorsRead(project.projectId, locale),
      read(getVersions, { query: { trackId: (competitor ?? project).trackId, store: 'APP_STORE', locale } }),
    ],
    namesPictures: (endpointId) => endpointId === getCompetitors.id,
    pictures: (endpointId, data) => (endpointId === getCompetitors.id ? namedPictures(data) : []),
  }
  signIn(tokensOf(ada, 36_000))
  const stops = [saveAnswers()]
  await restoreReads([projectsRead(ada)])
  startReads([projectsRead(ada)])
  await vi.waitFor(() => expect(getQueryClient().getQueryData(projectsRead(ada).queryKey)).toBeDefined())
  stops.push(startKeeper(plan))
  const state = (project: Project) => keeping.keeping.get()?.get(project.projectId)
  return {
    ...keeping,
    ...keepAndRemove,
    connectivity,
    state,
    db: () => userDatabase('data', ada.userId),
    pictures: async () =>
      (await caches.has(workerCacheName('keptMedia', ada.userId)))
        ? (await (await caches.open(workerCacheName('keptMedia', ada.userId))).keys()).map(
            ({ url }) => new URL(url).pathname,
          )
        : [],
    refreshLists: async (project: Project) => {
      const lists = project.countries.map((locale) => competitorsRead(project.projectId, locale))
      for (const list of lists) await getQueryClient().fetchQuery({ ...list, staleTime: 0 })
      await getQueryClient().fetchQuery({ ...projectsRead(ada), staleTime: 0 })
    },
    isKept: (project: Project, saved: number) =>
      vi.waitFor(() => expect(state(project)).toMatchObject({ pages: saved, saved, work: 'none' }), {
        timeout: WAIT_MS,
      }),
    close: () => stops.forEach((one) => one()),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>
let tab: Tab

const one = projectOf(1, ['en-US', 'de-DE'])
const two = projectOf(2, ['en-US'])

beforeEach(async () => {
  fakeCaches()
  fakeLocks()
  const worker = { controller: { postMessage: () => {} }, addEventListener: () => {}, removeEventListener: () => {} }
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  server = {
    projects: [one, two],
    rivals: { [one.projectId]: [rival('900'), rival('901')], [two.projectId]: [rival('901'), rival('902')] },
  }
  answerAsTheServer()
  tab = await openTab()
  stop = tab.close
})
afterEach(async () => {
  stop()
  const db = await tab.db()
  await Promise.all([db.queries.clear(), db.kept.clear()])
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  localStorage.clear()
})

const reopen = async () => {
  tab.close()
  tab = await openTab()
  stop = tab.close
  return tab
}

describe('keeping an app available offline', () => {
  it('brings every country of its own app and of its competitors, with the pictures, and nothing of other apps', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    expect(
      asked(getVersions)
        .map(({ query }) => `${query.trackId} ${query.locale}`)
        .toSorted(),
    ).toEqual(['100', '900', '901'].flatMap((id) => [`${id} de-DE`, `${id} en-US`]))
    expect((await tab.pictures()).toSorted()).toEqual([icon('900'), icon('901')])
    expect(tab.state(one)).toMatchObject({ held: null, at: expect.any(Number) })
    expect(tab.state(one)?.size).toBeGreaterThan(12)
    expect(tab.state(two)).toBeUndefined()
  })

  it('goes on where it was after the server was gone, and asks nothing twice', async () => {
    let answered = 0
    respond(getVersions, () => {
      answered += 1
      if (answered <= 3) return noVersions
      noNetwork()
      return lost
    })
    await tab.keepApp(one.projectId, false)
    await vi.waitFor(() => expect(tab.state(one)).toMatchObject({ work: 'none', held: 'offline' }), {
      timeout: WAIT_MS,
    })
    expect(tab.state(one)?.saved).toBeLessThan(6)

    answerAsTheServer()
    const before = versionsAsked()
    await reopen()
    await tab.isKept(one, 6)
    expect(versionsAsked() - before).toBe(3)
  })

  it('stops while offline and says what is missing', async () => {
    respond(getHealth, lost)
    respond(getVersions, lost)
    await tab.keepApp(one.projectId, false)
    await vi.waitFor(() => expect(tab.state(one)).toMatchObject({ work: 'none', held: 'offline' }), {
      timeout: WAIT_MS,
    })
    answerAsTheServer()
    tab.connectivity.set('online')
    await tab.isKept(one, 6)
  })

  it('completes by itself when a country and a competitor come later', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    server.rivals[one.projectId]?.push(rival('903'))
    server.projects = [{ ...one, countries: ['en-US', 'de-DE', 'ja-JP'] }, two]
    await tab.refreshLists(one)
    await tab.isKept(one, 12)
    expect(await tab.pictures()).toContain(icon('903'))
  })

  it('does not ask again and again for what the server refuses, and calls the page saved', async () => {
    respond(getVersions, ({ query }) => (query.trackId === '901' ? refusal('APP_NOT_AVAILABLE') : noVersions))
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    const before = versionsAsked()
    await reopen()
    await tab.isKept(one, 6)
    expect(versionsAsked()).toBe(before)
  })

  it('renews what is older than twelve hours', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    const db = await tab.db()
    await db.queries.toCollection().modify((row) => {
      if (row.endpointId === getVersions.id) row.updatedAt -= 13 * 3600_000
    })
    const before = versionsAsked()
    await reopen()
    await vi.waitFor(() => expect(versionsAsked()).toBe(before + 6), { timeout: WAIT_MS })
    await vi.waitFor(async () => {
      const old = await db.queries.filter(({ updatedAt }) => updatedAt < Date.now() - 3600_000).count()
      expect(old).toBe(0)
    }, WAIT_MS)
  })

  it('asks first where the browser wants to save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await tab.keepApp(one.projectId, false)
    await vi.waitFor(() => expect(tab.state(one)).toMatchObject({ work: 'none', held: 'savingData' }), {
      timeout: 5000,
    })
    expect(versionsAsked()).toBe(0)
    await tab.keepApp(one.projectId, true)
    await tab.isKept(one, 6)
    Reflect.deleteProperty(navigator, 'connection')
  })
})

describe('removing a kept app', () => {
  it('frees its answers and pictures but for what another kept app needs', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    await tab.keepApp(two.projectId, false)
    await tab.isKept(two, 3)
    await tab.removeSavedApp(one.projectId)

    const db = await tab.db()
    const versions = (await db.queries.where('endpointId').equals(getVersions.id).primaryKeys()).join('\n')
    expect(versions).not.toMatch(/"(100|900)"/)
    expect(versions).toMatch(/"200"/)
    expect(versions).toMatch(/"901"/)
    expect((await tab.pictures()).toSorted()).toEqual([icon('901'), icon('902')])
    expect(tab.state(one)).toBeUndefined()
    await tab.isKept(two, 3)
  })

  it('while the device is looked through brings nothing of it back', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    // The look knows which apps are kept, and goes on when one of them is gone.
    const look = Promise.withResolvers<void>()
    const { kept } = await tab.db()
    const read = kept.toArray.bind(kept)
    const reads = vi.spyOn(kept, 'toArray')
    reads.mockImplementationOnce(() => read().then((rows) => look.promise.then(() => rows)))
    await tab.keepApp(two.projectId, false)
    await vi.waitFor(() => expect(reads).toHaveBeenCalled(), { timeout: WAIT_MS })
    await tab.removeSavedApp(one.projectId)
    const before = versionsAsked()
    look.resolve()

    await tab.isKept(two, 3)
    expect(tab.state(one)).toBeUndefined()
    const since = asked(getVersions).slice(before)
    expect(since.filter(({ query }) => ['100', '900'].includes(query.trackId))).toEqual([])
  })

  it('while it is being saved ends the saving', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    respond(getVersions, () => held.then(() => noVersions))
    await tab.keepApp(one.projectId, false)
    await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(0), { timeout: WAIT_MS })
    await tab.removeSavedApp(one.projectId)
    release()
    await vi.waitFor(() => expect(tab.keeping.get()?.size).toBe(0), { timeout: WAIT_MS })
    expect(tab.state(one)).toBeUndefined()
    expect(versionsAsked()).toBeLessThan(6)
  })

  it('all of it leaves the queued writes', async () => {
    await tab.keepApp(one.projectId, false)
    await tab.isKept(one, 6)
    const { userDatabase } = await import('#web/offline/storage/user-databases.ts')
    const outbox = await userDatabase('outbox', ada.userId)
    const seq = await outbox.table('commands').add({ id: 'x' })
    await tab.removeAllSaved()
    const db = await tab.db()
    expect(await db.kept.count()).toBe(0)
    expect(await tab.pictures()).toEqual([])
    expect(await outbox.table('commands').get(seq)).toMatchObject({ id: 'x' })
    await outbox.table('commands').clear()
  })
})
