import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A worker that has been downloaded and waits until the one before it has answered its requests. */
class WaitingWorker extends EventTarget {
  state = 'installed'
  asked = 0
  postMessage() {
    this.asked += 1
  }
}

let reloads: typeof import('./reloads.ts')
let register: typeof import('./register-worker.ts')
let waiting: WaitingWorker
const container = Object.assign(new EventTarget(), {
  controller: { state: 'activated' },
  getRegistration: async () =>
    Object.assign(new EventTarget(), { waiting, installing: null, active: {}, update: async () => {} }),
})
let loads = 0

beforeEach(async () => {
  loads = 0
  waiting = new WaitingWorker()
  sessionStorage.clear()
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    loads += 1
  })
  vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  vi.resetModules()
  reloads = await import('./reloads.ts')
  register = await import('./register-worker.ts')
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a page that was reloaded too early for the newer version waits for it, and is not reloaded in vain again', async () => {
  reloads.recordAsked()
  await register.registerWorker()
  expect(waiting.asked).toBe(1)
  vi.advanceTimersByTime(15_000)
  expect(loads).toBe(0)
  container.dispatchEvent(new Event('controllerchange'))
  expect(loads).toBe(1)
})
