import { expect, test } from 'vitest'
import { logIn, resendVerification, signUp } from '#contract/auth/auth.ts'
import type { Endpoint, EndpointInput } from '#contract/protocol/endpoint.ts'
import { requestPasswordReset } from '#contract/auth/password-reset.ts'
import { requestEmailChange } from '#contract/profile.ts'
import type { CallOptions } from '#tests/support/api/api.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { WorkWatch, type Work } from '#tests/support/api/work-done.ts'

const password = 'Glass-barometer-7'
const someone = () => `grace.${crypto.randomUUID()}@example.com`
const form = (email: string) => ({
  firstName: 'Grace',
  lastName: 'Hopkins',
  email,
  password,
  language: 'en' as const,
  termsAccepted: true as const,
  marketingConsent: false,
})

/** What one and the same request brings about for an address with an account, with one that nobody confirmed, and with none. */
async function forEach(open: Open) {
  const plain = await open()
  const watch = new WorkWatch()
  const api = await open({ services: { db: watch.watched(plain.services.db) } })
  const owner = await plain.signedUpUser()
  const unconfirmed = someone()
  await plain.request(signUp, { body: form(unconfirmed) })
  const mailsTo = async (email: string) =>
    (await plain.services.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).length

  return async <E extends Endpoint>(
    endpoint: E,
    input: (email: string) => EndpointInput<E>,
    options?: CallOptions,
  ): Promise<(Work & { status: number; mails: number })[]> => {
    const seen = []
    for (const email of [owner.identity.email, unconfirmed, someone()]) {
      const before = await mailsTo(email)
      let status = 0
      const work = await watch.of(async () => {
        ;({ status } = await api.request(endpoint, input(email), options))
      })
      seen.push({ ...work, status, mails: (await mailsTo(email)) - before })
    }
    return seen
  }
}

const alike = (seen: unknown[]) => seen.forEach((one) => expect(one).toEqual(seen[0]))

describeOnDatabase('enumeration: an address with an account makes no other answer and no other work', (open) => {
  test('logging in hashes what was typed, whether there is something to compare it with or not', async () => {
    const seen = await (await forEach(open))(logIn, (email) => ({ body: { email, password: 'Brass-sextant-9' } }))
    expect(seen[0]).toMatchObject({ status: 401, hashes: 1, mails: 0 })
    alike(seen)
  })

  test('asking for the link again, or for a new password, writes and mails the same', async () => {
    const request = await forEach(open)
    for (const endpoint of [resendVerification, requestPasswordReset]) {
      const seen = await request(endpoint, (email) => ({ body: { email } }))
      expect(seen[0]).toMatchObject({ status: 204, hashes: 0, mails: 1 })
      alike(seen)
    }
  })

  test('changing to an address reads, writes and mails the same', async () => {
    const request = await forEach(open)
    const asker = await (await open()).signedUpUser()
    const { userId } = asker.identity
    const seen = await request(
      requestEmailChange,
      (email) => ({ params: { userId }, body: { email, password: asker.password } }),
      asker,
    )
    expect(seen[0]).toMatchObject({ status: 204, hashes: 1, mails: 1 })
    alike(seen)
  })

  test('signing up hashes and mails the same; only a new account has rows to write', async () => {
    const seen = await (await forEach(open))(signUp, (email) => ({ body: form(email) }))
    expect(seen[0]).toMatchObject({ status: 200, hashes: 1, mails: 1 })
    alike(seen.map(({ status, hashes, mails }) => ({ status, hashes, mails })))
  })
})
