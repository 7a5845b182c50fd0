import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchangeCode } from '#contract/auth/oauth.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { currentToken } from '#web/session/token.ts'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { finishLogIn, refusalOf } from './finish-log-in.ts'
import { saveState } from './saved-state.ts'

const appleUser = { name: { firstName: 'Ada', lastName: 'Lovelace' } }
const returnTo = (address: string) => window.history.replaceState(null, '', address)
const kept = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => {
  session.set({ identity: null, state: 'out' })
})
afterEach(() => {
  sessionStorage.clear()
  returnTo('/')
})

it("AUTH-012, AUTH-044: Apple's user object is kept in session storage until the server has it", async () => {
  returnTo(`/oauth/apple?code=c1&state=s1#user=${encodeURIComponent(JSON.stringify(appleUser))}`)
  const returned = { provider: 'apple', code: 'c1', state: 's1' } as const
  noNetwork()
  await expect(finishLogIn(returned)).rejects.toMatchObject({ kind: 'offline' })
  expect(kept()).toContain('Lovelace')
  expect(window.location.href).not.toContain('Lovelace')

  respond(exchangeCode, tokensOf(ada))
  expect((await finishLogIn(returned)).identity).toEqual(ada)
  expect(asked(exchangeCode).at(-1)?.body).toMatchObject({ code: 'c1', state: 's1', idp: 'apple', appleUser })
  expect(kept()).toBe('[]')
})

it('AUTH-045: an answer without a state is exchanged with the literal "placeholder"', async () => {
  refuse(exchangeCode, 'OAUTH_STATE_INVALID')
  await expect(finishLogIn({ provider: 'google', code: 'c2' })).rejects.toMatchObject({ code: 'OAUTH_STATE_INVALID' })
  expect(asked(exchangeCode)).toMatchObject([{ body: { state: 'placeholder', appleUser: null } }])
})

it('however often React asks, a code is exchanged once', async () => {
  respond(exchangeCode, tokensOf(ada))
  const returned = { provider: 'google', code: 'c3', state: 's3' } as const
  await Promise.all([finishLogIn(returned), finishLogIn(returned)])
  expect(asked(exchangeCode)).toHaveLength(1)
})

it('AUTH-037: a log-in of this tab that the server refuses clears the tokens and locks what the device has, whose owner it keeps (C-27)', async () => {
  signIn(tokensOf(ada))
  expect(currentToken()).not.toBeNull()
  saveState('s4')
  refuse(exchangeCode, 'OAUTH_FAILED')
  await expect(finishLogIn({ provider: 'google', code: 'c4', state: 's4' })).rejects.toThrow('OAUTH_FAILED')
  expect(currentToken()).toBeNull()
  expect(session.get()).toEqual({ identity: ada, state: 'ended' })
  expect(kept()).toBe('[]')
})

it('AUTH-037: where nobody was signed in, nobody is afterwards', async () => {
  saveState('s7')
  refuse(exchangeCode, 'OAUTH_FAILED')
  await expect(finishLogIn({ provider: 'google', code: 'c7', state: 's7' })).rejects.toThrow('OAUTH_FAILED')
  expect(session.get()).toEqual({ identity: null, state: 'out' })
})

it('AUTH-037: a link from elsewhere ends no session, nor does a server that is away', async () => {
  session.set({ identity: ada, state: 'in' })
  refuse(exchangeCode, 'OAUTH_STATE_INVALID')
  await expect(finishLogIn({ provider: 'google', code: 'c5', state: 's5' })).rejects.toThrow('OAUTH_STATE_INVALID')
  saveState('s6')
  refuse(exchangeCode, 'UNAVAILABLE')
  await expect(finishLogIn({ provider: 'google', code: 'c6', state: 's6' })).rejects.toThrow('UNAVAILABLE')
  expect(session.get().state).toBe('in')
})

it('what the provider leads back with decides whether the server is asked', () => {
  const answer = { provider: 'google', code: 'c', state: 's' } as const
  expect(refusalOf(answer)).toBeNull()
  expect(refusalOf({ provider: 'google', error: 'access_denied' })).toBe('cancelled')
  expect(refusalOf({ provider: 'apple', error: 'user_cancelled_authorize' })).toBe('cancelled')
  expect(refusalOf({ ...answer, error: 'server_error' })).toBe('refused')
  expect(refusalOf({ provider: 'google' })).toBe('state')
  saveState('another')
  expect(refusalOf(answer)).toBe('state')
})
