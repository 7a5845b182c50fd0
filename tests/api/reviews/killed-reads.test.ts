import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TokenResponse } from '#contract/auth/auth.ts'
import { getReviewInbox } from '#contract/reviews/inbox.ts'
import { openEmbedded, type Database } from '#server/db/database.ts'
import { insertConnection } from '#server/integrations/connections/insert-connection.ts'
import { readSecrets } from '#server/integrations/connections/secrets.ts'
import { readConfig } from '#server/kernel/config.ts'
import { serveReviewConsole, type ReviewConsole } from '#tests/support/reviews/review-console.ts'
import { customerReview } from '#tests/support/reviews/reviewed-app.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { seedLive } from '#tests/support/stores/live-seed.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const KILLS = import.meta.env.MODE === 'long' ? 20 : 3
const REVIEWS = 2000
/** A server is killed at a random moment of this time after its first call, ms. */
const WITHIN_MS = 600

const person = { email: 'owner@example.com', password: 'Glass-barometer-7' }
const { store, trackId } = sample.moorlight

describe(`a server that is killed ${KILLS} times while it reads reviews`, { timeout: 180_000 + KILLS * 40_000 }, () => {
  let console: ReviewConsole
  let server: ServerProcess
  afterEach(async () => {
    await server.remove()
    await console.stop()
  })

  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openEmbedded(server.data)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const seed = (env: Record<string, string>) =>
    inDatabase(async ({ db }) => {
      await seedLive(db, { ...person, trackIds: [trackId], keywords: {} })
      const { organisation_id, user_id } = await db
        .selectFrom('membership')
        .select(['organisation_id', 'user_id'])
        .executeTakeFirstOrThrow()
      const secrets = await readSecrets(readConfig({ STOREGLASS_DATA: server.data, ...env }))
      const own = { organisation_id, id: randomUUID(), created_by: user_id, name: 'Team key' }
      const outcome = { check: { rights: [], apps: null, accountName: null } }
      const now = new Date()
      await insertConnection(db, { ...own, credentials: console.key.credentials, outcome }, { now, secrets })
      await db
        .insertInto('connection_app')
        .values({
          organisation_id,
          connection_id: own.id,
          provider: 'app-store-connect',
          store,
          track_id: trackId,
          is_primary: true,
          assigned_at: now,
        })
        .execute()
    })

  async function signIn() {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const login = await fetch(`${server.url}/api/auth/v1/login`, { ...post, body: JSON.stringify(person) })
    const { accessToken } = v.parse(TokenResponse, await login.json())
    return async () => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await fetch(`${server.url}/api/review/management/v1/apps/${trackId}/inbox?store=${store}`, {
        headers,
      })
      return v.parse(getReviewInbox.response, await answer.json())
    }
  }

  test('REV-011: every review is there once, as the store tells it', async () => {
    console = await serveReviewConsole(store)
    const now = Date.now()
    console.reviews.push(
      ...Array.from({ length: REVIEWS }, (_, n) =>
        customerReview(`a-${n}`, new Date(now - (n + 1) * 60_000), {
          body: `The ${n}th who wrote something about it.`,
        }),
      ),
    )
    const env = { ...console.env, SECRETS_KEY: 'a secret that is long enough for tests', STOREGLASS_MARKET: 'live' }
    server = await ServerProcess.start(env)
    await server.stop()
    await seed(env)
    const counts: number[] = []
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await server.start()
      const asked = console.faults.calls.length
      const inbox = await signIn()
      const looked = inbox().catch(() => null)
      await vi.waitUntil(() => console.faults.calls.length > asked, { timeout: 30_000, interval: 5 })
      await delay(Math.random() * WITHIN_MS)
      await server.kill()
      await looked
      counts.push(
        await inDatabase(async ({ db }) => {
          // Claims lapse after ten minutes.
          await db.updateTable('review_feed').set({ claimed_until: null, read_at: null, next_at: new Date() }).execute()
          return (await db.selectFrom('own_review').select('review_id').execute()).length
        }),
      )
    }
    await server.start()
    const inbox = await signIn()
    await vi.waitUntil(async () => (await inbox()).total === REVIEWS, { timeout: 120_000, interval: 500 })
    await server.stop()
    process.stdout.write(`killed ${KILLS} times with ${counts.join(', ')} reviews stored\n`)
    expect(counts.every((count) => count % 200 === 0)).toBe(true)
    const stored = await inDatabase(({ db }) => db.selectFrom('own_review').select(['review_id', 'body']).execute())
    expect(new Map(stored.map((row) => [row.review_id, row.body]))).toEqual(
      new Map(console.reviews.map(({ id, body }) => [id, body])),
    )
  })
})
