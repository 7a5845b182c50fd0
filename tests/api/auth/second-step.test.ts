import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { getAuditLog, searchUsers } from '#contract/administration.ts'
import { logIn, refreshToken, resendVerification, verifyAccount } from '#contract/auth/auth.ts'
import { acceptInvitation } from '#contract/auth/invitation.ts'
import { createLoginToken, redeemLoginToken } from '#contract/auth/login-token.ts'
import { exchangeCode, startOAuth } from '#contract/auth/oauth.ts'
import { requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import * as passkeys from '#contract/auth/passkeys.ts'
import * as secondStep from '#contract/auth/second-step.ts'
import { getChanges } from '#contract/changes.ts'
import { cancelPlan } from '#contract/billing/plans.ts'
import { changePassword } from '#contract/profile.ts'
import { getProjects } from '#contract/projects.ts'
import { getTeam } from '#contract/team.ts'
import { stepOf, totpCode } from '#server/auth/second-step/totp.ts'
import { mailedLink, type Api, type TestUser } from '#tests/support/api/api.ts'
import { memberOf } from '#tests/support/api/member.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { passkeyDevice } from '#tests/support/api/passkey-device.ts'
import { invite } from '#tests/support/pages/invite.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { joinTeam } from '#tests/support/pages/team.ts'
import { logInAtProvider, OpenIdProvider } from '#tests/support/servers/openid-provider.ts'

const inBody = { headers: { 'x-token-transport': 'body' } }
const STEP_MS = 30_000
const MINUTE_MS = 60_000

/** Somebody who logs in in two steps, with what makes the next code. */
async function withSecondStep(api: Api, user: TestUser) {
  const { secret } = (await api.request(secondStep.setUpSecondStep, {}, user)).body
  const codeNow = () => totpCode(secret, stepOf(api.clock.now()))
  const { recoveryCodes } = (await api.request(secondStep.turnOnSecondStep, { body: { code: codeNow() } }, user)).body
  /** Of a step of which no code was taken yet. */
  const nextCode = () => {
    api.clock.advance(STEP_MS)
    return codeNow()
  }
  return { ...user, secret, recoveryCodes, codeNow, nextCode }
}

const newUser = async (api: Api) => withSecondStep(api, await api.signedUpUser())

const first = (api: Api, { identity, password }: TestUser) =>
  api.request(logIn, { body: { email: identity.email, password } })

async function ticketOf(answer: { error: { error: string; details?: unknown } }): Promise<string> {
  expect(answer.error.error).toBe('SECOND_STEP')
  return v.parse(secondStep.SecondStepNeeded, answer.error.details).ticket
}

const take = (api: Api, ticket: string, answer: secondStep.SecondStepAnswer) =>
  api.request(secondStep.takeSecondStep, { body: { ticket, answer } }, inBody)

const byApp = (code: string) => ({ way: 'app' as const, code })
const byRecovery = (code: string) => ({ way: 'recovery-code' as const, code })

describeOnEachDatabase('two-step verification', (open) => {
  let provider: OpenIdProvider
  beforeAll(async () => {
    provider = await OpenIdProvider.start()
  })
  afterAll(() => provider.close())

  test('a password alone opens no session; the ticket with a code does, once', async () => {
    const api = await open()
    const user = await newUser(api)
    const before = await api.services.db.selectFrom('session').select('id').execute()
    const answer = await first(api, user)
    const ticket = await ticketOf(answer)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await api.services.db.selectFrom('session').select('id').execute()).toHaveLength(before.length)
    const kept = await api.services.db.selectFrom('second_step_ticket').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(ticket)

    const code = user.nextCode()
    const rivals = await Promise.all([1, 2, 3].map(() => take(api, ticket, byApp(code))))
    const [done, ...more] = rivals.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(done?.body.identity.userId).toBe(user.identity.userId)
    expect(done?.body.refreshToken).toHaveLength(43)
    expect((await take(api, ticket, byApp(user.nextCode()))).error.error).toBe('SECOND_STEP_EXPIRED')
    // The code itself is used up, too.
    const again = await ticketOf(await first(api, user))
    api.clock.advance(-STEP_MS)
    expect((await take(api, again, byApp(code))).error.error).toBe('SECOND_STEP_WRONG')
    api.clock.advance(STEP_MS)
  })

  test('a ticket ends after ten minutes, and after five tries', async () => {
    const api = await open()
    const user = await newUser(api)
    const late = await ticketOf(await first(api, user))
    api.clock.advance(10 * MINUTE_MS)
    expect((await take(api, late, byApp(user.codeNow()))).error.error).toBe('SECOND_STEP_EXPIRED')
    const tried = await ticketOf(await first(api, user))
    for (let tries = 0; tries < 5; tries += 1)
      expect((await take(api, tried, byRecovery('AAAA-AAAA'))).error.error).toBe('SECOND_STEP_WRONG')
    expect((await take(api, tried, byApp(user.codeNow()))).error.error).toBe('SECOND_STEP_EXPIRED')
  })

  test('guessing is limited for an account, however many tickets there are', async () => {
    const api = await open({ env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const user = await newUser(api)
    const codes: string[] = []
    for (let ticket = 0; ticket < 5; ticket += 1) {
      const one = await ticketOf(await first(api, user))
      for (let tries = 0; tries < 5; tries += 1) codes.push((await take(api, one, byRecovery('B'))).error.error)
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('SECOND_STEP_WRONG'))
    expect(new Set(codes.slice(20))).toEqual(new Set(['RATE_LIMITED']))
  })

  test('each recovery code is good once, however it is written; new ones end the old ones', async () => {
    const api = await open()
    const user = await newUser(api)
    expect(new Set(user.recoveryCodes).size).toBe(10)
    const [one = '', other = ''] = user.recoveryCodes
    expect(one).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    const come = async (code: string) => take(api, await ticketOf(await first(api, user)), byRecovery(code))
    const session = await come(` ${one.toLowerCase().replaceAll('-', ' ')} `)
    expect(session.status).toBe(200)
    expect((await come(one)).error.error).toBe('SECOND_STEP_WRONG')
    const token = { token: session.body.accessToken }
    expect((await api.request(secondStep.getSecondStep, {}, token)).body).toMatchObject({
      recoveryCodesLeft: 9,
      isRequired: false,
    })
    const fresh = (await api.request(secondStep.makeRecoveryCodes, {}, token)).body.recoveryCodes
    expect((await come(other)).error.error).toBe('SECOND_STEP_WRONG')
    expect((await come(fresh[0] ?? '')).status).toBe(200)
    const stored = JSON.stringify(await api.services.db.selectFrom('recovery_code').selectAll().execute())
    expect(fresh.some((code) => stored.includes(code))).toBe(false)
    const app = await api.services.db.selectFrom('authenticator').select('sealed').execute()
    expect(JSON.stringify(app)).not.toContain(user.secret)
  })

  describe('every way of logging in asks for it', () => {
    test('the link that confirms an account, a log-in token, and an invitation', async () => {
      const api = await open()
      const user = await newUser(api)
      const { email, userId } = user.identity
      const { token } = (await api.request(createLoginToken, {}, user)).body
      await ticketOf(await api.request(redeemLoginToken, { body: { token } }))

      const { params, body } = await invite(api, await api.signedUpUser(), { email })
      const { password } = user
      await ticketOf(await api.request(acceptInvitation, { params, body: { ...body, password } }))

      await api.services.db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', userId).execute()
      await api.request(resendVerification, { body: { email } })
      const code = (await mailedLink(api.services, email)).searchParams.get('code') ?? ''
      const ticket = await ticketOf(await api.request(verifyAccount, { params: { userId }, body: { code } }))
      expect((await take(api, ticket, byApp(user.nextCode()))).body.identity.userId).toBe(userId)
    })

    test('a new password: neither the reset nor a change takes the second step away', async () => {
      const api = await open()
      const user = await newUser(api)
      const { email } = user.identity
      const waiting = await ticketOf(await first(api, user))
      await api.request(requestPasswordReset, { body: { email } })
      const { searchParams } = await mailedLink(api.services, email)
      const link = { userId: searchParams.get('userId') ?? '', code: searchParams.get('code') ?? '' }
      const password = 'Another-barometer-8'
      expect((await api.request(resetPassword, { body: { ...link, password } })).status).toBe(204)
      expect((await take(api, waiting, byApp(user.nextCode()))).error.error).toBe('SECOND_STEP_EXPIRED')
      const ticket = await ticketOf(await first(api, { ...user, password }))
      expect((await take(api, ticket, byApp(user.codeNow()))).status).toBe(200)
    })

    test('Google', async () => {
      const api = await open({ env: provider.env })
      const id = crypto.randomUUID()
      const email = `grace.${id}@gmail.com`
      provider.people.set(id, { email, email_verified: true, given_name: 'Grace', family_name: 'Marlow' })
      const come = async () => {
        const started = await api.request(startOAuth, { params: { idp: 'google' }, body: { language: 'en' } })
        const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
        const { params } = await logInAtProvider(started.body.authorizationUrl, id)
        const body = { code: params.get('code') ?? '', state: params.get('state') ?? '', idp: 'google' as const }
        return api.request(exchangeCode, { body }, { headers: { cookie, ...inBody.headers } })
      }
      const { accessToken, identity } = (await come()).body
      const user = await withSecondStep(api, { token: accessToken, identity, refreshToken: '', password: '' })
      const ticket = await ticketOf(await come())
      expect((await take(api, ticket, byApp(user.nextCode()))).body.identity.email).toBe(email)
      const methods = await api.services.db
        .selectFrom('session')
        .select('method')
        .where('user_id', '=', identity.userId)
        .execute()
      expect(methods).toEqual([{ method: 'google' }, { method: 'google' }])
    })
  })

  test('a passkey is a second step of its own: it logs in and confirms, and each challenge is signed once', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const device = passkeyDevice()
    const add = (passkey: passkeys.NewPasskey) =>
      api.request(passkeys.addPasskey, { body: { name: 'Laptop', passkey } }, user)
    const want = async () => (await api.request(passkeys.wantPasskey, {}, user)).body
    expect((await add(device.make('unasked'))).error.error).toBe('SECOND_STEP_WRONG')
    const elsewhere = passkeyDevice('localhost', 'https://elsewhere.example')
    expect((await add(elsewhere.make((await want()).challenge))).error.error).toBe('SECOND_STEP_WRONG')
    const { challenge, rp } = await want()
    expect(rp).toEqual({ id: 'localhost', name: 'Storeglass' })
    const made = device.make(challenge)
    expect((await add(made)).body.recoveryCodes).toHaveLength(10)
    expect((await add(made)).error.error).toBe('SECOND_STEP_WRONG')

    const ask = async (ticket: string) => (await api.request(passkeys.askPasskey, { body: { ticket } })).body
    const ticket = await ticketOf(await first(api, user))
    const asked = await ask(ticket)
    expect(asked.allowCredentials).toEqual([{ id: made.id, type: 'public-key', transports: [] }])
    const wrong = { way: 'passkey' as const, passkey: passkeyDevice().sign(asked.challenge) }
    expect((await take(api, ticket, wrong)).error.error).toBe('SECOND_STEP_WRONG')
    const signed = { way: 'passkey' as const, passkey: device.sign(asked.challenge) }
    const session = (await take(api, ticket, signed)).body
    expect(session.identity.userId).toBe(user.identity.userId)
    expect((await take(api, await ticketOf(await first(api, user)), signed)).error.error).toBe('SECOND_STEP_WRONG')

    user.token = session.accessToken
    await api.services.db.updateTable('session').set({ confirmed_at: null }).execute()
    const remove = () => api.request(passkeys.removePasskey, { params: { passkeyId: made.id } }, user)
    expect((await remove()).error).toMatchObject({ details: { ways: ['passkey', 'recovery-code'] } })
    const own = (await api.request(passkeys.askOwnPasskey, {}, user)).body
    const answer = { way: 'passkey' as const, passkey: device.sign(own.challenge) }
    const confirm = () => api.request(secondStep.confirmIdentity, { body: answer }, user)
    expect((await confirm()).status).toBe(204)
    expect((await confirm()).error.error).toBe('SECOND_STEP_WRONG')
    expect((await api.request(secondStep.getSecondStep, {}, user)).body).toMatchObject({
      hasApp: false,
      passkeys: [{ name: 'Laptop' }],
    })
    expect((await remove()).status).toBe(204)
    expect((await first(api, user)).status).toBe(200)
  })

  test('what matters asks again after ten minutes: for the password, or for the second step where there is one', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const cancel = () => api.request(cancelPlan, { params: { orgId: user.identity.organizationId }, body: {} }, user)
    api.clock.advance(10 * MINUTE_MS)
    const { accessToken: token } = (
      await api.request(refreshToken, { body: { refreshToken: user.refreshToken } }, inBody)
    ).body
    user.token = token
    expect((await cancel()).error).toMatchObject({ error: 'CONFIRM_IDENTITY', details: { ways: ['password'] } })
    const confirm = (body: secondStep.Confirmation) => api.request(secondStep.confirmIdentity, { body }, user)
    expect((await confirm({ way: 'password', password: 'wrong' })).error.error).toBe('WRONG_PASSWORD')
    expect((await cancel()).error.error).toBe('CONFIRM_IDENTITY')
    expect((await confirm({ way: 'password', password: user.password })).status).toBe(204)
    expect((await cancel()).status).toBe(200)

    const two = await withSecondStep(api, user)
    api.clock.advance(9 * MINUTE_MS)
    expect((await api.request(secondStep.requireConfirmation, {}, user)).status).toBe(204)
    await api.services.db.updateTable('session').set({ confirmed_at: null }).execute()
    const needed = await api.request(secondStep.requireConfirmation, {}, user)
    expect(needed.error.details).toEqual({ ways: ['app', 'recovery-code'] })
    const change = () =>
      api.request(
        changePassword,
        {
          params: { userId: user.identity.userId },
          body: { currentPassword: user.password, password: 'Another-barometer-8' },
        },
        user,
      )
    expect((await change()).error.error).toBe('CONFIRM_IDENTITY')
    expect((await confirm({ way: 'password', password: user.password })).error.error).toBe('SECOND_STEP_WRONG')
    expect((await confirm(byApp(two.nextCode()))).status).toBe(204)
    expect((await change()).status).toBe(204)
  })

  test('an owner asks it of everybody: who has none can do nothing else before; who has it is seen', async () => {
    const api = await open()
    const owner = await newUser(api)
    const { organizationId: orgId } = owner.identity
    const member = await joinTeam(api, memberOf(api, owner))
    const admin = await joinTeam(api, memberOf(api, owner), 'admin')
    const put = (isRequired: boolean, by: TestUser) =>
      api.request(secondStep.putSecondStepRule, { params: { orgId }, body: { isRequired } }, by)
    expect((await put(true, admin)).error.error).toBe('FORBIDDEN')
    expect((await put(true, owner)).status).toBe(204)
    expect((await api.request(secondStep.getSecondStepRule, { params: { orgId } }, owner)).body.isRequired).toBe(true)

    const session = (await first(api, member)).body
    expect(session.identity.secondStepMissing).toBe(true)
    const now = { ...member, token: session.accessToken }
    const apps = { params: { organizationId: orgId } }
    expect((await api.request(getProjects, apps, now)).error.error).toBe('SECOND_STEP_NOT_SET_UP')
    await withSecondStep(api, now)
    expect((await api.request(secondStep.turnOffSecondStep, {}, owner)).error.error).toBe('SECOND_STEP_NOT_SET_UP')

    const having = async (by: TestUser) =>
      (await api.request(getTeam, { params: { orgId } }, by)).body.map(({ hasSecondStep }) => hasSecondStep)
    expect(await having(owner)).toEqual([true, true, false])
    expect(await having(admin)).toEqual([undefined, undefined, undefined])
    expect((await put(false, owner)).status).toBe(204)
    const changes = (await api.request(getChanges, { ...apps, query: {} }, owner)).body.content
    expect(changes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-step-required', 'second-step-optional']),
    )
    expect((await api.request(secondStep.turnOffSecondStep, {}, owner)).status).toBe(204)
    expect((await first(api, owner)).status).toBe(200)
  })

  test('who has none yet asks it of nobody, and of a demo nobody does', async () => {
    const api = await open()
    for (const [user, code] of [
      [await api.signedUpUser(), 'SECOND_STEP_OFF'],
      [await api.demoUser(), 'FORBIDDEN'],
    ] as const) {
      const input = { params: { orgId: user.identity.organizationId }, body: { isRequired: true } }
      expect((await api.request(secondStep.putSecondStepRule, input, user)).error.error).toBe(code)
    }
  })

  test('staff take it away from who has lost it: it is mailed, in the audit log, and every session ends', async () => {
    const { api, staff } = await openWithStaff(open)
    const user = await newUser(api)
    const { userId, email } = user.identity
    const remove = () => api.request(secondStep.removeSecondStep, { params: { userId } }, staff)
    const found = async () =>
      (await api.request(searchUsers, { query: { query: email } }, staff)).body.content[0]?.hasSecondStep
    expect(await found()).toBe(true)
    expect((await api.request(secondStep.removeSecondStep, { params: { userId } }, user)).error.error).toBe('FORBIDDEN')
    expect((await remove()).status).toBe(204)
    expect((await remove()).error.error).toBe('NOT_FOUND')
    expect(await found()).toBe(false)
    expect((await first(api, user)).status).toBe(200)
    const log = (await api.request(getAuditLog, { query: { userId } }, staff)).body.content
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['second-step-on', 'second-step-removed']))
    const mails = await api.services.db.selectFrom('mail').select('subject').where('recipient', '=', email).execute()
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Two-step verification was turned on', 'Two-step verification was turned off']),
    )
  })
})
