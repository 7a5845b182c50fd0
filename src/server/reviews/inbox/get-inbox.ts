import { sql, type Kysely } from 'kysely'
import { getReviewInbox, type ReviewInbox } from '#contract/reviews/inbox.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnApp, type OwnApp } from '../own-app.ts'
import { readIfDue } from './read-if-due.ts'
import { isToAnswer, isToApprove } from './open-reviews.ts'

export const inbox = serve(getReviewInbox, async ({ params, query, caller, db, services }): Promise<ReviewInbox> => {
  const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
  await readIfDue(services, app)
  const { feed, isOutdated, ...source } = await sourceOf(db, app)
  const months = await monthsOf(db, app)
  return {
    source: feed?.source ?? 'none',
    ...source,
    readAt: feed?.read_at?.toISOString() ?? null,
    // What everybody sees says nothing of an app that a console tells of.
    withheldIn: feed?.source === 'market' ? feed.withheld_in : [],
    isReading: isOutdated || (feed !== undefined && isReading(feed, services.clock())),
    total: months.reduce((sum, { count }) => sum + count, 0),
    toAnswer: months.reduce((sum, one) => sum + one.toAnswer, 0),
    toApprove: months.reduce((sum, one) => sum + one.toApprove, 0),
    months: months.map(({ month, count, changedAt }) => ({ month, count, changedAt })),
  }
})

/** What a first look has left of a store is read soon. */
const SOON_MS = 60_000

const isReading = (feed: { full_at: Date | null; failures: number; next_at: Date }, now: Date) =>
  feed.full_at === null && feed.failures === 0 && feed.next_at.getTime() <= now.getTime() + SOON_MS

async function monthsOf(db: Kysely<Schema>, { organisationId, store, trackId }: OwnApp) {
  const { rows } = await sql<{ month: string; count: number; toAnswer: number; toApprove: number; changed: Date }>`
    select to_char(written_at at time zone 'UTC', 'YYYY-MM') as month,
      count(*)::int as count,
      (count(*) filter (where ${isToAnswer}))::int as "toAnswer",
      (count(*) filter (where ${isToApprove}))::int as "toApprove",
      max(stored_at) as changed
    from own_review
    where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
    group by 1 order by 1 desc`.execute(db)
  return rows.map(({ month, count, toAnswer, toApprove, changed }) => ({
    month,
    count,
    toAnswer,
    toApprove,
    changedAt: changed.toISOString(),
  }))
}

/** How the app's reviews are read, and whether they can be answered. */
async function sourceOf(db: Kysely<Schema>, { organisationId, store, trackId }: OwnApp) {
  const feed = await db
    .selectFrom('review_feed')
    .select(['source', 'read_at', 'withheld_in', 'full_at', 'failure', 'failures', 'next_at', 'connection_id'])
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  const row = await db
    .selectFrom('connection_app')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('connection.id', '=', 'connection_app.connection_id'),
    )
    .leftJoin('connection_right', (join) =>
      join
        .onRef('connection_right.organisation_id', '=', 'connection.organisation_id')
        .onRef('connection_right.connection_id', '=', 'connection.id')
        .on('connection_right.capability', '=', 'reply'),
    )
    .select(['connection.id', 'connection.name', 'connection.status', 'connection_right.state as reply'])
    .where('connection_app.organisation_id', '=', organisationId)
    .where('connection_app.store', '=', store)
    .where('connection_app.track_id', '=', trackId)
    .where('connection_app.provider', 'in', ['app-store-connect', 'google-play'])
    .where('connection_app.is_primary', '=', true)
    .executeTakeFirst()
  // The next import follows a connection that is new or gone, and reads anew.
  const isOutdated = feed !== undefined && feed.connection_id !== (row?.id ?? null)
  if (!row) return { feed, isOutdated, connection: null, problem: 'no-connection' as const }
  const { id, name, status, reply } = row
  const isRefused = feed?.failure === 'permission' && feed.connection_id === id
  return { feed, isOutdated, connection: { id, name }, problem: problemOf(status, reply === 'missing' || isRefused) }
}

function problemOf(status: string, isRefused: boolean): ReviewInbox['problem'] {
  if (status === 'broken' || status === 'blocked') return 'broken'
  if (status === 'rate-limited') return 'rate-limited'
  return isRefused ? 'permission' : null
}
