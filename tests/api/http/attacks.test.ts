import { createPrivateKey, hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { logIn } from '#contract/auth/auth.ts'
import { getProfile, updateProfile } from '#contract/profile.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'

const MINUTE = 60_000

/** The server's own key: who had it could still not use a token that was made for something else. */
function ownKey({ services }: Api) {
  const seed = Buffer.from(
    hkdfSync('sha256', services.config.authSecret ?? '', 'storeglass', 'access-token-ed25519', 32),
  )
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}

interface Claims {
  issuer: string
  audience: string
  typ: string
  expires: number
}

async function tokenWith(api: Api, { identity }: Member, change: Partial<Claims>): Promise<string> {
  const now = Math.floor(api.clock.now().getTime() / 1000)
  const right = { issuer: 'storeglass', audience: 'storeglass-api', typ: 'at+jwt', expires: now + 600 }
  const { issuer, audience, typ, expires } = { ...right, ...change }
  const { userId, expiresAt: _, ...who } = identity
  return new SignJWT({ who })
    .setProtectedHeader({ alg: 'EdDSA', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(ownKey(api))
}

describeOnDatabase('attacks', (open) => {
  test.each<[string, Partial<Claims>, number]>([
    ['as it should be', {}, 200],
    ['for another audience', { audience: 'somebody-else' }, 401],
    ['of another issuer', { issuer: 'somebody-else' }, 401],
    ['of another type', { typ: 'JWT' }, 401],
    ['that is over', { expires: 1 }, 401],
  ])('a token signed with the server’s own key, %s: %o → %i', async (_, change, status) => {
    const api = await open()
    const member = await newMember(api)
    const token = await tokenWith(api, member, change)
    expect((await api.request(getProfile, member.own, { token })).status).toBe(status)
  })

  test('clock skew: a server ten minutes on refuses the token of before, one ten minutes back takes its own', async () => {
    const api = await open()
    const member = await newMember(api)
    api.clock.advance(11 * MINUTE)
    expect((await api.request(getProfile, member.own, member)).status).toBe(401)
    api.clock.advance(-21 * MINUTE)
    const body = { email: member.identity.email, password: member.password }
    const again = await api.request(logIn, { body }, { headers: { 'x-token-transport': 'body' } })
    expect((await api.request(getProfile, member.own, { token: again.body.accessToken })).status).toBe(200)
  })

  test('stored XSS: markup in a name is kept as it is and told as data', async () => {
    const api = await open()
    const member = await newMember(api)
    const firstName = `<img src=x onerror="alert(1)">`
    const answer = await api.request(updateProfile, { ...member.own, body: { firstName } }, member)
    expect(answer.body.firstName).toBe(firstName)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
