import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import { asked, malformed, noNetwork, respond, serverIsUp } from '#tests/support/network/index.ts'

let update: typeof import('./app-update.ts')
let files: typeof import('./missing-files.ts')
let server: typeof import('../connectivity/connectivity.ts')
let reloads = 0
let stop = () => {}

const missing = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a.js')
/** Resolves when an answer to "is the server there?" that was asked for after it is in. */
const missingFile = async () => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: missing }))
  await server.isServerThere()
}

beforeEach(async () => {
  reloads = 0
  sessionStorage.clear()
  vi.resetModules()
  update = await import('./app-update.ts')
  files = await import('./missing-files.ts')
  server = await import('../connectivity/connectivity.ts')
  serverIsUp()
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1
  })
})
afterEach(() => {
  stop()
  server.reportAnswered()
  vi.restoreAllMocks()
})

describe('a file of this version that could not be loaded', () => {
  it('reloads the page once, not again and again', async () => {
    stop = files.watchMissingFiles()
    await Promise.all([missingFile(), missingFile()])
    await missingFile()
    expect(reloads).toBe(1)
  })

  it('offers the reload instead while something is typed in, which it would lose', async () => {
    stop = files.watchMissingFiles()
    update.markUnsaved('form', true)
    await missingFile()
    await vi.waitFor(() => expect(update.appUpdate.get().ready).toBe(true))
    expect(reloads).toBe(0)
    update.appUpdate.get().apply()
    expect(reloads).toBe(1)
  })

  it('does nothing offline, where a reload would bring nothing, also where nobody knew yet', async () => {
    stop = files.watchMissingFiles()
    noNetwork()
    await missingFile()
    await vi.waitFor(() => expect(server.connectivity.get()).toBe('offline'))
    expect(reloads).toBe(0)
  })

  it('does nothing when the server has just gone, though an answer from before is still coming in', async () => {
    stop = files.watchMissingFiles()
    noNetwork()
    const looked = missingFile()
    server.reportAnswered()
    await looked
    await vi.waitFor(() => expect(server.connectivity.get()).toBe('offline'))
    expect(reloads).toBe(0)
  })

  it('is told so that the router does not load the page anew by itself', async () => {
    stop = files.watchMissingFiles()
    noNetwork()
    await missingFile()
    expect(missing.message).not.toMatch(/^Failed to fetch dynamically imported module/)
    expect(missing.message).toContain('Failed to fetch dynamically imported module')
  })

  it('does not trust a look at the server that began before the file was missed', async () => {
    stop = files.watchMissingFiles()
    const answer = Promise.withResolvers<void>()
    respond(getHealth, () => answer.promise.then(() => malformed({})))
    const earlier = server.probe()
    await vi.waitFor(() => expect(asked(getHealth)).toHaveLength(1))
    noNetwork()
    await missingFile()
    answer.resolve()
    await earlier
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
