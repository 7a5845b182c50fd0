import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { markStaff } from '#server/audit/staff.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

const entriesAbout = async ({ services }: Api, subjectId: string) =>
  services.db.selectFrom('audit_log').selectAll().where('subject_id', '=', subjectId).orderBy('at').execute()

describeOnEachDatabase('the audit log', (open) => {
  test('an entry names who did it, to whom, in which organisation, with the addresses of then', async () => {
    const api = await open()
    const [owner, removed] = [await newMember(api), await newMember(api)]
    const { userId } = removed.identity
    const { organizationId: organisationId } = owner.identity
    await audit(
      api.services.db,
      { action: 'member-removed', actor: owner.identity, subject: userId, organisationId, note: 'one plain line' },
      api.clock.now(),
    )
    await api.services.db.deleteFrom('app_user').where('id', '=', userId).execute()
    expect(await entriesAbout(api, userId)).toMatchObject([
      {
        action: 'member-removed',
        actor_id: owner.identity.userId,
        actor_email: owner.identity.email,
        subject_email: removed.identity.email,
        organisation_id: organisationId,
        note: 'one plain line',
      },
    ])
  })

  test('what is done while acting as somebody is the deed of who acts', async () => {
    const api = await open()
    const [staff, acted, other] = [await newMember(api), await newMember(api), await newMember(api)]
    const actor = { userId: acted.identity.userId, impersonatorId: staff.identity.userId }
    const note = async (subject?: string) =>
      audit(api.services.db, { action: 'member-changed', actor, subject }, api.clock.now())
    await note()
    await note(other.identity.userId)
    expect(await entriesAbout(api, acted.identity.userId)).toMatchObject([
      { actor_email: staff.identity.email, subject_email: acted.identity.email, note: null },
    ])
    expect(await entriesAbout(api, other.identity.userId)).toMatchObject([
      { actor_email: staff.identity.email, note: `acting as ${acted.identity.email}` },
    ])
  })

  test('an entry of a write that fails is not kept, and the server itself has no name', async () => {
    const api = await open()
    const { identity } = await newMember(api)
    const event = { action: 'token-reused', actor: null, subject: identity.userId } as const
    const failing = api.services.db.transaction().execute(async (transaction) => {
      await audit(transaction, event, api.clock.now())
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await entriesAbout(api, identity.userId)).toEqual([])
    await audit(api.services.db, event, api.clock.now())
    expect(await entriesAbout(api, identity.userId)).toMatchObject([{ actor_id: null, actor_email: null }])
  })
})

describeOnEachDatabase('staff', (open) => {
  const marks = ({ services }: Api, userId: string) =>
    services.db
      .selectFrom('app_user')
      .select(['internal', 'impersonator'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

  test('TEAM-007: the confirmed accounts that the settings name are staff, until they name them no more', async () => {
    const api = await open()
    const { identity } = await newMember(api)
    const { userId } = identity
    const { db } = api.services
    await markStaff(db, { staff: [identity.email] }, userId)
    expect(await marks(api, userId)).toEqual({ internal: true, impersonator: true })
    await markStaff(db, { staff: ['somebody.else@example.com'] }, userId)
    expect(await marks(api, userId)).toEqual({ internal: false, impersonator: false })
    await db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', userId).execute()
    await markStaff(db, { staff: [identity.email] }, userId)
    expect(await marks(api, userId)).toEqual({ internal: false, impersonator: false })
  })
})
