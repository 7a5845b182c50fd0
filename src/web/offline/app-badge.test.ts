import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { followAppBadge } from './app-badge.ts'
import type { OutboxEntry } from './outbox/entry.ts'
import { emptyOutbox } from './outbox/entry.ts'
import { outbox } from './outbox/outbox.ts'

let badge: number | null = null

beforeEach(() => {
  badge = 3
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      setAppBadge: async (count: number) => void (badge = count),
      clearAppBadge: async () => void (badge = null),
    }),
  )
})
afterEach(() => {
  outbox.set(emptyOutbox)
  ownDevice(null)
  vi.unstubAllGlobals()
})

const queued = (count: number) =>
  outbox.set({ ...emptyOutbox, ready: true, entries: Array.from({ length: count }, () => ({}) as OutboxEntry) })

test('the icon counts the changes that wait or were refused, and nothing once there are none', () => {
  ownDevice('ada')
  followAppBadge()
  expect(badge).toBe(3)
  queued(2)
  expect(badge).toBe(2)
  queued(0)
  expect(badge).toBeNull()
})

test('after a log-out the icon tells nothing of whoever left', () => {
  ownDevice('ada')
  followAppBadge()
  queued(5)
  expect(badge).toBe(5)
  ownDevice(null)
  outbox.set(emptyOutbox)
  expect(badge).toBeNull()
})
