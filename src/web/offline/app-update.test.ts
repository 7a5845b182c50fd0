import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let update: typeof import('./app-update.ts')
let connectivity: typeof import('./connectivity.ts').connectivity
let reloads = 0
let stop = () => {}

const staleChunk = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

beforeEach(async () => {
  reloads = 0
  sessionStorage.clear()
  vi.resetModules()
  update = await import('./app-update.ts')
  ;({ connectivity } = await import('./connectivity.ts'))
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe('a file of this version that the server no longer has', () => {
  it('reloads the page once, not again and again', () => {
    stop = update.startAppUpdate()
    staleChunk()
    staleChunk()
    expect(reloads).toBe(1)
  })

  it('does nothing offline, where a reload would bring nothing', () => {
    stop = update.startAppUpdate()
    connectivity.set('offline')
    staleChunk()
    expect(reloads).toBe(0)
  })
})

describe('a silent change to the new version', () => {
  it('is for tabs that nobody looks at, with nothing typed in', () => {
    expect(update.isSafeToReload()).toBe(false)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(update.isSafeToReload()).toBe(true)
    update.markUnsaved('form', true)
    expect(update.isSafeToReload()).toBe(false)
    update.markUnsaved('form', false)
    expect(update.isSafeToReload()).toBe(true)
  })
})
