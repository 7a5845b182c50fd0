import { sql, type Kysely } from 'kysely'
import type { EndpointRequest } from '#contract/protocol/endpoint.ts'
import type { getReviews, ReviewSort } from '#contract/reviews/inbox.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OwnApp } from '../own-app.ts'
import { isReplied } from './open-reviews.ts'

type Query = EndpointRequest<typeof getReviews>['query']

/** What a store does not tell comes last, either way. */
const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`written_at desc`,
  oldest: sql`written_at`,
  'high-rating': sql`rating desc, written_at desc`,
  'low-rating': sql`rating, written_at desc`,
  'most-liked': sql`likes desc nulls last, written_at desc`,
  'least-liked': sql`likes nulls last, written_at desc`,
}

const ratingsOf = { negative: [1, 2], neutral: [3], positive: [4, 5] }

/** Ids of an own app's reviews that pass the filters (OP-70), in order. */
export async function filteredIds(db: Kysely<Schema>, app: OwnApp, query: Query): Promise<string[]> {
  const { organisationId, store, trackId } = app
  const conditions = sql.join(
    [sql`organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}`, ...conditionsOf(query)],
    sql` and `,
  )
  const columns = query.text === undefined ? sql`review_id as id` : sql`review_id as id, title, body, author`
  const { rows } = await sql<{ id: string; title: string | null; body: string; author: string | null }>`
    select ${columns} from own_review where ${conditions} order by ${orders[query.sort]}, review_id`.execute(db)
  if (query.text === undefined) return rows.map(({ id }) => id)
  // Databases differ in what they take for the same letter.
  const wanted = plain(query.text.trim())
  return rows.flatMap(({ id, title, body, author }) =>
    [title, body, author].some((text) => text !== null && plain(text).includes(wanted)) ? id : [],
  )
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

function conditionsOf({ month, rating, country, language, version, replied, sentiment, from, to }: Query) {
  const conditions: ReturnType<typeof sql>[] = []
  if (month !== undefined)
    conditions.push(sql`written_at >= ${dayIn(`${month}-01`)} and written_at < ${dayIn(monthAfter(month))}`)
  if (rating !== undefined) conditions.push(sql`rating = any(${rating.map(Number)})`)
  if (country !== undefined) conditions.push(sql`country = any(${country})`)
  if (language !== undefined) conditions.push(sql`language = any(${language})`)
  if (version !== undefined) conditions.push(sql`version = ${version}`)
  if (replied !== undefined) conditions.push(replied === 'true' ? sql`${isReplied}` : sql`not ${isReplied}`)
  if (sentiment !== undefined) conditions.push(sql`rating = any(${ratingsOf[sentiment]})`)
  if (from !== undefined) conditions.push(sql`written_at >= ${dayIn(from)}`)
  if (to !== undefined) conditions.push(sql`written_at < ${dayIn(to, 1)}`)
  return conditions
}

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return dayOf(Date.UTC(year, number, 1))
}

/** Its beginning, UTC, or that of a later one. */
const dayIn = (day: string, after = 0) => new Date(Date.parse(`${day}T00:00:00.000Z`) + after * 86_400_000)
