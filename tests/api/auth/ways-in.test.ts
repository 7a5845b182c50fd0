import { expect, test } from 'vitest'
import { logIn, logOut, refreshToken, resendVerification, signUp, verifyAccount } from '#contract/auth/auth.ts'
import { acceptInvitation } from '#contract/auth/invitation.ts'
import { redeemLoginToken } from '#contract/auth/login-token.ts'
import { exchangeCode } from '#contract/auth/oauth.ts'
import { readPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import { mailedLink, type Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

const newPassword = 'Another-barometer-8'
const newEmail = () => `grace.${crypto.randomUUID()}@example.com`
const form = (email: string, password = 'Glass-barometer-7') => ({
  firstName: 'Grace',
  lastName: 'Marlow',
  email,
  password,
  language: 'en' as const,
  termsAccepted: true as const,
  marketingConsent: false,
})

async function mailedCode(api: Api, email: string): Promise<{ userId: string; code: string }> {
  const { searchParams } = await mailedLink(api.services, email)
  return { userId: searchParams.get('userId') ?? '', code: searchParams.get('code') ?? '' }
}

const subjectsOf = async (api: Api, email: string) => {
  const mails = await api.services.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return mails.map(({ subject }) => subject)
}

describeOnEachDatabase('sign-up', (open) => {
  test('AUTH-026, AUTH-027, AUTH-049, AUTH-053: signing up answers the address, confirming it answers tokens', async () => {
    const api = await open()
    const email = newEmail()
    expect((await api.request(signUp, { body: form(email) })).body).toEqual({ email })
    const { userId, code } = await mailedCode(api, email)
    const headers = { 'x-token-transport': 'body' }
    const verified = await api.request(verifyAccount, { params: { userId }, body: { code } }, { headers })
    expect(verified.body.refreshToken).toMatch(/^[\w-]{43}$/)
    expect(verified.body.identity).toMatchObject({ userId, email })
  })

  test.each([
    ['Password1234!', 'common'],
    ['Aa1-Aa1-Aa1-Aa1-', 'guessable'],
  ])('AUTH-059, OP-11: %s is refused on the server as %s', async (password, reason) => {
    const api = await open()
    const answer = await api.request(signUp, { body: form(newEmail(), password) })
    expect(answer.error).toMatchObject({ error: 'PASSWORD_TOO_WEAK', details: { reason } })
  })

  test.each(['glass-barometer-7', 'GLASS-BAROMETER-7', 'Glass-barometer', 'Glassbarometer7', 'Glass-baro7'])(
    'AUTH-060, AUTH-061: %s lacks one of the five conditions and is refused',
    async (password) => {
      const api = await open()
      const answer = await api.request(signUp, { body: form(newEmail(), password) })
      expect(answer.error).toMatchObject({ error: 'VALIDATION_FAILED', details: { fields: ['body.password'] } })
    },
  )

  test('AUTH-050: asking for the link again mails something to every address', async () => {
    const api = await open()
    const [waiting, unknown] = [newEmail(), newEmail()]
    const confirmed = (await api.signedUpUser()).identity.email
    await api.request(signUp, { body: form(waiting) })
    api.clock.advance(1)
    for (const email of [waiting, unknown, confirmed]) {
      const answer = await api.request(resendVerification, { body: { email } })
      expect(answer.status).toBe(204)
    }
    expect(await subjectsOf(api, waiting)).toEqual(Array.from({ length: 2 }, () => 'Confirm your Storeglass account'))
    expect(await subjectsOf(api, unknown)).toEqual(['There is no Storeglass account with this address'])
    expect((await subjectsOf(api, confirmed)).at(-1)).toBe('You already have a Storeglass account')
  })
})

describeOnEachDatabase('a forgotten password', (open) => {
  test('AUTH-001, AUTH-051, AUTH-052: the mailed link sets a new password; every session ends and the owner is told', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const { email } = user.identity
    api.clock.advance(1)
    const asked = await api.request(requestPasswordReset, { body: { email: email.toUpperCase() } })
    expect(asked.status).toBe(204)
    const link = await mailedLink(api.services, email)
    expect(link.pathname).toBe('/reset-password')
    const given = await mailedCode(api, email)
    api.clock.advance(1)
    const reset = await api.request(resetPassword, { body: { ...given, password: newPassword } })
    expect(reset.status).toBe(204)

    const before = await api.request(logIn, { body: { email, password: user.password } })
    expect(before.error.error).toBe('INVALID_CREDENTIALS')
    expect((await api.request(logIn, { body: { email, password: newPassword } })).status).toBe(200)
    const session = await api.request(refreshToken, { body: { refreshToken: user.refreshToken } })
    expect(session.error.error).toBe('REFRESH_TOKEN_INVALID')
    expect((await subjectsOf(api, email)).at(-1)).toBe('Your Storeglass password was changed')
    const noted = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('subject_id', '=', user.identity.userId)
      .execute()
    expect(noted).toEqual([{ action: 'password-reset', actor_email: email }])
  })

  test('OP-87: a link works once, within an hour, and only the newest', async () => {
    const api = await open()
    const { email } = (await api.signedUpUser()).identity
    const ask = async () => {
      api.clock.advance(1)
      await api.request(requestPasswordReset, { body: { email } })
      return mailedCode(api, email)
    }
    const reset = (given: { userId: string; code: string }) =>
      api.request(resetPassword, { body: { ...given, password: newPassword } })
    const first = await ask()
    const second = await ask()
    expect((await reset(first)).error.error).toBe('VERIFICATION_INVALID')
    expect((await reset({ ...second, code: 'forged' })).error.error).toBe('VERIFICATION_INVALID')
    const stranger = (await api.signedUpUser()).identity.userId
    expect((await reset({ ...second, userId: stranger })).error.error).toBe('VERIFICATION_INVALID')
    const uses = await Promise.all(Array.from({ length: 5 }, () => reset(second)))
    expect(uses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await reset(second)).error.error).toBe('VERIFICATION_INVALID')
    const third = await ask()
    api.clock.advance(3_600_000)
    expect((await reset(third)).error.error).toBe('VERIFICATION_EXPIRED')
  })

  test('AUTH-059: whoever has the link is told whose it is, by which the page judges the new password; nobody else is', async () => {
    const api = await open()
    const { email, firstName, lastName } = (await api.signedUpUser()).identity
    api.clock.advance(1)
    await api.request(requestPasswordReset, { body: { email } })
    const given = await mailedCode(api, email)
    for (let twice = 0; twice < 2; twice += 1)
      expect((await api.request(readPasswordReset, { body: given })).body).toEqual({ email, firstName, lastName })
    const guessed = await api.request(readPasswordReset, { body: { ...given, code: 'guessed' } })
    expect(guessed.error.error).toBe('VERIFICATION_INVALID')
    await api.request(resetPassword, { body: { ...given, password: newPassword } })
    expect((await api.request(readPasswordReset, { body: given })).error.error).toBe('VERIFICATION_INVALID')
  })

  test('a weak password is refused and does not use the link up', async () => {
    const api = await open()
    const { email } = (await api.signedUpUser()).identity
    api.clock.advance(1)
    await api.request(requestPasswordReset, { body: { email } })
    const given = await mailedCode(api, email)
    const weak = await api.request(resetPassword, { body: { ...given, password: 'Password1234!' } })
    expect(weak.error.error).toBe('PASSWORD_TOO_WEAK')
    expect((await api.request(resetPassword, { body: { ...given, password: newPassword } })).status).toBe(204)
  })

  test('ERR-007: an address without an account gets the same answer; its owner is told in the language of the browser', async () => {
    const api = await open()
    const email = newEmail()
    const headers = { 'accept-language': 'de-AT,de;q=0.9' }
    const answer = await api.request(requestPasswordReset, { body: { email } }, { headers })
    expect(answer.status).toBe(204)
    expect(await subjectsOf(api, email)).toEqual(['Zu dieser Adresse gibt es kein Storeglass-Konto'])
  })

  test('a link to set a password confirms the address: whoever signed up with it before has no way in', async () => {
    const api = await open()
    const email = newEmail()
    await api.request(signUp, { body: form(email) })
    api.clock.advance(1)
    await api.request(requestPasswordReset, { body: { email } })
    const given = await mailedCode(api, email)
    await api.request(resetPassword, { body: { ...given, password: newPassword } })
    expect((await api.request(logIn, { body: { email, password: newPassword } })).status).toBe(200)
  })

  test('AUTH-035, ERR-007: each of the ten ways says with a code of its own that it failed', async () => {
    const api = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' } })
    const someone = { userId: crypto.randomUUID(), code: 'forged' }
    const { userId, code } = someone
    const params = { params: { userId } }
    const email = newEmail()
    const social = { idp: 'google', code, state: 'forged' } as const
    const failures = await Promise.all([
      api.request(exchangeCode, { body: social }),
      api.request(redeemLoginToken, { body: { token: code } }),
      api.request(refreshToken, { body: { refreshToken: code } }),
      // Nobody is kept in: only what is no such request at all is refused.
      api.request(logOut, { body: { refreshToken: 'x'.repeat(300) } }),
      api.request(acceptInvitation, { ...params, body: { code, password: newPassword } }),
      api.request(signUp, { body: form(email, 'Password1234!') }),
      api.request(resendVerification, { body: { email } }),
      api.request(requestPasswordReset, { body: { email } }),
      api.request(resetPassword, { body: { ...someone, password: newPassword } }),
      api.request(verifyAccount, { ...params, body: { code } }),
    ])
    expect(failures.map(({ error }) => error.error)).toEqual([
      'NOT_FOUND',
      'LOGIN_TOKEN_INVALID',
      'REFRESH_TOKEN_INVALID',
      'VALIDATION_FAILED',
      'INVITE_INVALID',
      'PASSWORD_TOO_WEAK',
      'UNAVAILABLE',
      'UNAVAILABLE',
      'VERIFICATION_INVALID',
      'VERIFICATION_INVALID',
    ])
  })
})
