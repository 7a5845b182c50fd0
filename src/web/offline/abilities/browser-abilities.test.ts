import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandsOf, commandOf } from '#tests/support/queue/fake-commands.ts'
import { fakeWriteServer, HOME } from '#tests/support/queue/fake-write-server.ts'
import { createStore } from '../create-store.ts'
import { createEngine } from '../outbox/engine.ts'
import { openDatabase, retire } from '../storage/database.ts'
import {
  cacheStorage,
  canShare,
  lockManager,
  newId,
  opensOffline,
  persistStorage,
  subtleCrypto,
  workerContainer,
  writeClipboard,
} from './browser-abilities.ts'

/** As browsers are on plain http: these abilities are not there. */
function withholdAbilities(): void {
  const withheld = new Set<PropertyKey>(['locks', 'serviceWorker', 'clipboard', 'storage', 'share', 'canShare'])
  vi.stubGlobal('isSecureContext', false)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, key) => (withheld.has(key) ? undefined : Reflect.get(target, key)),
      has: (target, key) => !withheld.has(key) && Reflect.has(target, key),
    }),
  )
}

beforeEach(withholdAbilities)
afterEach(() => vi.unstubAllGlobals())

test('an id is a random UUID of version 4', () => {
  const ids = Array.from({ length: 20 }, newId)
  expect(new Set(ids).size).toBe(20)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('what is missing is told', async () => {
  expect([subtleCrypto(), workerContainer(), cacheStorage()]).toEqual([null, null, null])
  expect([opensOffline(), canShare(), await persistStorage()]).toEqual([false, false, false])
})

test('a text is copied by the old way', async () => {
  let copied = ''
  Object.assign(document, {
    execCommand: () => {
      copied = document.querySelector('textarea')?.value ?? ''
      return true
    },
  })
  await writeClipboard('https://storeglass.test/a')
  expect(copied).toBe('https://storeglass.test/a')
  expect(document.querySelector('textarea')).toBe(null)
  Object.assign(document, { execCommand: () => false })
  await expect(writeClipboard('x')).rejects.toThrow('copies nothing')
})

test('of two tabs one holds a lock, and the other waits for it', async () => {
  const locks = lockManager()!
  const events: string[] = []
  const free = Promise.withResolvers<void>()
  const first = locks.request('one', {}, async () => {
    events.push('first')
    await free.promise
    events.push('first ends')
  })
  await vi.waitFor(() => expect(events).toEqual(['first']))
  await expect(locks.request('one', { signal: AbortSignal.timeout(1) }, async () => {})).rejects.toThrow(/time/)
  const second = locks.request('one', {}, async () => events.push('second'))
  free.resolve()
  await Promise.all([first, second])
  expect(events).toEqual(['first', 'first ends', 'second'])
})

test('a lock of a tab that was closed is free after a while', async () => {
  const locks = lockManager()!
  const taken = Promise.withResolvers<void>()
  void locks.request('two', {}, () => {
    taken.resolve()
    return new Promise(() => {})
  })
  await taken.promise
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000)
  expect(await locks.request('two', {}, async () => 'mine')).toBe('mine')
  vi.restoreAllMocks()
})

test('a change is stored and sent, and two tabs do not send it twice', async () => {
  const server = fakeWriteServer()
  const userId = 'plain-http'
  const db = await openDatabase('outbox', userId)
  const sent: string[] = []
  const commands = commandsOf(async (key, ...rest) => {
    sent.push(key)
    await server.send(key, ...rest)
  })
  const parts = { userId, db, commands, organization: createStore<string | null>(HOME), rememberedOrganization: HOME }
  const tab = () => createEngine({ ...parts, canSend: () => true, refresh: async () => {}, makeRoom: async () => {} })
  const [one, other] = [tab(), tab()]
  await one.append(commandOf({ n: 1, lane: 'a', entity: '1', refuse: false }))
  await Promise.all([one.wake(true), other.wake(true)])
  await vi.waitFor(async () => expect(await db.commands.count()).toBe(0))
  expect(sent).toHaveLength(1)
  one.stop()
  other.stop()
  retire(db)
})
