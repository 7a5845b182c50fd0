import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openEmbedded, type Database } from '#server/db/database.ts'
import { insertConnection } from '#server/integrations/connections/insert-connection.ts'
import { readSecrets } from '#server/integrations/connections/secrets.ts'
import { readConfig } from '#server/kernel/config.ts'
import { addReviews } from '#tests/support/reviews/own-reviews.ts'
import { isPost } from '#tests/support/reviews/replying.ts'
import { serveReviewConsole, type ReviewConsole } from '#tests/support/reviews/review-console.ts'
import { customerReview } from '#tests/support/reviews/reviewed-app.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { seedLive } from '#tests/support/stores/live-seed.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const KILLS = import.meta.env.MODE === 'long' ? 20 : 3
const REPLIES = 120
/** A server is killed at a random moment of this time after its first reply, ms. */
const WITHIN_MS = 250

const person = { email: 'owner@example.com', password: 'Glass-barometer-7' }
const { store, trackId } = sample.moorlight
const ids = Array.from({ length: REPLIES }, (_, at) => `${trackId}-US-0-${at}`)
const replied = new Set(ids)

describe(`a server that is killed ${KILLS} times while it sends replies`, { timeout: 180_000 + KILLS * 40_000 }, () => {
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

  /** Somebody with a connected app, and replies to all its reviews that are due. */
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
      const ofApp = { organisation_id, store, track_id: trackId }
      await db
        .insertInto('connection_app')
        .values({ ...ofApp, connection_id: own.id, provider: 'app-store-connect', is_primary: true, assigned_at: now })
        .execute()
      const api = { services: { db }, clock: { now: () => now } } as unknown as Parameters<typeof addReviews>[0]
      const identity = { organizationId: organisation_id } as Parameters<typeof addReviews>[1]['identity']
      await addReviews(api, { identity }, Object.fromEntries(ids.map((id) => [id, {}])))
      const reply = (review_id: string) => ({
        ...ofApp,
        review_id,
        text: `Thank you, ${review_id}!`,
        state: 'queued' as const,
        origin: 'person' as const,
        written_at: now,
        state_at: now,
        send_at: now,
      })
      await db.insertInto('review_reply').values(ids.map(reply)).execute()
    })

  /** Claims lapse, and a quarter of an hour passes. */
  const later = () =>
    inDatabase(async ({ db }) => {
      const states = await db.selectFrom('review_reply').select('state').execute()
      const past = new Date(Date.now() - 16 * 60_000)
      await db
        .updateTable('review_reply')
        .set({ send_at: new Date(), first_tried_at: past })
        .where('state', '=', 'sending')
        .execute()
      return states.filter(({ state }) => state === 'sending').length
    })

  test('REV-001: the store has been given each reply once', async () => {
    console = await serveReviewConsole(store)
    console.reviews.push(...ids.map((id, at) => customerReview(id, new Date(Date.now() - (at + 1) * 60_000))))
    const given = new Map<string, number>()
    const { put } = console.records
    console.records.put = async (owner, kind, id, value) => {
      // Other jobs of a server that runs for long ask the console for reports, which are records, too.
      if (replied.has(id)) given.set(id, (given.get(id) ?? 0) + 1)
      await put(owner, kind, id, value)
      await delay(5)
    }
    const env = { ...console.env, SECRETS_KEY: 'a secret that is long enough for tests', STOREGLASS_MARKET: 'live' }
    server = await ServerProcess.start(env)
    await server.stop()
    await seed(env)
    const left: number[] = []
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const posts = () => console.faults.calls.filter(isPost).length
      const before = posts()
      await server.start()
      await vi.waitUntil(() => posts() > before, { timeout: 30_000, interval: 2 })
      await delay(Math.random() * WITHIN_MS)
      await server.kill()
      left.push(await later())
    }
    await server.start()
    await vi.waitUntil(() => given.size === REPLIES, { timeout: 60_000, interval: 100 })
    await server.stop()
    process.stdout.write(`killed ${KILLS} times with ${left.join(', ')} replies on their way\n`)
    expect([...given.values()].filter((count) => count !== 1)).toEqual([])
    const rows = await inDatabase(({ db }) => db.selectFrom('review_reply').select(['state', 'tries']).execute())
    expect(rows).toHaveLength(REPLIES)
    expect(rows.filter(({ state }) => state === 'refused' || state === 'queued')).toEqual([])
  })
})
