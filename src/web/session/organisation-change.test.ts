import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getFavouriteCountries } from '#contract/projects.ts'
import { workerCacheName } from '#contract/worker/worker.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { newUser, openReadingTab } from '#tests/support/pages/reading-tab.ts'

const sweden = [{ countryName: 'Sweden', countryCode: 'SE' }]
let former = ada
let other = ada
let tab: Tab
type Tab = Awaited<ReturnType<typeof openTab>>

/** A tab of a browser in which the user is signed in. */
async function openTab() {
  const opened = await openReadingTab()
  const { userDatabase } = await import('#web/offline/storage/user-databases.ts')
  const { takeTokens } = await import('./token.ts')
  const { session } = await import('./session-store.ts')
  const { read, restoreReads, inMemory, getQueryClient } = opened
  const question = read(getFavouriteCountries, {})
  return {
    ...opened,
    session,
    question,
    takeTokens,
    inMemory: () => inMemory(question),
    bring: async () => {
      await restoreReads([question])
      return inMemory(question)
    },
    ask: () => getQueryClient().fetchQuery(question),
    outbox: () => userDatabase('outbox', former.userId),
  }
}

async function nextStart(): Promise<void> {
  tab.stop()
  tab = await openTab()
}

beforeEach(async () => {
  localStorage.clear()
  fakeCaches()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  former = newUser()
  other = { ...former, organizationId: '99999999-9999-4999-8999-999999999999' }
  noNetwork()
  respond(getFavouriteCountries, sweden)
  tab = await openTab()
  tab.takeTokens(tokensOf(former), 'signedIn')
  await tab.ask()
  tab.saveForNextStart([tab.question])
  await tab.writeAnswers()
  await vi.waitUntil(() => localStorage.getItem('storeglass.boot')?.includes('Sweden'))
  const copies = await caches.open(workerCacheName('api', former.userId))
  await copies.put('http://localhost/api/of-the-former', Response.json(sweden))
})
afterEach(() => {
  tab.stop()
  vi.unstubAllGlobals()
})

describe('OP-98: the user goes on in another organisation', () => {
  it('what the device has of the same one is shown, also at the next start', async () => {
    tab.takeTokens(tokensOf(former), 'renewed')
    expect(tab.inMemory()).toEqual(sweden)
    await nextStart()
    expect(await tab.bring()).toEqual(sweden)
    localStorage.setItem('storeglass.boot', localStorage.getItem('storeglass.boot')!.replaceAll('Sweden', ''))
    await nextStart()
    expect(await tab.bring()).toBeDefined()
  })

  it('on another device: nothing of the former is shown, in memory, from the frame or from the database', async () => {
    tab.takeTokens(tokensOf(other), 'renewed')
    expect(tab.inMemory()).toBeUndefined()
    expect(await tab.bring()).toBeUndefined()
    expect(await caches.has(workerCacheName('api', former.userId))).toBe(false)
    await nextStart()
    expect(tab.session.get().identity?.organizationId).toBe(other.organizationId)
    expect(await tab.bring()).toBeUndefined()
  })

  it('also where the tab is closed before anything was deleted', async () => {
    tab.takeTokens(tokensOf(other), 'renewed')
    await vi.waitFor(() => expect(localStorage.getItem('storeglass.boot')).toContain(other.organizationId))
    await nextStart()
    expect(await tab.bring()).toBeUndefined()
  })

  it('drafts are put away until the user is back, also where the next one has the same app', async () => {
    const { savedRows } = await import('#web/data/saved-rows/saved-rows.ts')
    const rows = savedRows(v.string(), '')
    const id = 'replies APP_STORE 1'
    await rows.change(id, () => 'of the former')
    tab.takeTokens(tokensOf(other), 'renewed')
    expect(await rows.read(id)).toBe('')
    await rows.change(id, () => 'of the other')
    tab.takeTokens(tokensOf(former), 'renewed')
    expect(await rows.read(id)).toBe('of the former')
    tab.takeTokens(tokensOf(other), 'renewed')
    expect(await rows.read(id)).toBe('of the other')
  })

  it('changes that wait to be sent stay on the device', async () => {
    const before = await tab.outbox()
    await before.commands.add({ id: 'waits' } as Parameters<typeof before.commands.add>[0])
    tab.takeTokens(tokensOf(other), 'renewed')
    await tab.bring()
    expect(await (await tab.outbox()).commands.count()).toBe(1)
  })
})
