import { expect, test } from 'vitest'
import { logIn, refreshToken } from '#contract/auth.ts'
import { addFavouriteCountry, getFavouriteCountries } from '#contract/projects.ts'
import { endAllSessions, endSession } from '#server/auth/refresh-tokens.ts'
import type { Api, TestUser } from '#tests/support/api.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'

const inBody = { headers: { 'x-token-transport': 'body' } }

async function anotherSession(api: Api, user: TestUser) {
  const { email } = user.identity
  const { body } = await api.request(logIn, { body: { email, password: user.password } }, inBody)
  return { token: body.accessToken, refreshToken: body.refreshToken ?? '' }
}

const write = (api: Api, who: { token: string }) =>
  api.request(addFavouriteCountry, { params: { countryCode: 'FR' } }, who)
const read = (api: Api, who: { token: string }) => api.request(getFavouriteCountries, {}, who)
const refresh = (api: Api, { refreshToken: token }: { refreshToken: string }) =>
  api.request(refreshToken, { body: { refreshToken: token } }, inBody)

describeOnEachDatabase('sessions', (open) => {
  test('a session that ended writes nothing more, reads until its token ends, and gets no other token', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const { sessionId } = (await api.services.tokens.verify(user.token, api.clock.now())) ?? {}
    await endSession(api.services.db, sessionId ?? '', api.clock.now())
    expect((await write(api, user)).error.error).toBe('UNAUTHORIZED')
    expect((await read(api, user)).status).toBe(200)
    expect((await refresh(api, user)).error.error).toBe('REFRESH_TOKEN_INVALID')
    api.clock.advance(601_000)
    expect((await read(api, user)).error.error).toBe('UNAUTHORIZED')
  })

  test('ending all sessions spares the one that is excepted, and other users', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const stranger = await api.signedUpUser()
    const other = await anotherSession(api, user)
    const { sessionId } = (await api.services.tokens.verify(user.token, api.clock.now())) ?? {}
    await endAllSessions(api.services.db, user.identity.userId, api.clock.now(), { except: sessionId })
    expect((await write(api, user)).status).toBe(204)
    expect((await write(api, stranger)).status).toBe(204)
    expect((await write(api, other)).error.error).toBe('UNAUTHORIZED')
    expect((await refresh(api, other)).error.error).toBe('REFRESH_TOKEN_INVALID')
    await endAllSessions(api.services.db, user.identity.userId, api.clock.now())
    expect((await refresh(api, user)).error.error).toBe('REFRESH_TOKEN_INVALID')
  })

  test('exchanges and an end of the session at once leave no token that works', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const exchanges = Array.from({ length: 5 }, () => refresh(api, user))
    const end = endAllSessions(api.services.db, user.identity.userId, api.clock.now())
    const answers = await Promise.all([...exchanges, refresh(api, user)])
    await end
    const got = answers.filter(({ status }) => status === 200).map(({ body }) => body.refreshToken ?? '')
    const again = await Promise.all(got.map((token) => refresh(api, { refreshToken: token })))
    expect(again.map(({ status }) => status)).toEqual(got.map(() => 401))
  })

  test('what a person may do follows the rows at once, whatever the token says', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const { userId, organizationId } = user.identity
    expect((await write(api, user)).status).toBe(204)
    await api.services.db
      .updateTable('membership')
      .set({ joined_at: null })
      .where('user_id', '=', userId)
      .where('organisation_id', '=', organizationId)
      .execute()
    expect((await write(api, user)).error.error).toBe('UNAUTHORIZED')
  })
})
