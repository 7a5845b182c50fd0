import { expect, test } from 'vitest'
import type { Check, CheckedClient } from '../provider/client.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { answering } from './check-connection.ts'
import type { ConnectionClients, StoredConnection } from './open-client.ts'

const connection = { provider: 'google-play' } as StoredConnection
const apps = Array.from({ length: 40 }, (_, at) => ({ trackId: `com.example.app${at}` }))

const saw = (state: 'granted' | 'missing' | 'unknown'): Check => ({
  rights: [{ capability: 'read-apps', state }],
  apps: null,
  accountName: null,
})
const seenBy = (check: CheckedClient['check'], ms?: number) =>
  answering({ ofConnection: () => ({ check }) } as unknown as ConnectionClients, connection, apps, ms)

/** As a client does: what its signal breaks off has no answer. */
const never: CheckedClient['check'] = (_, signal) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new ProviderFailure('google-play', 'unavailable', 'did not answer in time'))
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })

test('CONN-012: every app that a key sees is listed, in order, without those that it does not see', async () => {
  let [now, most] = [0, 0]
  const seen = await seenBy(async ([trackId]) => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now -= 1
    return saw(trackId === apps[3]?.trackId ? 'missing' : trackId === apps[7]?.trackId ? 'unknown' : 'granted')
  })
  expect(seen).toEqual(apps.filter((_, at) => at !== 3 && at !== 7))
  expect(most).toBeLessThanOrEqual(5)
})

test('CONN-012: a store that fails for one app, or is too slow for all, hides none', async () => {
  const failing = await seenBy(async ([trackId]) => {
    if (trackId === apps[0]?.trackId) throw new ProviderFailure('google-play', 'unavailable', 'answered 500')
    return saw(trackId === apps[1]?.trackId ? 'missing' : 'granted')
  })
  expect(failing).toEqual(apps.filter((_, at) => at !== 1))
  expect(await seenBy(never, 20)).toEqual(apps)
})
