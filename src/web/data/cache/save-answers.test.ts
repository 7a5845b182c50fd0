import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getAverageRating } from '#contract/overview/overview.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { newUser, openReadingTab, rating } from '#tests/support/pages/reading-tab.ts'

const other = { ...ada, organizationId: '99999999-9999-4999-8999-999999999999' }
let user = ada
let tab: Tab
type Tab = Awaited<ReturnType<typeof openTab>>

async function openTab(identity = user) {
  const opened = await openReadingTab()
  const { removeAllSaved } = await import('#web/data/keep-offline/keep-and-remove.ts')
  opened.signIn(tokensOf(identity))
  return { ...opened, removeAllSaved }
}

const ask = (trackId: string) => tab.getQueryClient().fetchQuery(tab.question(trackId))

/** The page is left, and no transaction that it began is finished. */
async function leave(): Promise<void> {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page is gone', 'AbortError')
  })
  window.dispatchEvent(new Event('pagehide'))
  await tab.writeAnswers()
  tab.stop()
  put.mockRestore()
}

/** Another start, with the server gone. */
async function nextStart(identity = user): Promise<void> {
  tab = await openTab(identity)
  await tab.restoreReads([tab.question('1'), tab.question('2')])
}

const shown = (trackId: string) => tab.inMemory(tab.question(trackId))?.avgRating

beforeEach(async () => {
  localStorage.clear()
  // The browser has better to do all the while.
  vi.stubGlobal('requestIdleCallback', () => 0)
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

it('OP-86: what was shown the moment before the page was left is there at the next start', async () => {
  await ask('1')
  await ask('2')
  await leave()
  await nextStart()
  expect([shown('1'), shown('2')]).toEqual([4.5, 4.5])
})

it('what two tabs put down is there, each answer once in the database', async () => {
  await ask('1')
  await leave()
  tab = await openTab()
  await ask('2')
  await leave()
  await nextStart()
  expect([shown('1'), shown('2')]).toEqual([4.5, 4.5])
  const store = await tab.openQueryStore(user.userId)
  await vi.waitFor(async () => expect(await store.list(getAverageRating.id)).toHaveLength(2))
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('storeglass.boot')).not.toContain('"unwritten"')
  })
})

it('gives way to a later answer that another tab has written', async () => {
  await ask('1')
  await leave()
  const put = localStorage.getItem('storeglass.boot')!
  await nextStart()
  const store = await tab.openQueryStore(user.userId)
  await vi.waitFor(async () => expect(await store.list(getAverageRating.id)).toHaveLength(1))
  const [row] = await store.list(getAverageRating.id)
  await store.write([{ ...row!, data: { ...rating, avgRating: 4.7 }, updatedAt: row!.updatedAt + 1000 }])
  localStorage.setItem('storeglass.boot', put)
  tab.stop()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  await nextStart()
  await vi.waitFor(() => expect(shown('1')).toBe(4.7))
})

it('what came and was looked for while the database was away is written and shown once it is back', async () => {
  await ask('1')
  await leave()
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  })
  tab = await openTab()
  const { deviceStorage } = await import('#web/offline/storage/device-storage.ts')
  await ask('2')
  void tab.getQueryClient().prefetchQuery({ ...tab.question('1'), queryFn: () => new Promise(() => {}) })
  await tab.writeAnswers()
  expect(deviceStorage.get()).toBe('off')
  open.mockRestore()
  await vi.waitUntil(() => shown('1') === 4.5, { timeout: 8000 })
  await tab.writeAnswers()
  const store = await tab.openQueryStore(user.userId)
  expect(await store.list(getAverageRating.id)).toHaveLength(2)
})

it.each([
  ['another user', () => bob],
  ['another organisation', () => ({ ...other, userId: user.userId })],
])('is not shown to %s', async (_, whose) => {
  await ask('1')
  await leave()
  await nextStart(whose())
  expect(shown('1')).toBeUndefined()
  await nextStart()
  expect(shown('1')).toBeUndefined()
})

it('goes with all that is removed from the device', async () => {
  await ask('1')
  await leave()
  tab = await openTab()
  await tab.removeAllSaved()
  await nextStart()
  expect(shown('1')).toBeUndefined()
})

it('leaves a damaged one out', async () => {
  await ask('1')
  await leave()
  localStorage.setItem(
    'storeglass.boot',
    localStorage.getItem('storeglass.boot')!.replace('"avgRating":4.5', '"avgRating":"good"'),
  )
  await nextStart()
  expect(shown('1')).toBeUndefined()
})
