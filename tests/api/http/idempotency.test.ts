import { expect, test } from 'vitest'
import * as v from 'valibot'
import { API_HEADER, endpoint, ORGANIZATION_HEADER } from '#contract/protocol/endpoint.ts'
import { createHash } from 'node:crypto'
import { createApp } from '#server/http/create-app.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { TestUser } from '#tests/support/api/api.ts'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'

const Note = v.object({ code: v.string(), times: v.optional(v.number()) })
/** A write whose effect can be counted. */
const addNote = endpoint({
  id: 'addNote',
  summary: 'Add a note',
  method: 'POST',
  path: '/notes/{place}',
  params: v.object({ place: v.string() }),
  body: Note,
  status: 201,
  response: v.object({ count: v.number() }),
})

/** Adds a row each time it runs, which the same request must not do twice; `refuse` makes it fail after its effect. */
async function openNotes(open: Open, refuse: () => boolean = () => false) {
  const api = await open()
  const notes = serve(addNote, async ({ body, caller, db }) => {
    const owner = { organisation_id: caller.organizationId, user_id: caller.userId }
    const row = { ...owner, country_code: `${body.code}-${crypto.randomUUID()}`, created_at: new Date() }
    await db.insertInto('favourite_country').values(row).execute()
    if (refuse()) throw new HttpError('INSUFFICIENT_SLOTS', 'Full.')
    return { count: await countOf(db, caller.userId) }
  })
  const app = createApp(api.services, [notes])
  const post = async (user: TestUser, key: string, body: unknown, place = 'here', more: Record<string, string> = {}) =>
    app.request(`/api/notes/${place}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...more,
      },
      body: JSON.stringify(body),
    })
  return { api, post, rows: (user: TestUser) => countOf(api.services.db, user.identity.userId) }
}

async function countOf(db: Services['db'], userId: string): Promise<number> {
  const rows = await db.selectFrom('favourite_country').select('country_code').where('user_id', '=', userId).execute()
  return rows.length
}

const codeOf = async (response: Response) => ((await response.json()) as { error?: string }).error

describeOnEachDatabase('idempotent writes', (open) => {
  test('50 identical writes at once have one effect and one answer', async () => {
    const { api, post, rows } = await openNotes(open)
    const user = await api.demoUser()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(user, key, { code: 'a' })))
    expect(await rows(user)).toBe(1)
    const accepted = answers.filter((answer) => answer.status === 201)
    expect(new Set(accepted.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([key]))
    const waiting = answers.filter((answer) => answer.status === 409)
    expect(accepted.length + waiting.length).toBe(50)
    const bodies = await Promise.all(accepted.map((answer) => answer.text()))
    expect(new Set(bodies)).toEqual(new Set(['{"count":1}']))
    const replayed = accepted.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')
    expect(replayed).toHaveLength(accepted.length - 1)
  })

  test('the answer is given again after a lost response, also when the fields come in another order', async () => {
    const { api, post, rows } = await openNotes(open)
    const user = await api.demoUser()
    const key = crypto.randomUUID()
    const first = await post(user, key, { code: 'a', times: 1 })
    const again = await post(user, key.toUpperCase(), { times: 1, code: 'a' })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(await rows(user)).toBe(1)
  })

  test('the same key with another body or address is a mismatch', async () => {
    const { api, post, rows } = await openNotes(open)
    const user = await api.demoUser()
    const key = crypto.randomUUID()
    await post(user, key, { code: 'a' })
    const otherBody = await post(user, key, { code: 'b' })
    const otherPlace = await post(user, key, { code: 'a' }, 'there')
    expect([otherBody.status, await codeOf(otherBody)]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(otherPlace.status).toBe(422)
    expect(await rows(user)).toBe(1)
  })

  test('keys belong to their user: the same key of another user is another write', async () => {
    const { api, post, rows } = await openNotes(open)
    const [ada, grace] = [await api.demoUser(), await api.demoUser()]
    const key = crypto.randomUUID()
    await post(ada, key, { code: 'a' })
    const other = await post(grace, key, { code: 'something else' })
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect([await rows(ada), await rows(grace)]).toEqual([1, 1])
  })

  /** The same user with a token of another organisation that they belong to. */
  const inOther = async ({ services }: Awaited<ReturnType<Open>>, user: TestUser, other: TestUser) => {
    const { userId, role } = user.identity
    const { organizationId } = other.identity
    const joined = { organisation_id: organizationId, user_id: userId, role, joined_at: new Date() }
    await services.db.insertInto('membership').values(joined).execute()
    const { token } = await services.tokens.issue({ ...user.identity, organizationId }, services.clock())
    return { ...user, token, identity: { ...user.identity, organizationId } }
  }

  test('keys belong to their organisation: no answer of another one is given again there, and nothing is written', async () => {
    const { api, post, rows } = await openNotes(open)
    const [user, host] = [await api.demoUser(), await api.demoUser()]
    const key = crypto.randomUUID()
    await post(user, key, { code: 'a' })
    const other = await inOther(api, user, host)
    const answer = await post(other, key, { code: 'a' })
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    const back = await post(user, key, { code: 'a' })
    expect(back.headers.get('idempotency-replayed')).toBe('true')
    expect(await rows(user)).toBe(1)
  })

  test('a key that an earlier version stored, without the organisation, belongs to none: nothing is given again, nothing written', async () => {
    const { api, post, rows } = await openNotes(open)
    const user = await api.demoUser()
    const key = crypto.randomUUID()
    const asked = JSON.stringify(['POST', '/api/notes/here', { code: 'a' }])
    const fingerprint = createHash('sha256').update(asked).digest('base64url')
    const answer = { status: 201, body: '{"count":7}', created_at: new Date() }
    const row = { user_id: user.identity.userId, key, fingerprint, ...answer }
    await api.services.db.insertInto('idempotency_key').values(row).execute()
    const refused = await post(user, key, { code: 'a' })
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(refused.headers.get('idempotency-replayed')).toBeNull()
    expect(await rows(user)).toBe(0)
  })

  test('a write that names another organisation than the token is refused before anything else; all answers are marked', async () => {
    const { api, post, rows } = await openNotes(open)
    const [user, host] = [await api.demoUser(), await api.demoUser()]
    const key = crypto.randomUUID()
    const naming = ({ identity }: TestUser) => ({ [ORGANIZATION_HEADER]: identity.organizationId })
    const refused = await post(user, key, { wrong: 'body' }, 'here', naming(host))
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'OTHER_ORGANIZATION'])
    const other = await inOther(api, user, host)
    expect((await post(other, key, { code: 'a' }, 'here', naming(user))).status).toBe(409)
    expect(await rows(user)).toBe(0)
    const taken = await post(user, key, { code: 'a' }, 'here', naming(user))
    expect(taken.status).toBe(201)
    expect([refused, taken].map(({ headers }) => headers.get(API_HEADER))).toEqual(['1', '1'])
  })

  test('a refused write leaves nothing behind and can be tried again with its key', async () => {
    let full = true
    const { api, post, rows } = await openNotes(open, () => full)
    const user = await api.demoUser()
    const key = crypto.randomUUID()
    const refused = await post(user, key, { code: 'a' })
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'INSUFFICIENT_SLOTS'])
    expect(await rows(user)).toBe(0)
    full = false
    const retried = await post(user, key, { code: 'a' })
    expect([retried.status, retried.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect(await rows(user)).toBe(1)
  })

  test('a key that is not a UUID is refused before anything happens', async () => {
    const { api, post, rows } = await openNotes(open)
    const user = await api.demoUser()
    const refused = await post(user, 'retry-1', { code: 'a' })
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'VALIDATION_FAILED'])
    expect(await rows(user)).toBe(0)
  })
})
