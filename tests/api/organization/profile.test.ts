import { sql, type Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { logIn, refreshToken, verifyAccount } from '#contract/auth/auth.ts'
import { changePassword, confirmEmailChange, getProfile, requestEmailChange, updateProfile } from '#contract/profile.ts'
import { requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import { readInvitation } from '#contract/auth/invitation.ts'
import { newVerificationCode } from '#server/auth/sign-up/verification-codes.ts'
import type { Schema } from '#server/db/schema.ts'
import { mailedLink, type Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { invite } from '#tests/support/pages/invite.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'

const inBody = { headers: { 'x-token-transport': 'body' } }
const newPassword = 'Rain-gauge-of-1868'
const freshEmail = () => `new.${crypto.randomUUID()}@example.com`

const logInAs = (api: Api, email: string, password: string) => api.request(logIn, { body: { email, password } }, inBody)

/** Sends the request and opens the link that comes. */
async function changeEmail(api: Api, member: Member, email: string) {
  await member.read(requestEmailChange, { ...member.own, body: { email, password: member.password } })
  const link = await mailedLink(api.services, email)
  return {
    params: { userId: link.searchParams.get('userId') ?? '' },
    body: { code: link.searchParams.get('code') ?? '' },
  }
}

/** Whether somebody waits for the end of this transaction. */
async function isWaitedFor(transaction: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`.execute(transaction)
  return rows.length > 0
}

describeOnEachDatabase('profile', (open) => {
  test('SUB-026, PROJ-008: shows the user as the server knows them, privileges by name', async () => {
    const member = await newMember(await open())
    expect(await member.read(getProfile, member.own)).toEqual({
      id: member.identity.userId,
      firstName: 'Ada',
      lastName: 'Marlow',
      email: member.identity.email,
      newEmail: null,
      role: 'owner',
      billingAccountId: null,
      privileges: expect.arrayContaining([{ name: 'global/cancel_plan' }, { name: 'team/manage' }]),
      language: 'en',
      scheme: 'auto',
      hasPassword: true,
      providers: [],
      marketingConsent: false,
      lastVisitAt: null,
    })
  })

  test('SUB-026, OP-112: only what is given changes, and the next token names the user anew', async () => {
    const api = await open()
    const member = await newMember(api)
    await member.read(updateProfile, { ...member.own, body: { language: 'de' } })
    const changed = await member.read(updateProfile, { ...member.own, body: { firstName: ' Grace ', scheme: 'dark' } })
    expect(changed).toMatchObject({ firstName: 'Grace', lastName: 'Marlow', language: 'de', scheme: 'dark' })
    const renewed = await api.request(refreshToken, { body: { refreshToken: member.refreshToken } }, inBody)
    expect(renewed.body.identity.firstName).toBe('Grace')
  })

  test('SUB-026: a change that was sent twice under one key is made once', async () => {
    const api = await open()
    const member = await newMember(api)
    const options = { ...member, idempotencyKey: crypto.randomUUID() }
    const body = { lastName: 'Hopper' }
    await api.request(updateProfile, { ...member.own, body }, options)
    await member.read(updateProfile, { ...member.own, body: { lastName: 'Marlow' } })
    const again = await api.request(updateProfile, { ...member.own, body }, options)
    expect(again.body.lastName).toBe('Hopper')
    expect((await member.read(getProfile, member.own)).lastName).toBe('Marlow')
  })

  test('a name that was changed on another device is not written over, and the names of now are told', async () => {
    const member = await newMember(await open())
    const change = (body: object) => member.call(updateProfile, { ...member.own, body })
    const seen = { lastName: ['Marlow'] }
    await change({ lastName: 'Zander' })
    expect(await change({ lastName: 'Hopper', language: 'de', seen })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', details: { firstName: 'Ada', lastName: 'Zander' } },
    })
    expect(await member.read(getProfile, member.own)).toMatchObject({ lastName: 'Zander', language: 'en' })
    expect(await change({ lastName: 'Hopper', seen: { lastName: ['Zander'] } })).toMatchObject({ status: 200 })
  })

  test('a name is written over where it was seen, is the new one already, or no word is said of it', async () => {
    const member = await newMember(await open())
    const change = (body: object) => member.call(updateProfile, { ...member.own, body })
    const tries = [
      { lastName: 'Hopper', seen: { lastName: ['Lovelace', 'Marlow'] } },
      { lastName: 'Hopper', seen: { lastName: ['Marlow'] } },
      { firstName: 'Grace', seen: { lastName: ['Marlow'] } },
      { language: 'de', seen: { firstName: ['Joan'], lastName: [] } },
      { lastName: 'Zander', seen: {} },
      { lastName: 'Marlow' },
    ]
    for (const body of tries) expect(await change(body)).toMatchObject({ status: 200 })
    expect(await member.read(getProfile, member.own)).toMatchObject({ firstName: 'Grace', lastName: 'Marlow' })
  })

  test('ERR-019: names are no longer than 255 characters and not empty', async () => {
    const member = await newMember(await open())
    for (const firstName of ['', '  ', 'x'.repeat(256)]) {
      const answer = await member.call(updateProfile, { ...member.own, body: { firstName } })
      expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
    }
  })
})

describeOnEachDatabase('password change', (open) => {
  test('SUB-026: the new password opens the account, the old one does not', async () => {
    const api = await open()
    const member = await newMember(api)
    const body = { currentPassword: member.password, password: newPassword }
    await member.read(changePassword, { ...member.own, body })
    expect((await logInAs(api, member.identity.email, member.password)).error.error).toBe('INVALID_CREDENTIALS')
    expect((await logInAs(api, member.identity.email, newPassword)).status).toBe(200)
    const mail = await api.services.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', member.identity.email)
      .execute()
    expect(mail.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('password'))
  })

  test('SUB-026: every other session ends, this one goes on', async () => {
    const api = await open()
    const member = await newMember(api)
    const other = (await logInAs(api, member.identity.email, member.password)).body
    await member.read(changePassword, {
      ...member.own,
      body: { currentPassword: member.password, password: newPassword },
    })
    const renew = (token = '') => api.request(refreshToken, { body: { refreshToken: token } }, inBody)
    expect((await renew(other.refreshToken)).error.error).toBe('REFRESH_TOKEN_INVALID')
    const write = await api.request(
      updateProfile,
      { ...member.own, body: { scheme: 'dark' } },
      { token: other.accessToken },
    )
    expect(write.error.error).toBe('UNAUTHORIZED')
    expect((await renew(member.refreshToken)).status).toBe(200)
  })

  test('SUB-026: a wrong current password changes nothing, and only so many are tried', async () => {
    const api = await open({ env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const member = await newMember(api)
    const guess = () =>
      api.request(
        changePassword,
        { ...member.own, body: { currentPassword: 'Guess-after-guess-1', password: newPassword } },
        member,
      )
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).error.error).toBe('WRONG_PASSWORD')
    const limited = await guess()
    expect(limited.error.error).toBe('RATE_LIMITED')
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await logInAs(api, member.identity.email, member.password)).status).toBe(200)
  })

  test('SUB-026: of two changes at once with one current password a single one holds', async () => {
    const api = await open()
    const member = await newMember(api)
    const answers = await Promise.all(
      [newPassword, 'Wind-vane-of-1870'].map((password) =>
        member.call(changePassword, { ...member.own, body: { currentPassword: member.password, password } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
  })

  test('a demo account has neither password nor address to change', async () => {
    const api = await open()
    const { identity, token } = await api.demoUser()
    const params = { userId: identity.userId }
    const password = await api.request(
      changePassword,
      { params, body: { currentPassword: 'x', password: newPassword } },
      { token },
    )
    const email = await api.request(
      requestEmailChange,
      { params, body: { email: freshEmail(), password: null } },
      { token },
    )
    expect([password.error.error, email.error.error]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  })
})

describeOnEachDatabase('e-mail change', (open) => {
  test('SUB-026: the address changes when the mailed link is opened, once; the old address is told', async () => {
    const api = await open()
    const member = await newMember(api)
    const email = freshEmail()
    const link = await changeEmail(api, member, email)
    expect(await member.read(getProfile, member.own)).toMatchObject({ email: member.identity.email, newEmail: email })
    expect((await logInAs(api, member.identity.email, member.password)).status).toBe(200)

    expect((await api.request(confirmEmailChange, link)).status).toBe(204)
    expect(await member.read(getProfile, member.own)).toMatchObject({ email, newEmail: null })
    expect((await logInAs(api, email, member.password)).status).toBe(200)
    expect((await logInAs(api, member.identity.email, member.password)).error.error).toBe('INVALID_CREDENTIALS')
    const told = await api.services.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', member.identity.email)
      .execute()
    expect(told.some(({ text }) => text.includes(email))).toBe(true)
    expect((await api.request(confirmEmailChange, link)).error.error).toBe('VERIFICATION_INVALID')
  })

  test('SUB-026: links that were mailed to the old address open nothing any more', async () => {
    const api = await open()
    const [member, host] = [await newMember(api), await newMember(api)]
    const { db } = api.services
    const { userId } = member.identity
    const invitation = await invite(api, host, { email: member.identity.email })
    const code = await newVerificationCode(db, userId, api.clock.now())
    await api.request(requestPasswordReset, { body: { email: member.identity.email } })
    const reset = (await mailedLink(api.services, member.identity.email)).searchParams.get('code') ?? ''

    await api.request(confirmEmailChange, await changeEmail(api, member, freshEmail()))
    expect((await api.request(readInvitation, invitation)).error.error).toBe('INVITE_INVALID')
    const verified = await api.request(verifyAccount, { params: { userId }, body: { code } })
    expect(verified.error.error).toBe('VERIFICATION_INVALID')
    const body = { userId, code: reset, password: newPassword }
    expect((await api.request(resetPassword, { body })).error.error).toBe('VERIFICATION_INVALID')
  })

  test('SUB-026: a link is good for a day, for its own account and its own end', async () => {
    const api = await open()
    const member = await newMember(api)
    const link = await changeEmail(api, member, freshEmail())
    const other = await newMember(api)
    const wrongUser = { ...link, params: { userId: other.identity.userId } }
    expect((await api.request(confirmEmailChange, wrongUser)).error.error).toBe('VERIFICATION_INVALID')
    expect((await api.request(verifyAccount, link)).error.error).toBe('VERIFICATION_INVALID')
    api.clock.advance(25 * 3_600_000)
    expect((await api.request(confirmEmailChange, link)).error.error).toBe('VERIFICATION_EXPIRED')
  })

  test('SUB-026: a wrong password mails nothing', async () => {
    const api = await open()
    const member = await newMember(api)
    const email = freshEmail()
    for (const password of ['Guess-after-guess-1', null]) {
      const answer = await member.call(requestEmailChange, { ...member.own, body: { email, password } })
      expect(answer).toMatchObject({ body: { error: 'WRONG_PASSWORD' } })
    }
    await expect(mailedLink(api.services, email)).rejects.toThrow('no result')
  })

  test('enumeration: an address that has an account answers as a free one, and its owner is told without a link to it', async () => {
    const api = await open()
    const owner = await newMember(api)
    const member = await newMember(api)
    const ask = (email: string) =>
      member.call(requestEmailChange, { ...member.own, body: { email, password: member.password } })
    expect(await ask(owner.identity.email)).toEqual(await ask(freshEmail()))
    expect(await ask(owner.identity.email)).toMatchObject({ status: 204 })
    const link = await mailedLink(api.services, owner.identity.email)
    expect(link.searchParams.get('code')).toBeNull()
  })

  test('an address that somebody else took meanwhile stays theirs', async () => {
    const api = await open()
    const member = await newMember(api)
    const email = freshEmail()
    const link = await changeEmail(api, member, email)
    const faster = await api.signedUpUser(email)
    expect((await api.request(confirmEmailChange, link)).error.error).toBe('VERIFICATION_INVALID')
    expect((await logInAs(api, email, faster.password)).body.identity.userId).toBe(faster.identity.userId)
  })

  test('SUB-026: an address that another takes in the same moment is refused like one that was taken before', async () => {
    const api = await open()
    const { db, database } = api.services
    const [member, other] = [await newMember(api), await newMember(api)]
    const email = freshEmail()
    const link = await changeEmail(api, member, email)
    const { answer } = await db.transaction().execute(async (transaction) => {
      const taken = transaction.updateTable('app_user').set({ email }).where('id', '=', other.identity.userId)
      await taken.execute()
      const asked = api.request(confirmEmailChange, link)
      // The embedded database lets nobody else in meanwhile.
      if (database.kind === 'postgres') await vi.waitUntil(() => isWaitedFor(transaction), 8000)
      return { answer: asked }
    })
    expect((await answer).error.error).toBe('VERIFICATION_INVALID')
  })
})
