import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { failOnProblems, reportProblem } from './network/problems.ts'

// As on https; a test of plain http says so.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true, writable: true })
// Happy DOM loads no fonts; a text area that grows with its text listens for them.
if (typeof document === 'object' && !document.fonts)
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
// What is queued stays so, as while another tab holds the lock; a test that sends takes `support/queue/fake-locks`.
const refuseLock = () => Promise.reject(new DOMException('Held by another tab', 'AbortError'))
if (typeof navigator === 'object')
  Object.defineProperty(navigator, 'locks', { value: { request: refuseLock }, configurable: true })

// Test files run in threads of one process, which share their channels: each has channels of its own.
const ownChannels = crypto.randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${ownChannels} ${name}`)
  }
}

// The machines that run this may be slow; a wait ends as soon as its condition holds.
const PATIENCE_MS = 8000
configure({ asyncUtilTimeout: PATIENCE_MS })
const waitFor = vi.waitFor
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

afterEach(failOnProblems)
// Without the fake network (`support/network`), which takes this one's place, a test has none: to ask is a fault of it.
globalThis.fetch = async (input) => {
  reportProblem(`The test has no network for ${input instanceof Request ? input.url : String(input)}`)
  throw new TypeError('Failed to fetch')
}
afterEach(cleanup)

// A page that is closed takes what it wanted to do later along; the environment leaves without it.
const later = new Set<WeakRef<ReturnType<typeof setTimeout>>>()
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof startTimer>) => {
  const timer = startTimer(...parameters)
  // One that is over must not keep all that it knew: a file may start a million of them.
  later.add(new WeakRef(timer))
  return timer
}, startTimer)
afterAll(async () => {
  if (typeof window === 'object') window.dispatchEvent(new Event('pagehide'))
  for (const timer of later) clearTimeout(timer.deref())
  // An answer on its way is still taken by a page that is there.
  await new Promise((resolve) => startTimer(resolve))
  for (const timer of later) clearTimeout(timer.deref())
})
