import * as v from 'valibot'
import { countryOfTerritory } from '#server/markets/territories.ts'
import { ReplyResource, replyOf, type StoreReply } from './replies.ts'
import { listAll, pagesOf, resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** A review as its developer sees it. Apple tells no device, likes or language, and versions by another route. */
export interface StoreReview {
  reviewId: string
  /** 1..5. */
  rating: number
  title: string
  body: string
  author: string | null
  /** Timestamp, UTC; that of the last change where the customer changed it. */
  createdAt: string
  /** ISO 3166-1 alpha-2; null: Apple names a territory that is not known here. */
  country: string | null
  reply: StoreReply | null
}

const ReviewResource = v.object({
  id: v.string(),
  attributes: v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    title: v.nullish(v.string(), ''),
    body: v.nullish(v.string(), ''),
    reviewerNickname: v.nullish(v.string()),
    createdDate: v.pipe(v.string(), v.isoTimestamp()),
    territory: v.optional(v.string(), ''),
  }),
  relationships: v.optional(
    v.object({ response: v.optional(v.object({ data: v.nullish(v.object({ id: v.string() })) })) }),
  ),
})

const PAGE = 200

/**
 * `since`: none that is older; `limit`: no more than that; `signal` ends the reading; `onSkipped`: so many of a page could not
 * be read.
 */
export interface ReviewQuery {
  since?: Date
  limit: number
  signal?: AbortSignal
  onSkipped?: (count: number) => void
}

/** An app's reviews of all countries, newest first; the next page is asked for when it is wanted. */
export async function* readReviews(
  transport: Transport,
  trackId: string,
  { since, limit, signal, onSkipped }: ReviewQuery,
): AsyncGenerator<StoreReview> {
  const query = { sort: '-createdDate', include: 'response', limit: String(Math.min(PAGE, limit)) }
  const path = `/v1/apps/${encodeURIComponent(trackId)}/customerReviews`
  let read = 0
  for await (const page of pagesOf(transport, { data: ReviewResource, included: ReplyResource, path, query, signal })) {
    if (page.skipped > 0) onSkipped?.(page.skipped)
    const replies = new Map(page.included.map((reply) => [reply.id, replyOf(reply)]))
    for (const { id, attributes, relationships } of page.data) {
      const createdAt = new Date(attributes.createdDate)
      if (read++ >= limit || (since && createdAt < since)) return
      yield {
        reviewId: id,
        rating: attributes.rating,
        title: attributes.title,
        body: attributes.body,
        author: attributes.reviewerNickname ?? null,
        createdAt: createdAt.toISOString(),
        country: countryOfTerritory(attributes.territory),
        reply: replies.get(relationships?.response?.data?.id ?? '') ?? null,
      }
    }
    if (read >= limit) return
  }
}

export interface VersionReviews {
  version: string
  reviewIds: string[]
}

const Version = resource(v.object({ versionString: v.string(), createdDate: v.optional(v.string(), '') }))

/** Which reviews of an app are of which version, the newest version first, page by page as it is asked for. */
export async function* readVersionReviews(
  transport: Transport,
  trackId: string,
  signal?: AbortSignal,
): AsyncGenerator<VersionReviews> {
  const limit = String(PAGE)
  const path = `/v1/apps/${encodeURIComponent(trackId)}/appStoreVersions`
  const versions = await listAll(transport, { data: Version, path, query: { limit }, signal })
  const newestFirst = versions.toSorted((a, b) => b.attributes.createdDate.localeCompare(a.attributes.createdDate))
  for (const { id, attributes } of newestFirst) {
    const listed = { path: `/v1/appStoreVersions/${encodeURIComponent(id)}/customerReviews`, signal }
    const query = { sort: '-createdDate', limit }
    for await (const { data } of pagesOf(transport, { ...listed, data: v.object({ id: v.string() }), query }))
      yield { version: attributes.versionString, reviewIds: data.map((review) => review.id) }
  }
}
