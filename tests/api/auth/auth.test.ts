import { expect, test } from 'vitest'
import { logIn, logOut, refreshToken, resendVerification, signUp, verifyAccount } from '#contract/auth/auth.ts'
import { mailedLink } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

const inBody = { headers: { 'x-token-transport': 'body' } }
const newEmail = () => `grace.${crypto.randomUUID()}@example.com`
const form = (email: string) => ({
  firstName: 'Grace',
  lastName: 'Marlow',
  email,
  password: 'Glass-barometer-7',
  language: 'en' as const,
  termsAccepted: true as const,
  marketingConsent: false,
})

describeOnEachDatabase('accounts', (open) => {
  test('AUTH-001, AUTH-006, AUTH-035, AUTH-046: sign up, confirm by the mailed link, log in, refresh, log out', async () => {
    const api = await open()
    const email = newEmail()
    const signedUp = await api.request(signUp, { body: form(email.toUpperCase()) })
    expect(signedUp.body).toEqual({ email: email.toUpperCase() })

    const early = await api.request(logIn, { body: { email, password: form(email).password } })
    expect(early.error.error).toBe('EMAIL_NOT_VERIFIED')

    const link = await mailedLink(api.services, email)
    const params = { userId: link.searchParams.get('userId') ?? '' }
    const code = link.searchParams.get('code') ?? ''
    const verified = await api.request(verifyAccount, { params, body: { code } })
    expect(verified.body.identity).toMatchObject({ email, role: 'owner', demo: false, market: 'sample' })

    const again = await api.request(verifyAccount, { params, body: { code } })
    expect(again.error.error).toBe('VERIFICATION_INVALID')

    const loggedIn = await api.request(logIn, { body: { email, password: form(email).password } }, inBody)
    const token = loggedIn.body.refreshToken ?? ''
    api.clock.advance(61_000)
    const refreshed = await api.request(refreshToken, { body: { refreshToken: token } }, inBody)
    const next = refreshed.body.refreshToken ?? ''
    expect(next).not.toBe(token)

    expect((await api.request(logOut, { body: { refreshToken: next } })).status).toBe(204)
    const after = await api.request(refreshToken, { body: { refreshToken: next } })
    expect(after.error.error).toBe('REFRESH_TOKEN_INVALID')
  })

  test('ERR-015, OP-44: whoever belongs to no organisation is told so, at log-in and at the next refresh', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const ask = { body: { email: user.identity.email, password: user.password } }
    const token = (await api.request(logIn, ask, inBody)).body.refreshToken ?? ''
    await api.services.db.deleteFrom('membership').where('user_id', '=', user.identity.userId).execute()
    const told = { status: 401, error: { error: 'ORGANIZATION_NOT_FOUND', message: 'Organization ID not found' } }
    expect(await api.request(refreshToken, { body: { refreshToken: token } }, inBody)).toMatchObject(told)
    expect(await api.request(logIn, ask, inBody)).toMatchObject(told)
  })

  test('OP-60: an account starts a trial of 14 days with the paid plan', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const row = await api.services.db
      .selectFrom('subscription')
      .selectAll()
      .where('organisation_id', '=', user.identity.organizationId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ plan_id: 'paid', status: 'in_trial' })
    expect(Number(row.trial_end) - Number(row.trial_start)).toBe(14 * 86_400_000)
  })

  test('browsers get the refresh token only as a cookie that scripts and other sites never see', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const answer = await api.request(logIn, { body: { email: user.identity.email, password: user.password } })
    expect(answer.body.refreshToken).toBeUndefined()
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('storeglass-refresh=')) ?? ''
    expect(cookie).toMatch(
      /^storeglass-refresh=[\w-]{43}; Path=\/api\/auth; Max-Age=5184000; HttpOnly; SameSite=Strict$/,
    )

    const headers = { cookie: cookie.split(';')[0] ?? '' }
    const refreshed = await api.request(refreshToken, { body: {} }, { headers })
    expect(refreshed.body.identity.userId).toBe(user.identity.userId)
    const out = await api.request(logOut, { body: {} }, { headers })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await api.request(refreshToken, { body: {} }, { headers })).status).toBe(401)
  })

  test('behind https the cookie is for https alone, but where the browser is on plain http', async () => {
    const user = await (await open()).signedUpUser()
    const api = await open({ env: { PUBLIC_URL: 'https://storeglass.example.com' } })
    const answer = await api.request(logIn, { body: { email: user.identity.email, password: user.password } })
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    const options = { headers: { origin: 'http://192.168.1.5:4310' } }
    const body = { email: user.identity.email, password: user.password }
    const plain = (await api.request(logIn, { body }, options)).headers.get('set-cookie')
    expect(plain).toContain('HttpOnly; SameSite=Strict')
    expect(plain).not.toContain('Secure')
  })

  test('a wrong password and an unknown address answer the same', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const wrong = await api.request(logIn, { body: { email: user.identity.email, password: 'wrong' } })
    const unknown = await api.request(logIn, { body: { email: newEmail(), password: 'wrong' } })
    expect(wrong.error).toEqual(unknown.error)
    expect(wrong.error.error).toBe('INVALID_CREDENTIALS')
  })

  test('signing up with an address that has an account answers the same; its owner is told', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const { email } = user.identity
    const answer = await api.request(signUp, { body: { ...form(email), firstName: 'Mallory' } })
    expect(answer.body).toEqual({ email })
    api.clock.advance(1)
    const mails = await api.services.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
    const notice = mails.find((mail) => mail.subject.includes('already'))
    expect(notice?.text).toContain('/login')
    expect(notice?.text).not.toContain('Mallory')
    const stillIn = await api.request(logIn, { body: { email, password: user.password } })
    expect(stillIn.status).toBe(200)
  })

  test('asking for the link again answers the same for every address; only the newest link works', async () => {
    const api = await open()
    const email = newEmail()
    await api.request(signUp, { body: form(email) })
    const first = await mailedLink(api.services, email)
    api.clock.advance(1000)
    const resent = await api.request(resendVerification, { body: { email } })
    const unknown = await api.request(resendVerification, { body: { email: newEmail() } })
    expect([resent.status, unknown.status]).toEqual([204, 204])
    const second = await mailedLink(api.services, email)
    expect((await verify(first)).error.error).toBe('VERIFICATION_INVALID')
    expect((await verify(second)).status).toBe(200)

    function verify(link: URL) {
      const params = { userId: link.searchParams.get('userId') ?? '' }
      return api.request(verifyAccount, { params, body: { code: link.searchParams.get('code') ?? '' } })
    }
  })

  test('a link is good for 24 hours and for one of many clicks at once', async () => {
    const api = await open()
    const email = newEmail()
    await api.request(signUp, { body: form(email) })
    const link = await mailedLink(api.services, email)
    const input = {
      params: { userId: link.searchParams.get('userId') ?? '' },
      body: { code: link.searchParams.get('code') ?? '' },
    }
    const late = await open()
    late.clock.advance(25 * 3_600_000)
    expect((await late.request(verifyAccount, input)).error.error).toBe('VERIFICATION_EXPIRED')
    const clicks = await Promise.all(Array.from({ length: 10 }, () => api.request(verifyAccount, input)))
    expect(clicks.filter((click) => click.status === 200)).toHaveLength(1)
  })

  test('mails are in the language of the form', async () => {
    const api = await open()
    const email = newEmail()
    await api.request(signUp, { body: { ...form(email), language: 'de' } })
    const mail = await api.services.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Bestätige dein Storeglass-Konto')
  })

  test('AUTH-024, AUTH-029: the answer holds both tokens and who it is; the access token says the same', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const credentials = { email: user.identity.email, password: user.password }
    const { body } = await api.request(logIn, { body: credentials }, inBody)
    expect(body.refreshToken).toMatch(/^[\w-]{43}$/)
    const claims = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString()) as object
    const { userId, expiresAt, organizationName, ...who } = body.identity
    expect(organizationName).toMatch(/./)
    expect(claims).toMatchObject({ sub: userId, exp: expiresAt, who })
    expect(who).toMatchObject({ role: 'owner', internal: false, email: credentials.email })
  })

  test('session fixation: a cookie that was there before is never taken over; its session ends', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const mallory = await api.signedUpUser()
    const headers = { cookie: `storeglass-refresh=${mallory.refreshToken}` }
    const credentials = { email: user.identity.email, password: user.password }
    const answer = await api.request(logIn, { body: credentials }, { headers })
    expect(answer.headers.get('set-cookie')).not.toContain(mallory.refreshToken)
    const planted = await api.request(refreshToken, { body: {} }, { headers })
    expect(planted.error.error).toBe('REFRESH_TOKEN_INVALID')
  })
})
