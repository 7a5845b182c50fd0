import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redeemLoginToken } from '#contract/auth/login-token.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getIdentity } from '#web/session/session.ts'
import { session } from '#web/session/session-store.ts'
import { logInByToken } from './log-in-by-token.ts'

const { origin } = window.location
/** What the browser was told to load, one after the other. */
let loaded: string[]

/** The document's own address can not be changed without loading another page. */
function at(address: string) {
  const { pathname, search, hash, href } = new URL(address, origin)
  const replace = (to: string) => loaded.push(to)
  const reload = () => loaded.push('again')
  vi.stubGlobal('location', { origin, href, pathname, search, hash, replace, reload })
}

beforeEach(() => {
  loaded = []
  respond(redeemLoginToken, tokensOf(ada))
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set({ identity: null, state: 'out' })
})

test.each([
  ['another address is loaded', '/login-token?token=x', '/settings/account', ['/settings/account']],
  [
    'the same one with another hash is loaded anew',
    '/home?a=1#top',
    '/home?a=1#open-tasks',
    ['/home?a=1#open-tasks', 'again'],
  ],
  ['without a target the start page is', '/login-token?token=x', undefined, ['/']],
])('AUTH-019: once signed in, %s', async (_, here, redirectTo, told) => {
  at(here)
  await logInByToken({ token: crypto.randomUUID(), redirectTo })
  expect(getIdentity()).toEqual(ada)
  expect(loaded).toEqual(told)
})

test('AUTH-019: a token that is refused leads nowhere', async () => {
  at('/login-token?token=x')
  refuse(redeemLoginToken, 'LOGIN_TOKEN_INVALID')
  await expect(logInByToken({ token: crypto.randomUUID(), redirectTo: '/home' })).rejects.toMatchObject({
    code: 'LOGIN_TOKEN_INVALID',
  })
  expect(loaded).toEqual([])
})
