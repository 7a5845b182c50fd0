import { expect, test } from 'vitest'
import { logIn, refreshToken, signUp, verifyAccount } from '#contract/auth/auth.ts'
import { acceptInvitation, readInvitation } from '#contract/auth/invitation.ts'
import { requestPasswordReset } from '#contract/auth/password-reset.ts'
import { mailedLink, type Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { invite, type Invitation } from '#tests/support/pages/invite.ts'

const password = 'Glass-barometer-7'
const inBody = { headers: { 'x-token-transport': 'body' } }
const accept = (api: Api, { params, body }: Invitation, given = password) =>
  api.request(acceptInvitation, { params, body: { ...body, password: given } }, inBody)

describeOnEachDatabase('invitations', (open) => {
  test('AUTH-001, AUTH-025, AUTH-038, AUTH-048: who is invited sets a password and is signed in where they were invited', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const invited = await invite(api, host, { role: 'admin' })
    const { params, body, email } = invited
    const read = await api.request(readInvitation, { params, body })
    expect(read.body).toEqual({ organization: 'Ada Marlow', email, hasAccount: false })

    const { token } = (await accept(api, invited)).body
    expect(token.identity).toMatchObject({ ...params, role: 'admin', organizationId: host.identity.organizationId })
    const renewed = await api.request(refreshToken, { body: { refreshToken: token.refreshToken } }, inBody)
    expect(renewed.body.identity).toMatchObject({ email, organizationId: host.identity.organizationId })
    expect((await api.request(logIn, { body: { email, password } })).body.identity).toMatchObject({ email })
    const noted = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'organisation_id'])
      .where('subject_id', '=', params.userId)
      .execute()
    expect(noted).toEqual([{ action: 'member-joined', organisation_id: host.identity.organizationId }])
  })

  test('AUTH-025: browsers get the refresh token of an accepted invitation as a cookie alone', async () => {
    const api = await open()
    const { params, body } = await invite(api, await api.signedUpUser())
    const answer = await api.request(acceptInvitation, { params, body: { ...body, password } })
    expect(answer.body.token.refreshToken).toBeUndefined()
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict')
  })

  test('an address with an account joins with the password of that account, which stays as it is', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const guest = await api.signedUpUser()
    const invited = await invite(api, host, { email: guest.identity.email })
    const read = await api.request(readInvitation, { params: invited.params, body: invited.body })
    expect(read.body.hasAccount).toBe(true)
    expect((await accept(api, invited, 'Another-barometer-8')).error.error).toBe('WRONG_PASSWORD')
    const { token } = (await accept(api, invited, guest.password)).body
    expect(token.identity.organizationId).toBe(host.identity.organizationId)
    const members = await api.services.db
      .selectFrom('membership')
      .select('joined_at')
      .where('user_id', '=', guest.identity.userId)
      .execute()
    expect(members).toHaveLength(2)
  })

  test('an account that nobody confirmed gives way to the person who was invited', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const email = `squat.${crypto.randomUUID()}@example.com`
    const squatter = {
      firstName: 'Mal',
      lastName: 'Lory',
      email,
      password: 'Squatters-glass-9',
      language: 'en' as const,
    }
    await api.request(signUp, { body: { ...squatter, termsAccepted: true, marketingConsent: false } })
    const invited = await invite(api, host, { email })
    expect((await accept(api, invited)).status).toBe(200)
    expect((await api.request(logIn, { body: squatter })).error.error).toBe('INVALID_CREDENTIALS')
    expect((await api.request(logIn, { body: { email, password } })).status).toBe(200)
  })

  test('ERR-004, ERR-005: a used, foreign, forged, replaced or taken back invitation is refused, a late one has expired', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const refusalOf = async (one: Invitation) => (await accept(api, one)).error.error
    const used = await invite(api, host)
    await accept(api, used)
    expect(await refusalOf(used)).toBe('INVITE_INVALID')

    const mine = await invite(api, host)
    const other = await invite(api, host)
    expect(await refusalOf({ ...mine, params: other.params })).toBe('INVITE_INVALID')
    expect(await refusalOf({ ...mine, body: { code: 'forged' } })).toBe('INVITE_INVALID')

    await api.services.db.deleteFrom('membership').where('user_id', '=', mine.params.userId).execute()
    expect(await refusalOf(mine)).toBe('INVITE_INVALID')
    const read = await api.request(readInvitation, { params: mine.params, body: mine.body })
    expect(read.error.error).toBe('INVITE_INVALID')

    api.clock.advance(7 * 86_400_000)
    expect(await refusalOf(other)).toBe('INVITE_EXPIRED')
  })

  test('of many acceptances at once one succeeds', async () => {
    const api = await open()
    const invited = await invite(api, await api.signedUpUser())
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(api, invited)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('AUTH-059: a weak password is refused and does not use the invitation up', async () => {
    const api = await open()
    const invited = await invite(api, await api.signedUpUser())
    const short = await accept(api, invited, 'Short-1')
    expect(short.error).toMatchObject({ error: 'PASSWORD_TOO_WEAK', details: { reason: 'conditions' } })
    const common = await accept(api, invited, 'Password1234!')
    expect(common.error).toMatchObject({ error: 'PASSWORD_TOO_WEAK', details: { reason: 'common' } })
    expect((await accept(api, invited)).status).toBe(200)
  })

  test('SUB-023: a plan that became too small for the team lets nobody else join', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const invited = await invite(api, host)
    await api.services.db
      .updateTable('subscription')
      .set({ users: 1 })
      .where('organisation_id', '=', host.identity.organizationId)
      .execute()
    expect((await accept(api, invited)).error).toMatchObject({ error: 'QUOTA_EXCEEDED', details: { limit: 1 } })
  })

  test('who was only invited can sign up instead, and has an organisation of their own', async () => {
    const api = await open()
    const host = await api.signedUpUser()
    const invited = await invite(api, host)
    const { email } = invited
    const names = { firstName: 'Grace', lastName: 'Marlow', language: 'en' as const }
    await api.request(signUp, { body: { ...names, email, password, termsAccepted: true, marketingConsent: false } })
    const link = await mailedLink(api.services, email)
    const body = { code: link.searchParams.get('code') ?? '' }
    const verified = await api.request(verifyAccount, { params: invited.params, body }, inBody)
    expect(verified.body.identity).toMatchObject({ role: 'owner', email })
    expect(verified.body.identity.organizationId).not.toBe(host.identity.organizationId)
    expect((await accept(api, invited)).body.token.identity.organizationId).toBe(host.identity.organizationId)
  })

  test('a password can not be set through the reset before the invitation is accepted', async () => {
    const api = await open()
    const { email } = await invite(api, await api.signedUpUser())
    await api.request(requestPasswordReset, { body: { email } })
    expect((await mailedLink(api.services, email)).pathname).toBe('/sign-up')
  })
})
