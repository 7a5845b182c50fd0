import { renderHook } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { emptyOutbox, type OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { useConnection } from './use-connection.ts'

/** Some change that is to be sent then, ms since 1970; 0: next. */
const entry = (nextAttemptAt: number) => ({ seq: 1, state: 'waiting', nextAttemptAt }) as OutboxEntry
const state = () => renderHook(() => useConnection()).result.current.state

afterEach(() => {
  outbox.set(emptyOutbox)
  connectivity.set('online')
})

test('it is syncing also between one change and the next', () => {
  connectivity.set('online')
  outbox.set({ ...emptyOutbox, ready: true, entries: [entry(0)], waiting: 1, sending: false })
  expect(state()).toBe('syncing')
})

test.each([
  ['a change that is tried again later', { entries: [entry(Date.now() + 60_000)], waiting: 1 }],
  ['a queue that waits for a log-in', { entries: [entry(0)], waiting: 1, paused: 'signIn' as const }],
  ['nothing that waits', {}],
])('with %s it is online', (_, part) => {
  connectivity.set('online')
  outbox.set({ ...emptyOutbox, ready: true, ...part })
  expect(state()).toBe('online')
})

test('without the server it is offline, whatever waits', () => {
  connectivity.set('offline')
  outbox.set({ ...emptyOutbox, ready: true, entries: [entry(0)], waiting: 1, sending: true })
  expect(state()).toBe('offline')
})
