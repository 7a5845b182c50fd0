import { expect, test } from 'vitest'
import { addApps } from '#contract/projects.ts'
import { quotasOf } from '#server/quotas/quotas.ts'
import { requireHeldSlot, takeSlot } from '#server/quotas/take-slot.ts'
import { usedSlots } from '#server/quotas/used-slots.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const refused = (limit: number) =>
  expect.objectContaining({ code: 'QUOTA_EXCEEDED', details: expect.objectContaining({ limit }) })

describeOnEachDatabase('quotas inside the write', (open) => {
  test('SUB-023: what a plan holds; apps and users bought on top count while the plan is paid', async () => {
    const api = await open()
    const member = await newMember(api)
    const { organizationId } = member.identity
    const quotas = () => quotasOf(api.services.db, organizationId, api.clock.now())
    expect(await quotas()).toEqual({
      apps: 5,
      users: 5,
      keywords: 1000,
      competitors: 10,
      aiAssistances: 100,
      reviewSummaries: 5,
    })
    await api.services.db
      .updateTable('subscription')
      .set({ apps: 8, users: 12 })
      .where('organisation_id', '=', organizationId)
      .execute()
    expect(await quotas()).toMatchObject({ apps: 8, users: 12 })
    await member.endTrial()
    expect(await quotas()).toEqual({
      apps: 1,
      users: 1,
      keywords: 50,
      competitors: 3,
      aiAssistances: 0,
      reviewSummaries: 5,
    })
  })

  test('SUB-023: of two writes at once that want the last slot, one gets it', async () => {
    const api = await open()
    const { organizationId } = (await newMember(api)).identity
    const { db } = api.services
    const summary = () =>
      db
        .transaction()
        .execute((transaction) => takeSlot(transaction, organizationId, 'REVIEW_SUMMARY', api.clock.now()))
    for (let taken = 0; taken < 4; taken += 1) await summary()
    const outcomes = await Promise.allSettled([summary(), summary(), summary()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toEqual(refused(5))
    expect(await usedSlots(db, organizationId, 'REVIEW_SUMMARY', api.clock.now())).toBe(5)
  })

  test('SUB-023: what a month uses up begins anew with the next one', async () => {
    const api = await open()
    const { organizationId } = (await newMember(api)).identity
    const { db } = api.services
    await db
      .transaction()
      .execute((transaction) => takeSlot(transaction, organizationId, 'REVIEW_SUMMARY', api.clock.now()))
    api.clock.advance(32 * 86_400_000)
    expect(await usedSlots(db, organizationId, 'REVIEW_SUMMARY', api.clock.now())).toBe(0)
  })

  test('SUB-023: a slot of a write that fails is free again', async () => {
    const api = await open()
    const { organizationId } = (await newMember(api)).identity
    const { db } = api.services
    const failing = db.transaction().execute(async (transaction) => {
      await takeSlot(transaction, organizationId, 'REVIEW_SUMMARY', api.clock.now())
      throw new Error('The write failed.')
    })
    await expect(failing).rejects.toThrow('The write failed.')
    expect(await usedSlots(db, organizationId, 'REVIEW_SUMMARY', api.clock.now())).toBe(0)
  })

  test('SUB-023: users are counted with the invited ones, and one who joins needs no second slot', async () => {
    const api = await open()
    const member = await newMember(api)
    const { organizationId } = member.identity
    const { db } = api.services
    const join = (act: typeof takeSlot) =>
      db.transaction().execute((transaction) => act(transaction, organizationId, 'USER', api.clock.now()))
    await member.endTrial()
    await expect(join(takeSlot)).rejects.toEqual(refused(1))
    await expect(join(requireHeldSlot)).resolves.toBeUndefined()
  })

  test('ERR-030: a further app is refused once the slots are used', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    await member.addProject(sample.moorlight)
    const answer = await member.call(addApps, {
      ...member.own,
      body: { apps: [{ ...sample.duskHarbour, locale: 'en-US' }] },
    })
    expect(answer.body).toMatchObject({ error: 'APP_LIMIT_REACHED', details: { limit: 1 } })
  })
})
