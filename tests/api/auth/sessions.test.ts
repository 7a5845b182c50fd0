import { expect, test } from 'vitest'
import { logIn, refreshToken } from '#contract/auth/auth.ts'
import { getProfile } from '#contract/profile.ts'
import { getSessions, revokeOtherSessions, revokeSession } from '#contract/auth/sessions.ts'
import { addFavouriteCountry, getFavouriteCountries } from '#contract/projects.ts'
import { endAllSessions, endSession } from '#server/scope/end-sessions.ts'
import type { Api, TestUser } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

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

  test('the account knows its last visit, also after the log-out that ended it', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const params = { userId: user.identity.userId }
    const profileOf = async (who: { token: string }) => (await api.request(getProfile, { params }, who)).body
    expect((await profileOf(user)).lastVisitAt).toBeNull()
    const [session] = (await api.request(getSessions, {}, user)).body
    await endAllSessions(api.services.db, params.userId, api.clock.now())
    api.clock.advance(86_400_000)
    const back = await anotherSession(api, user)
    expect((await profileOf(back)).lastVisitAt).toBe(session?.lastUsedAt)
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

  test('everyone sees their own sessions, last used first, and which one asks', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    await api.signedUpUser()
    api.clock.advance(60_000)
    const { email } = user.identity
    const headers = { ...inBody.headers, 'user-agent': 'Reading-Glass/1.0' }
    const second = await api.request(logIn, { body: { email, password: user.password } }, { headers })
    const seen = await api.request(getSessions, {}, user)
    expect(seen.body).toMatchObject([
      { current: false, method: 'password', userAgent: 'Reading-Glass/1.0' },
      { current: true, method: 'mailed-link', userAgent: null },
    ])
    api.clock.advance(60_000)
    await refresh(api, user)
    const later = await api.request(getSessions, {}, { token: second.body.accessToken })
    expect(later.body.map(({ current }) => current)).toEqual([false, true])
  })

  test('one session can be ended from another; then it is no longer listed', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const other = await anotherSession(api, user)
    const { sessionId } = (await api.request(getSessions, {}, other)).body.find(({ current }) => current) ?? {}
    const end = () => api.request(revokeSession, { params: { sessionId: sessionId ?? '' } }, user)
    expect((await end()).status).toBe(204)
    expect((await end()).status).toBe(204)
    expect((await write(api, other)).error.error).toBe('UNAUTHORIZED')
    expect((await refresh(api, other)).error.error).toBe('REFRESH_TOKEN_INVALID')
    expect((await api.request(getSessions, {}, user)).body).toHaveLength(1)
    const noted = await api.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', user.identity.userId)
      .execute()
    expect(noted).toEqual([{ action: 'sessions-revoked' }])
  })

  test("another user's session can't be ended, and does not exist for the one who asks", async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const stranger = await api.signedUpUser()
    const { sessionId = '' } = (await api.request(getSessions, {}, user)).body[0] ?? {}
    const answer = await api.request(revokeSession, { params: { sessionId } }, stranger)
    expect(answer.error.error).toBe('NOT_FOUND')
    expect((await write(api, user)).status).toBe(204)
  })

  test('all others end at once, the one that asks goes on', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const others = [await anotherSession(api, user), await anotherSession(api, user)]
    expect((await api.request(revokeOtherSessions, {}, user)).status).toBe(204)
    expect((await write(api, user)).status).toBe(204)
    for (const other of others) expect((await refresh(api, other)).status).toBe(401)
    expect((await api.request(getSessions, {}, user)).body).toMatchObject([{ current: true }])
  })

  test('a session that nobody used for as long as its token lives is no longer listed', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    api.clock.advance(60 * 86_400_000 + 1000)
    const fresh = await anotherSession(api, user)
    expect((await api.request(getSessions, {}, fresh)).body).toHaveLength(1)
  })
})
