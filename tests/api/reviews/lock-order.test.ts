import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { openPostgres, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { holdReplies } from '#server/reviews/answering/hold-replies.ts'
import { planFeed } from '#server/reviews/import/plan-feeds.ts'
import { claimFeed, type Feed } from '#server/reviews/import/claim-feed.ts'
import { forgetMarket, noteMissing } from '#server/reviews/import/missing-reviews.ts'
import { readConfig } from '#server/kernel/config.ts'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'
import { openApi } from '#tests/support/api/api.ts'
import { newMember } from '#tests/support/api/member.ts'
import { addReviews } from '#tests/support/reviews/own-reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { store, trackId } = sample.moorlight
const ruleId = crypto.randomUUID()

describe.runIf(inject('postgresUrl') !== null)(
  'who changes several reviews takes them in the order of their ids',
  () => {
    const opened: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const close of opened.splice(0).toReversed()) await close()
    })

    /** Two reviews that were stored in the other order, each with a reply of a rule that waits. */
    const backwards = async (source: 'console' | 'market') => {
      const database = await openPostgres(await freshPostgresUrl())
      opened.push(database.close)
      await migrate(database.db)
      const config = readConfig({
        AUTH_SECRET: 'a secret that is long enough for tests',
        STOREGLASS_RATE_LIMITS: 'off',
      })
      const api = await openApi(database, config, {})
      opened.push(api.close)
      const owner = await newMember(api)
      await owner.addProject(sample.moorlight)
      const organisationId = owner.identity.organizationId
      const key = { organisation_id: organisationId, store, track_id: trackId }
      const now = api.clock.now()
      for (const id of ['b', 'a']) {
        await addReviews(api, owner, { [id]: { source } })
        await database.db
          .insertInto('review_reply')
          .values({
            ...key,
            review_id: id,
            text: 'Thanks!',
            state: 'queued',
            origin: 'rule',
            rule_id: ruleId,
            state_at: now,
            send_at: now,
          })
          .execute()
      }
      // So small a table is then read in the order in which it was written.
      await sql`analyze own_review, review_reply`.execute(database.db)
      const app = { organisationId, store, trackId }
      await planFeed(database.db, app, now)
      const feed = (await claimFeed(database.db, now, app))!
      return { database, key, now, feed }
    }

    /** Takes the first review, lets the work wait for it, and then wants the second, which the work must not have. */
    const takesInOrder = async ({ db }: Database, work: () => Promise<void>) => {
      const isWaited = async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(db)
        return rows.length > 0
      }
      let working: Promise<void> | undefined
      await db.transaction().execute(async (transaction) => {
        const take = (id: string) =>
          sql`select from own_review where review_id = ${id} for update nowait`.execute(transaction)
        await take('a')
        working = work()
        await vi.waitUntil(isWaited, { timeout: 10_000, interval: 10 })
        await take('b')
      })
      await working
    }

    test('replies of a rule are held', async () => {
      const { database, key, now } = await backwards('console')
      await takesInOrder(database, () =>
        database.db.transaction().execute((transaction) => holdReplies(transaction, key, [ruleId], now)),
      )
      const states = await database.db.selectFrom('review_reply').select('state').execute()
      expect(states).toEqual([{ state: 'to-approve' }, { state: 'to-approve' }])
    })

    test.each<[string, 'console' | 'market', (database: Database, feed: Feed, now: Date) => Promise<void>]>([
      ['reviews are missing', 'console', ({ db }, feed, now) => noteMissing(db, feed, { ids: [], since: null }, now)],
      ['reviews of the market are forgotten', 'market', ({ db }, feed, now) => forgetMarket(db, feed, now)],
    ])('%s', async (_, source, work) => {
      const { database, feed, now } = await backwards(source)
      await takesInOrder(database, () => work(database, feed, now))
      const left = await database.db.selectFrom('own_review').select('missing_since').execute()
      expect(left).toEqual(source === 'market' ? [] : [{ missing_since: now }, { missing_since: now }])
    })
  },
)
