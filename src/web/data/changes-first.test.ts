import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectivity } from '../offline/connectivity.ts'
import { emptyOutbox } from '../offline/outbox/entry.ts'
import { outbox } from '../offline/outbox/outbox.ts'
import { watchRenewing } from './changes-first.ts'

let told: boolean[]
let stop: () => void

const waiting = (count: number) => outbox.set({ ...emptyOutbox, ready: true, waiting: count })

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  connectivity.set('offline')
  stop = watchRenewing((isOnline) => told.push(isOnline))
})
afterEach(() => {
  stop()
  outbox.set(emptyOutbox)
  vi.useRealTimers()
})

test('with nothing waiting, answers are renewed as soon as the server is back', () => {
  connectivity.set('online')
  expect(told).toEqual([true])
})

test('what waits goes first', () => {
  waiting(2)
  connectivity.set('online')
  waiting(1)
  expect(told).toEqual([])
  waiting(0)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([true])
})

test('a long queue keeps the screens waiting for ten seconds at most', () => {
  waiting(500)
  connectivity.set('online')
  vi.advanceTimersByTime(9_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([true])
  waiting(0)
  expect(told).toEqual([true])
})

test('a queue that waits for a log-in keeps nothing waiting', () => {
  outbox.set({ ...emptyOutbox, ready: true, waiting: 3, paused: 'signIn' })
  connectivity.set('online')
  expect(told).toEqual([true])
})

test('a connection that goes again meanwhile renews nothing', () => {
  waiting(2)
  connectivity.set('online')
  connectivity.set('offline')
  vi.advanceTimersByTime(60_000)
  waiting(0)
  expect(told).toEqual([false])
})
