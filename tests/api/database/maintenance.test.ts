import { expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { removeExpired } from '#server/maintenance.ts'
import { describeOnEachDatabase } from '../../support/api/api-harness.ts'

const DAY_MS = 86_400_000

describeOnEachDatabase('nightly maintenance', (open) => {
  test('demos nobody can return to go with everything they hold; accounts stay', async () => {
    const api = await open()
    const { db } = api.services
    const person = await api.signedUpUser()
    await api.demoUser()
    await removeExpired({ db }, api.clock.now())
    expect(await db.selectFrom('organisation').select('id').execute()).toHaveLength(2)

    api.clock.advance(61 * DAY_MS)
    const visited = await api.demoUser()
    await removeExpired({ db }, api.clock.now())
    const left = await db.selectFrom('organisation').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual(
      [person.identity.organizationId, visited.identity.organizationId].sort(),
    )
    expect(await db.selectFrom('app_user').select('id').execute()).toHaveLength(2)
    const projects = await db.selectFrom('project').select('organisation_id').distinct().execute()
    expect(projects).toEqual([{ organisation_id: visited.identity.organizationId }])
    expect((await api.request(refreshToken, { body: { refreshToken: visited.refreshToken } })).status).toBe(200)
  })

  test('idempotency keys are kept 90 days', async () => {
    const api = await open()
    const { db } = api.services
    const { identity } = await api.signedUpUser()
    const key = { user_id: identity.userId, fingerprint: 'x', status: 204, body: null }
    const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
    await db
      .insertInto('idempotency_key')
      .values([
        { ...key, key: crypto.randomUUID(), created_at: daysAgo(89) },
        { ...key, key: crypto.randomUUID(), created_at: daysAgo(91) },
      ])
      .execute()
    await removeExpired({ db }, api.clock.now())
    expect(await db.selectFrom('idempotency_key').select('key').execute()).toHaveLength(1)
  })

  test('what a payment provider has told is known for 90 days', async () => {
    const { services } = await open()
    const { db } = services
    const now = services.clock()
    const event = (event_id: string, days: number) => ({
      provider: 'stripe',
      event_id,
      received_at: new Date(now.getTime() - days * DAY_MS),
    })
    await db
      .insertInto('payment_event')
      .values([event('old', 91), event('new', 89)])
      .execute()
    await removeExpired(services, now)
    expect(await db.selectFrom('payment_event').select('event_id').execute()).toEqual([{ event_id: 'new' }])
  })

  test('counts of ranked keywords are kept 90 days, lists of them 2, mails 30', async () => {
    const api = await open()
    const { db } = api.services
    const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
    await db.deleteFrom('mail').execute()
    const app = { market: 'sample', store: 'APP_STORE', track_id: '1', locale: 'en-US', delta: null } as const
    const letter = { recipient: 'ada@example.com', text: 'Hello', html: 'Hello' }
    for (const days of [1, 3, 29, 31, 89, 91]) {
      const at = daysAgo(days)
      const day = dayOf(at)
      const counted = { ...app, day, top: 200, keywords_count: days, started_at: at, finished_at: at }
      await db.insertInto('ranked_keyword_count').values(counted).execute()
      const { top: _, keywords_count: __, delta: ___, ...key } = counted
      await db
        .insertInto('ranked_keyword_list')
        .values({ ...key, keywords: null })
        .execute()
      await db
        .insertInto('mail')
        .values({ ...letter, subject: `${days}`, id: crypto.randomUUID(), created_at: at })
        .execute()
    }
    await removeExpired({ db }, api.clock.now())
    const counts = await db.selectFrom('ranked_keyword_count').select('keywords_count').orderBy('day').execute()
    expect(counts.map((row) => row.keywords_count)).toEqual([89, 31, 29, 3, 1])
    expect(await db.selectFrom('ranked_keyword_list').select('day').execute()).toHaveLength(1)
    expect(await db.selectFrom('mail').select('subject').execute()).toEqual(
      ['1', '3', '29'].map((subject) => ({ subject })),
    )
  })
})
