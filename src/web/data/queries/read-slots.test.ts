import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { emptyOutbox, type OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { inSlot } from './read-slots.ts'

/** Those that were asked, as what answers them. */
let asked: (() => void)[]
let all: Promise<unknown>[]

/** So many changes that are to be sent then, ms since 1970; 0: next. */
function changesWait(waiting: number, nextAttemptAt = 0): void {
  const entries = Array.from({ length: waiting }, () => ({ state: 'waiting', nextAttemptAt }) as OutboxEntry)
  outbox.set({ ...emptyOutbox, ready: true, entries, waiting })
}
const ask = (signal?: AbortSignal) => inSlot(signal, () => new Promise<void>((resolve) => asked.push(resolve)))
const askFor = (count: number) => all.push(...Array.from({ length: count }, () => ask()))
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  asked = []
  all = []
  connectivity.set('online')
})
afterEach(async () => {
  outbox.set(emptyOutbox)
  await settled()
  for (const answer of asked) answer()
  await Promise.all(all)
})

test('with no change waiting, all is asked at once', () => {
  askFor(18)
  expect(asked).toHaveLength(18)
})

test('a change that is tried again in a minute keeps nothing waiting', () => {
  changesWait(1, Date.now() + 60_000)
  askFor(18)
  expect(asked).toHaveLength(18)
})

test('while changes wait, three are asked at a time', async () => {
  changesWait(2)
  askFor(5)
  expect(asked).toHaveLength(3)
  asked[0]?.()
  await settled()
  expect(asked).toHaveLength(4)
})

test.each([
  ['the last change is sent', () => changesWait(0)],
  ['the connection is gone, and the device answers', () => connectivity.set('offline')],
  ['the queue waits for a log-in', () => outbox.set({ ...outbox.get(), paused: 'signIn' })],
])('all the others are asked as soon as %s', async (_, end) => {
  changesWait(2)
  askFor(18)
  end()
  await settled()
  expect(asked).toHaveLength(18)
})

test('who no longer wants the answer gives the turn away', async () => {
  changesWait(1)
  askFor(3)
  const leaving = new AbortController()
  const left = ask(leaving.signal)
  askFor(1)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  asked[0]?.()
  await settled()
  expect(asked).toHaveLength(4)
})
