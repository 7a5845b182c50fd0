import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { impersonate } from '#contract/administration.ts'
import { getFavouriteCountries } from '#contract/projects.ts'
import { asked, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'

const KEY = 'storeglass.impersonation'
const acted = { ...bob, impersonatorId: ada.userId }
/** A busy machine takes its time to load a part that comes later. */
const LATEST = { timeout: 15_000 }
let replace: MockInstance<Location['replace']>

/** A tab that was loaded while its user acts as Bob. */
async function openTab() {
  vi.resetModules()
  const { restoreBoot } = await import('#web/data/cache/boot-record.ts')
  const { session } = await import('./session-store.ts')
  const { call } = await import('#web/api/call.ts')
  const { followOtherTabs } = await import('./token.ts')
  const stops = [restoreBoot(), followOtherTabs()]
  return { session, read: () => call(getFavouriteCountries, {}), stop: () => stops.forEach((stop) => stop()) }
}
let tab: Awaited<ReturnType<typeof openTab>>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.setItem(KEY, JSON.stringify({ identity: acted, by: ada, reason: 'They asked' }))
  replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  serverIsUp()
  respond(refreshToken, tokensOf(ada))
  respond(impersonate, tokensOf(acted))
  respond(getFavouriteCountries, [])
  tab = await openTab()
}, 60_000)
afterEach(() => {
  tab.stop()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('a tab that acts as another user', () => {
  it('TEAM-011: is theirs from the first frame, and its tokens come over the own session', async () => {
    expect(tab.session.get()).toEqual({ identity: acted, state: 'in' })
    await tab.read()
    expect(asked().map(({ url }) => url)).toEqual([
      '/api/auth/v1/token/refresh',
      '/api/auth/v1/impersonate',
      expect.stringContaining('favourite'),
    ])
    expect(asked(impersonate)[0]?.body).toEqual({ userId: bob.userId, reason: 'They asked' })
    expect(tab.session.get().identity?.userId).toBe(bob.userId)
  })

  it('OP-80: leaves the copy for the first frame to the other tabs, and keeps no token in the browser', async () => {
    await tab.read()
    expect(Object.keys(localStorage)).toEqual([])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('h.')
  })

  it('TEAM-009: is over when the server says no', async () => {
    refuse(impersonate, 'FORBIDDEN')
    void tab.read()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'), LATEST)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('is over when somebody else has logged in in this browser', async () => {
    respond(refreshToken, tokensOf(bob))
    void tab.read()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'), LATEST)
    expect(asked(impersonate)).toEqual([])
  })

  it('hears of the own log-out in another tab, and of nothing else', async () => {
    const other = new BroadcastChannel('storeglass-session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    const say = (message: unknown) => other.postMessage(message)
    say({ type: 'renewed', tokens: tokensOf(ada) })
    say({ type: 'loggedOut', userId: bob.userId })
    say({ type: 'loggedOut', userId: ada.userId })
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'), LATEST)
    expect(tab.session.get().identity?.userId).toBe(bob.userId)
    expect(replace).toHaveBeenCalledTimes(1)
    other.close()
  })
})

it("OP-80: a tab is its own user's until it is loaded anew", async () => {
  sessionStorage.clear()
  vi.resetModules()
  const { impersonation, setNextImpersonation } = await import('./impersonation.ts')
  expect(impersonation()).toBeNull()
  setNextImpersonation({ identity: acted, by: ada, reason: 'They asked' })
  expect(impersonation()).toBeNull()
})
