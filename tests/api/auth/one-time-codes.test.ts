import { expect, test } from 'vitest'
import { findOneTimeCode, newOneTimeCode, redeemOneTimeCode } from '#server/mail/one-time-codes.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

const HOUR_MS = 3_600_000

describeOnEachDatabase('one-time codes', (open) => {
  test('a code works once, for its user and its purpose; its text is not stored', async () => {
    const { db, now, userId, otherId } = await people()
    const code = await newOneTimeCode(db, { purpose: 'password-reset', userId }, now)
    const given = { purpose: 'password-reset', userId, code, now } as const
    await expect(redeemOneTimeCode(db, { ...given, userId: otherId })).rejects.toThrow('not valid')
    await expect(redeemOneTimeCode(db, { ...given, purpose: 'invitation' })).rejects.toMatchObject({
      code: 'INVITE_INVALID',
    })
    expect(await findOneTimeCode(db, given)).toMatchObject({ user_id: userId, used_at: null })
    const uses = await Promise.allSettled(Array.from({ length: 5 }, () => redeemOneTimeCode(db, given)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(findOneTimeCode(db, given)).rejects.toMatchObject({ code: 'VERIFICATION_INVALID' })
    const rows = await db.selectFrom('one_time_code').selectAll().where('user_id', '=', userId).execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('only the newest code of a purpose works; invitations of two organisations do not end one another', async () => {
    const { db, now, userId, organisationId, otherOrganisationId } = await people()
    const invite = (organisation: string) =>
      newOneTimeCode(db, { purpose: 'invitation', userId, organisationId: organisation }, now)
    const first = await invite(organisationId)
    const other = await invite(otherOrganisationId)
    const second = await invite(organisationId)
    const redeem = (code: string) => redeemOneTimeCode(db, { purpose: 'invitation', userId, code, now })
    await expect(redeem(first)).rejects.toMatchObject({ code: 'INVITE_INVALID' })
    expect(await redeem(other)).toMatchObject({ organisation_id: otherOrganisationId })
    expect(await redeem(second)).toMatchObject({ organisation_id: organisationId })
  })

  test.each([
    ['password-reset', 1, 'VERIFICATION_EXPIRED'],
    ['email-change', 24, 'VERIFICATION_EXPIRED'],
    ['invitation', 168, 'INVITE_EXPIRED'],
    ['login-token', 1 / 60, 'LOGIN_TOKEN_INVALID'],
  ] as const)('a code for %s is good for %d hours, then %s', async (purpose, hours, refusal) => {
    const { db, now, userId } = await people()
    const code = await newOneTimeCode(db, { purpose, userId }, now)
    const at = (ms: number) => ({ purpose, userId, code, now: new Date(now.getTime() + ms) })
    await expect(redeemOneTimeCode(db, at(hours * HOUR_MS))).rejects.toMatchObject({ code: refusal })
    expect(await redeemOneTimeCode(db, at(hours * HOUR_MS - 1))).toMatchObject({ purpose })
  })

  async function people() {
    const api = await open()
    const [user, other] = [await api.demoUser(), await api.demoUser()]
    return {
      db: api.services.db,
      now: api.clock.now(),
      userId: user.identity.userId,
      otherId: other.identity.userId,
      organisationId: user.identity.organizationId,
      otherOrganisationId: other.identity.organizationId,
    }
  }
})
