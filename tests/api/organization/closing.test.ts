import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeAccount, getAccountStatus, keepAccount } from '#contract/account-closing.ts'
import { logIn } from '#contract/auth/auth.ts'
import { readInvitation } from '#contract/auth/invitation.ts'
import { deleteAccounts } from '#server/account/delete-accounts.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { invite } from '#tests/support/pages/invite.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'

const DAY_MS = 86_400_000

const close = (member: Member, password: string | null = member.password) =>
  member.call(closeAccount, { ...member.own, body: { password } })
const statusOf = (member: Member) => member.read(getAccountStatus, member.own)
const logInAs = (api: Api, { identity, password }: Member) =>
  api.request(logIn, { body: { email: identity.email, password } })

/** Makes one user a member of another's organisation. */
async function join(api: Api, owner: Member, member: Member, role: 'owner' | 'member'): Promise<void> {
  const { organizationId } = owner.identity
  const row = { organisation_id: organizationId, user_id: member.identity.userId, role, joined_at: api.clock.now() }
  await api.services.db.insertInto('membership').values(row).execute()
}

const leave = (api: Api, member: Member) =>
  api.services.db.deleteFrom('organisation').where('id', '=', member.identity.organizationId).execute()

const exists = async (api: Api, table: 'app_user' | 'organisation', id: string) =>
  (await api.services.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const actionsOn = async (api: Api, member: Member) => {
  const { userId } = member.identity
  const rows = await api.services.db
    .selectFrom('audit_log')
    .select('action')
    .where((where) => where.or([where('subject_id', '=', userId), where('actor_id', '=', userId)]))
    .orderBy('at')
    .execute()
  return rows.map(({ action }) => action)
}

describeOnEachDatabase('closing an account', (open) => {
  test('SUB-026: is marked for deletion in 30 days, says so by mail, and is deleted then with everything in it', async () => {
    const api = await open()
    const member = await newMember(api)
    const { userId, organizationId, email } = member.identity
    expect(await statusOf(member)).toMatchObject({ markedForDeletion: false, scheduledDeletionDate: null })

    const closed = await member.read(closeAccount, { ...member.own, body: { password: member.password } })
    const days = (Date.parse(closed.scheduledDeletionDate) - api.clock.now().getTime()) / DAY_MS
    expect(Math.round(days)).toBe(30)
    expect(await statusOf(member)).toMatchObject({ markedForDeletion: true, ...closed })
    api.clock.advance(DAY_MS)
    expect((await logInAs(api, member)).status).toBe(200)
    const mails = await api.services.db.selectFrom('mail').select('text').where('recipient', '=', email).execute()
    expect(mails.some(({ text }) => text.includes('/settings/account'))).toBe(true)

    await deleteAccounts(api.services, new Date(Date.parse(closed.scheduledDeletionDate) - 1))
    expect(await exists(api, 'app_user', userId)).toBe(true)
    await deleteAccounts(api.services, new Date(closed.scheduledDeletionDate))
    expect(await exists(api, 'app_user', userId)).toBe(false)
    expect(await exists(api, 'organisation', organizationId)).toBe(false)
    expect((await logInAs(api, member)).error.error).toBe('INVALID_CREDENTIALS')
    const mailsLeft = await api.services.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()
    expect(mailsLeft).toEqual([])
    expect(await actionsOn(api, member)).toEqual(['account-closed', 'account-deleted'])
  })

  test('SUB-026: can be cancelled until then; nothing is deleted', async () => {
    const api = await open()
    const member = await newMember(api)
    await close(member)
    expect((await member.call(keepAccount, member.own)).status).toBe(204)
    expect((await member.call(keepAccount, member.own)).status).toBe(204)
    expect(await statusOf(member)).toMatchObject({ markedForDeletion: false, scheduledDeletionDate: null })
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    expect(await exists(api, 'app_user', member.identity.userId)).toBe(true)
    expect(await actionsOn(api, member)).toEqual(['account-closed', 'account-kept'])
  })

  test('asks for the password, and a second time changes nothing', async () => {
    const api = await open()
    const member = await newMember(api)
    for (const wrong of ['Glass-barometer-8', '', null]) {
      expect((await close(member, wrong)).body).toMatchObject({ error: 'WRONG_PASSWORD' })
    }
    expect(await statusOf(member)).toMatchObject({ markedForDeletion: false })
    const first = await close(member)
    api.clock.advance(1000)
    expect((await close(member)).body).toEqual(first.body)
    expect(await actionsOn(api, member)).toEqual(['account-closed'])
  })

  test('a password is not guessed by closing: the eleventh try waits', async () => {
    const api = await open({ env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const member = await newMember(api)
    const tries = []
    for (let count = 0; count < 11; count += 1) tries.push((await close(member, 'wrong')).status)
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  })

  test('an account without a password closes without one; a demo, which nobody owns, does not', async () => {
    const api = await open()
    const member = await newMember(api)
    const { userId } = member.identity
    await api.services.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute()
    expect((await close(member, 'guessed')).body).toMatchObject({ error: 'WRONG_PASSWORD' })
    expect((await close(member, null)).status).toBe(200)
    const demo = await api.demoUser()
    const params = { userId: demo.identity.userId }
    const refused = await api.request(closeAccount, { params, body: { password: null } }, demo)
    expect(refused.error.error).toBe('FORBIDDEN')
  })

  test("another owner keeps the organisation; a member's account leaves it alone", async () => {
    const api = await open()
    const [first, second, member] = [await newMember(api), await newMember(api), await newMember(api)]
    await join(api, first, second, 'owner')
    await join(api, first, member, 'member')
    await close(first)
    await close(member)
    const organisation = await api.services.db
      .selectFrom('organisation')
      .select('scheduled_deletion_at')
      .where('id', '=', first.identity.organizationId)
      .executeTakeFirstOrThrow()
    expect(organisation.scheduled_deletion_at).toBeNull()
    expect(await statusOf(first)).toMatchObject({ markedForDeletion: true, deletes: 'account' })
    expect((await statusOf(second)).deletes).toBeUndefined()
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    expect(await exists(api, 'app_user', first.identity.userId)).toBe(false)
    expect(await exists(api, 'app_user', member.identity.userId)).toBe(false)
    expect(await exists(api, 'organisation', first.identity.organizationId)).toBe(true)
  })

  test('two owners who both close take the organisation along', async () => {
    const api = await open()
    const [first, second] = [await newMember(api), await newMember(api)]
    await join(api, first, second, 'owner')
    await close(first)
    await close(second)
    expect(await statusOf(first)).toMatchObject({ markedForDeletion: true })
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    expect(await exists(api, 'organisation', first.identity.organizationId)).toBe(false)
  })

  test('a member of an organisation that is deleted gets one of their own; who was only invited goes', async () => {
    const api = await open()
    const [owner, member] = [await newMember(api), await newMember(api)]
    await join(api, owner, member, 'member')
    await leave(api, member)
    const invited = { id: randomUUID(), email: `invited.${randomUUID()}@example.com` }
    const { db } = api.services
    await db
      .insertInto('app_user')
      .values({
        ...invited,
        first_name: '',
        last_name: '',
        password_hash: null,
        language: 'en',
        email_verified_at: null,
        marketing_consent: false,
        internal: false,
        created_at: api.clock.now(),
      })
      .execute()
    const { organizationId } = owner.identity
    await db
      .insertInto('membership')
      .values({ organisation_id: organizationId, user_id: invited.id, role: 'member', invited_at: api.clock.now() })
      .execute()
    await close(owner)
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    expect(await exists(api, 'app_user', invited.id)).toBe(false)
    const { body } = await logInAs(api, member)
    expect(body.identity).toMatchObject({ role: 'owner', userId: member.identity.userId })
    expect(body.identity.organizationId).not.toBe(organizationId)
    const plan = await db
      .selectFrom('subscription')
      .select('plan_id')
      .where('organisation_id', '=', body.identity.organizationId)
      .executeTakeFirst()
    expect(plan).toEqual({ plan_id: 'free' })
  })

  test('a member who is only invited elsewhere gets an organisation of their own too, so that the account opens', async () => {
    const api = await open()
    const [owner, host, member] = [await newMember(api), await newMember(api), await newMember(api)]
    await join(api, owner, member, 'member')
    await leave(api, member)
    await invite(api, host, { email: member.identity.email })
    await close(owner)
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    const { status, body } = await logInAs(api, member)
    expect(status).toBe(200)
    expect([owner, host].map(({ identity }) => identity.organizationId)).not.toContain(body.identity.organizationId)
  })

  test('who is invited to two organisations keeps the invitation of the one that stays', async () => {
    const api = await open()
    const [owner, host] = [await newMember(api), await newMember(api)]
    const { email } = await invite(api, owner)
    const invitation = await invite(api, host, { email })
    await close(owner)
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    expect((await api.request(readInvitation, invitation)).status).toBe(200)
  })
})

describeOnEachDatabase('account status', (open) => {
  test('BAN-007, BAN-008: tells a trial with the days that are left, rounded up, and its last 24 hours', async () => {
    const api = await open()
    const member = await newMember(api)
    expect(await statusOf(member)).toEqual({
      customerId: null,
      markedForDeletion: false,
      scheduledDeletionDate: null,
      isPlanCancelled: false,
      planEndDate: null,
      trialCanceled: false,
      trialEndsAfter: 14,
      trialEndsAfter24hr: false,
    })
    const set = (values: object) =>
      api.services.db
        .updateTable('subscription')
        .set(values)
        .where('organisation_id', '=', member.identity.organizationId)
        .execute()
    const inMs = (ms: number) => new Date(api.clock.now().getTime() + ms)
    await set({ cancelled_at: inMs(0), trial_end: inMs(DAY_MS - 1000) })
    expect(await statusOf(member)).toMatchObject({ trialCanceled: true, trialEndsAfter: 1, trialEndsAfter24hr: true })
    await set({ trial_end: inMs(-1000) })
    expect(await statusOf(member)).toMatchObject({ trialCanceled: false, trialEndsAfter: null })
    const end = inMs(5 * DAY_MS)
    await set({ status: 'non_renewing', trial_end: null, current_term_end: end })
    expect(await statusOf(member)).toMatchObject({ isPlanCancelled: true, planEndDate: end.toISOString() })
    await set({ current_term_end: inMs(-1000) })
    expect(await statusOf(member)).toMatchObject({ isPlanCancelled: false, planEndDate: null })
  })
})
