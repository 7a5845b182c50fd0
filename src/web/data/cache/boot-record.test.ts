import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAverageRating } from '#contract/overview/overview.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { newUser, openReadingTab, rating } from '#tests/support/pages/reading-tab.ts'

const KEY = 'storeglass.boot'
let user = ada
let tab: Tab
type Tab = Awaited<ReturnType<typeof openTab>>

async function openTab(identity = user) {
  const opened = await openReadingTab()
  opened.signIn(tokensOf(identity))
  return { ...opened, question: opened.question() }
}

/** Reads it as a page does, until the device has it for the next start. */
async function lookAtIt(): Promise<void> {
  await tab.getQueryClient().fetchQuery(tab.question)
  tab.saveForNextStart([tab.question])
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain('"avgRating":4.5'))
}

async function nextStart(identity = user): Promise<void> {
  tab.stop()
  tab = await openTab(identity)
}

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  user = newUser()
  noNetwork()
  respond(getAverageRating, rating)
  tab = await openTab()
})
afterEach(() => {
  tab.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('saves a selection without waiting for an idle browser, which may be closed next', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  tab.select({ viewedLocale: 'de-DE' })
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain('"viewedLocale":"de-DE"'))
})

it('C-27: of a user who has logged out, written again by a tab that had not heard of it, is deleted and shows nobody', async () => {
  await lookAtIt()
  const record = localStorage.getItem(KEY) ?? ''
  const { recordLogout } = await import('#web/offline/storage/pending-logouts.ts')
  recordLogout(user.userId)
  localStorage.setItem(KEY, record)
  const next = await openReadingTab()
  const { session } = await import('#web/session/session-store.ts')
  expect(session.get().identity).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
  next.stop()
})

describe('what the last page showed', () => {
  it('OP-86: is there at the next start without the database', async () => {
    await lookAtIt()
    await nextStart()
    const open = vi.spyOn(indexedDB, 'open')
    await tab.restoreReads([tab.question])
    expect(tab.inMemory(tab.question)).toEqual(rating)
    expect(open).not.toHaveBeenCalled()
  })

  it('gives way to a newer answer that another tab has kept', async () => {
    await lookAtIt()
    const store = await tab.openQueryStore(user.userId)
    await vi.waitFor(async () => expect(await store.list(getAverageRating.id)).toHaveLength(1))
    const [row] = await store.list(getAverageRating.id)
    await store.write([{ ...row!, data: { ...rating, avgRating: 4.7 }, updatedAt: row!.updatedAt + 1000 }])
    await nextStart()
    await tab.restoreReads([tab.question])
    expect(tab.inMemory(tab.question)?.avgRating).toBe(4.5)
    await vi.waitFor(() => expect(tab.inMemory(tab.question)?.avgRating).toBe(4.7))
  })

  it('is written to the database again only where that does not have it', async () => {
    await lookAtIt()
    const store = await tab.openQueryStore(user.userId)
    await vi.waitFor(async () => expect(await store.list(getAverageRating.id)).toHaveLength(1))
    const [row] = await store.list(getAverageRating.id)
    await nextStart()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const get = vi.spyOn(IDBObjectStore.prototype, 'get')
    await tab.restoreReads([tab.question])
    await vi.waitFor(() => expect(get).toHaveBeenCalled())
    await tab.writeAnswers()
    expect(put).not.toHaveBeenCalled()

    store.drop(row!.key)
    await nextStart()
    await tab.restoreReads([tab.question])
    await vi.waitFor(async () => expect(await store.list(getAverageRating.id)).toMatchObject([{ data: rating }]))
  })

  it('follows the answers of the page', async () => {
    await lookAtIt()
    respond(getAverageRating, { ...rating, avgRating: 4.6 })
    await tab.getQueryClient().refetchQueries()
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain('"avgRating":4.6'))
  })

  it('is nobody else’s', async () => {
    await lookAtIt()
    await nextStart(bob)
    await tab.restoreReads([tab.question])
    expect(tab.inMemory(tab.question)).toBeUndefined()
  })

  it('identity and selection of an earlier version are carried over, and its other keys removed', async () => {
    const { selection } = await import('#web/offline/selection.ts')
    const data = { identity: user, ended: false, selection: { ...selection.get(), projectId: 'p-1', locale: 'de-DE' } }
    const queries = [{ queryKey: ['boot'], queryHash: '["boot"]', dehydratedAt: 1, state: { data, status: 'success' } }]
    tab.stop()
    localStorage.setItem(KEY, JSON.stringify({ timestamp: 1, buster: '1', clientState: { mutations: [], queries } }))
    localStorage.setItem('storeglass.frame', '{}')
    localStorage.setItem('storeglass.unwritten', '{}')
    tab = { ...(await openReadingTab()), question: tab.question }
    const { session } = await import('#web/session/session-store.ts')
    const { selection: restored } = await import('#web/offline/selection.ts')
    expect(session.get()).toMatchObject({ identity: { userId: user.userId }, state: 'in' })
    expect(restored.get()).toMatchObject({ projectId: 'p-1', locale: 'de-DE' })
    expect(Object.keys(localStorage)).not.toContain('storeglass.frame')
    expect(Object.keys(localStorage)).not.toContain('storeglass.unwritten')
  })

  it('is left out where it is damaged', async () => {
    await lookAtIt()
    localStorage.setItem(KEY, localStorage.getItem(KEY)!.replace('"avgRating":4.5', '"avgRating":"good"'))
    await nextStart()
    await tab.restoreReads([tab.question])
    expect(tab.inMemory(tab.question)?.avgRating).not.toBe('good')
  })
})
