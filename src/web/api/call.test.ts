import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ORGANIZATION_HEADER, USER_HEADER } from '#contract/protocol/endpoint.ts'
import { logOut, refreshToken } from '#contract/auth/auth.ts'
import { getSessions } from '#contract/auth/sessions.ts'
import { getCountries, trackCountry } from '#contract/projects.ts'
import { asked, lost, noNetwork, page, refusal, refuse, respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'

/** The modules of one tab, as after a load of the page. */
async function openTab() {
  vi.resetModules()
  const { call } = await import('./call.ts')
  const { signIn, getIdentity } = await import('#web/session/session.ts')
  const { session } = await import('#web/session/session-store.ts')
  const { followOtherTabs } = await import('#web/session/token.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  return { call, signIn, getIdentity, session, followOtherTabs, connectivity }
}

const bearer = (headers: Headers) => headers.get('authorization')

beforeEach(() => localStorage.clear())

describe('a call with a token', () => {
  it('AUTH-030: twenty calls at once after the token has ended exchange the refresh token once', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    respond(refreshToken, tokensOf(ada))
    respond(getCountries, [])
    await Promise.all(Array.from({ length: 20 }, () => tab.call(getCountries, {})))
    expect(asked(refreshToken)).toHaveLength(1)
    expect(asked(getCountries)).toHaveLength(20)
  })

  it('AUTH-031: renews a refused token once and sends the call again with the new one', async () => {
    const tab = await openTab()
    const old = tokensOf(ada)
    const renewed = tokensOf(ada)
    tab.signIn(old)
    respond(refreshToken, renewed)
    respond(getCountries, ({ headers }) =>
      bearer(headers) === `Bearer ${renewed.accessToken}` ? [] : refusal('UNAUTHORIZED'),
    )
    await Promise.all(Array.from({ length: 20 }, () => tab.call(getCountries, {})))
    expect(asked(refreshToken)).toHaveLength(1)
  })

  it('ERR-003: ends the session when the renewed token is refused too, and keeps who it was', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    respond(refreshToken, tokensOf(ada))
    refuse(getCountries, 'UNAUTHORIZED')
    await expect(tab.call(getCountries, {})).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(tab.session.get()).toEqual({ identity: ada, state: 'ended' })
  })

  it('ends the session when the refresh token is refused', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    refuse(refreshToken, 'REFRESH_TOKEN_REUSED')
    await expect(tab.call(getCountries, {})).rejects.toMatchObject({ code: 'REFRESH_TOKEN_REUSED' })
    expect(tab.session.get().state).toBe('ended')
  })

  it.each([
    ['no network', lost],
    ['a failing server', refusal('INTERNAL')],
    ['a proxy in between', page(401)],
  ])('OP-97: keeps the session through %s', async (_, answer) => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    noNetwork()
    respond(refreshToken, answer)
    await expect(
      tab.call(trackCountry, { params: { projectId: ada.userId }, body: { locale: 'en-US' } }),
    ).rejects.toBeInstanceOf(Error)
    expect(tab.session.get()).toEqual({ identity: ada, state: 'in' })
  })

  it.each(['FORBIDDEN', 'VALIDATION_FAILED', 'REFRESH_TOKEN_INVALID'] as const)(
    'OP-97, AUTH-033, AUTH-037: a refresh that is refused with %s ends the session',
    async (code) => {
      const tab = await openTab()
      tab.signIn(tokensOf(ada, 10))
      refuse(refreshToken, code)
      respond(getCountries, refusal('UNAUTHORIZED'))
      await expect(tab.call(getCountries, {})).rejects.toMatchObject({ kind: 'unauthorized' })
      expect(tab.session.get()).toEqual({ identity: ada, state: 'ended' })
    },
  )

  it('OP-97: a server that wants to wait ends nothing', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    respond(refreshToken, refusal('RATE_LIMITED', {}, 5))
    const input = { params: { projectId: ada.userId }, body: { locale: 'en-US' } }
    await expect(tab.call(trackCountry, input)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(tab.session.get().state).toBe('in')
  })

  it('AUTH-032: nobody signed in and no refresh token: the outcome is that of a failed exchange', async () => {
    const tab = await openTab()
    refuse(refreshToken, 'REFRESH_TOKEN_INVALID')
    const input = { params: { projectId: ada.userId }, body: { locale: 'en-US' } }
    await expect(tab.call(trackCountry, input)).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(tab.session.get()).toEqual({ identity: null, state: 'out' })
    expect(asked()).toEqual([])
  })

  it('API-003: what needs no sign-in is asked for without the header', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    respond(logOut, null)
    await tab.call(logOut, { body: {} })
    expect(asked(logOut).map(({ headers }) => bearer(headers))).toEqual([null])
  })

  it.each([
    ['ahead', 600_000],
    ['behind', -600_000],
  ])('a device clock that is ten minutes %s, or jumps there, costs no session', async (_, skewMs) => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    respond(refreshToken, tokensOf(ada))
    respond(getCountries, [])
    await tab.call(getCountries, {})
    const before = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(before + skewMs)
    await tab.call(getCountries, {})
    await tab.call(getCountries, {})
    expect(asked(refreshToken).length).toBeLessThanOrEqual(1)
    expect(tab.session.get()).toMatchObject({ state: 'in' })
    vi.restoreAllMocks()
  })

  it('API-004: without a token, which a kept read may be, there is no header, and a warning is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    noNetwork()
    refuse(refreshToken, 'UNAVAILABLE')
    respond(getCountries, [])
    expect(await tab.call(getCountries, {})).toEqual([])
    expect(await tab.call(getCountries, {})).toEqual([])
    expect(warn.mock.calls).toEqual([['getCountries is asked for without a token']])
    warn.mockRestore()
    const [read] = asked(getCountries)
    expect(read?.headers.get(USER_HEADER)).toBe(ada.userId)
    expect(read && bearer(read.headers)).toBeNull()
  })

  it('warns of nothing where there is no token because the server is away', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    noNetwork()
    respond(getCountries, [])
    expect(await tab.call(getCountries, {})).toEqual([])
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('sends the idempotency key, and names the user only in reads that the worker may save', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    respond(trackCountry, null)
    const input = { params: { projectId: ada.userId }, body: { locale: 'en-US' } }
    expect(await tab.call(trackCountry, input, { idempotencyKey: 'key-1' })).toBeNull()
    expect(asked()[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(asked()[0]?.headers.has(USER_HEADER)).toBe(false)
    expect(asked()[0]).toMatchObject({ method: 'POST', body: { locale: 'en-US' } })

    respond(getCountries, [])
    respond(getSessions, [])
    await tab.call(getCountries, {})
    await tab.call(getSessions, {})
    expect(asked(getCountries)[0]?.headers.get(USER_HEADER)).toBe(ada.userId)
    expect(asked(getSessions)[0]?.headers.has(USER_HEADER)).toBe(false)
  })

  it('names the organisation in which a write was made, also where the token is of another one by now', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada, 10))
    respond(refreshToken, tokensOf({ ...ada, organizationId: bob.organizationId }))
    respond(getCountries, [])
    respond(trackCountry, refusal('OTHER_ORGANIZATION'))
    const input = { params: { projectId: ada.userId }, body: { locale: 'en-US' } }
    await expect(tab.call(trackCountry, input)).rejects.toMatchObject({ code: 'OTHER_ORGANIZATION' })
    await tab.call(getCountries, {})
    expect(asked(trackCountry)[0]?.headers.get(ORGANIZATION_HEADER)).toBe(ada.organizationId)
    expect(asked(getCountries)[0]?.headers.has(ORGANIZATION_HEADER)).toBe(false)
    expect(tab.session.get()).toMatchObject({ state: 'in' })
  })

  it('never sends for one user with the token of another', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(bob))
    respond(trackCountry, null)
    const input = { params: { projectId: ada.userId }, body: { locale: 'en-US' } }
    await expect(tab.call(trackCountry, input, { userId: ada.userId })).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(asked()).toEqual([])
  })

  it('is refused at once when nobody is signed in', async () => {
    const tab = await openTab()
    respond(getCountries, [])
    await expect(tab.call(getCountries, {})).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(asked()).toEqual([])
  })
})

describe('several tabs', () => {
  it('take over a token that another tab has renewed', async () => {
    const one = await openTab()
    one.signIn(tokensOf(ada, 10))
    const stopOne = one.followOtherTabs()
    const other = await openTab()
    other.session.set({ identity: ada, state: 'in' })
    const stopOther = other.followOtherTabs()
    const renewed = tokensOf({ ...ada, firstName: 'Ada, renewed' })
    respond(refreshToken, renewed)
    respond(getCountries, [])
    await one.call(getCountries, {})
    await vi.waitFor(() => expect(other.getIdentity()).toEqual(renewed.identity))
    await other.call(getCountries, {})
    expect(asked(refreshToken)).toHaveLength(1)
    stopOne()
    stopOther()
  })

  it('follow another user who signs in elsewhere', async () => {
    const one = await openTab()
    one.signIn(tokensOf(ada))
    const stopOne = one.followOtherTabs()
    const other = await openTab()
    const stopOther = other.followOtherTabs()
    other.signIn(tokensOf(bob))
    await vi.waitFor(() => expect(one.getIdentity()).toEqual(bob))
    stopOne()
    stopOther()
  })

  it('do not sign anybody in again with a token renewed while somebody logged out', async () => {
    const tab = await openTab()
    const stop = tab.followOtherTabs()
    const channel = new BroadcastChannel('storeglass-session')
    const say = channel.postMessage.bind(channel)
    say({ type: 'renewed', tokens: tokensOf(ada) })
    say({ type: 'signedIn', tokens: tokensOf(bob) })
    await vi.waitFor(() => expect(tab.getIdentity()).not.toBeNull())
    expect(tab.getIdentity()).toEqual(bob)
    channel.close()
    stop()
  })

  it('ignore what is not a message of the session', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    const stop = tab.followOtherTabs()
    const channel = new BroadcastChannel('storeglass-session')
    const say = channel.postMessage.bind(channel)
    for (const junk of [
      null,
      1,
      'loggedOut',
      { type: 'loggedOut' },
      { type: 'signedIn', tokens: {} },
      { __proto__: null },
    ]) {
      say(junk)
    }
    say({ type: 'loggedOut', userId: ada.userId })
    await vi.waitFor(() => expect(tab.getIdentity()).toBeNull())
    channel.close()
    stop()
  })
})
