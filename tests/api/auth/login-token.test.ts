import { expect, test } from 'vitest'
import { createLoginToken, redeemLoginToken } from '#contract/auth/login-token.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

const inBody = { headers: { 'x-token-transport': 'body' } }

describeOnEachDatabase('log-in tokens', (open) => {
  test('AUTH-018, AUTH-047: a token signs its user in elsewhere, once', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const made = await api.request(createLoginToken, {}, user)
    expect(made.status).toBe(201)
    expect(Date.parse(made.body.expiresAt) - api.clock.now().getTime()).toBeLessThanOrEqual(60_000)
    const redeem = () => api.request(redeemLoginToken, { body: { token: made.body.token } }, inBody)
    const answers = await Promise.all([redeem(), redeem(), redeem()])
    const [first, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(first?.body.identity).toMatchObject({ userId: user.identity.userId })
    expect(first?.body.refreshToken).not.toBe(user.refreshToken)
    expect((await redeem()).error.error).toBe('LOGIN_TOKEN_INVALID')
  })

  test('a token ends after a minute, and with the next one', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const make = async () => (await api.request(createLoginToken, {}, user)).body.token
    const redeem = async (token: string) => api.request(redeemLoginToken, { body: { token } })
    const first = await make()
    const second = await make()
    expect((await redeem(first)).error.error).toBe('LOGIN_TOKEN_INVALID')
    api.clock.advance(60_000)
    expect((await redeem(second)).error.error).toBe('LOGIN_TOKEN_INVALID')
    expect((await redeem('forged')).error.error).toBe('LOGIN_TOKEN_INVALID')
  })

  test('a token is never kept with an answer', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const idempotencyKey = crypto.randomUUID()
    const made = await api.request(createLoginToken, {}, { ...user, idempotencyKey })
    const kept = await api.services.db.selectFrom('idempotency_key').select('body').execute()
    expect(JSON.stringify(kept)).not.toContain(made.body.token)
  })
})
