import * as v from 'valibot'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { resource, single } from './resource.ts'
import type { Transport } from './transport.ts'

/** A developer's answer to a review. `PENDING_PUBLISH`: Apple has it, and does not show it yet. */
export interface StoreReply {
  id: string
  body: string
  state: 'PENDING_PUBLISH' | 'PUBLISHED'
  /** Timestamp, UTC; null: Apple does not say. */
  modifiedAt: string | null
}

export const ReplyResource = resource(
  v.object({
    responseBody: v.string(),
    lastModifiedDate: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp())), null),
    // A state that Apple adds: it has the reply, and a second one would replace it.
    state: v.fallback(v.picklist(['PENDING_PUBLISH', 'PUBLISHED']), 'PENDING_PUBLISH'),
  }),
)

export const replyOf = ({ id, attributes }: v.InferOutput<typeof ReplyResource>): StoreReply => ({
  id,
  body: attributes.responseBody,
  state: attributes.state,
  modifiedAt: attributes.lastModifiedDate ? new Date(attributes.lastModifiedDate).toISOString() : null,
})

/** Replies, or replaces the reply there is. */
export async function sendReply(transport: Transport, reviewId: string, text: string): Promise<StoreReply> {
  const { data } = await transport.write(single(ReplyResource), 'POST', '/v1/customerReviewResponses', {
    data: {
      type: 'customerReviewResponses',
      attributes: { responseBody: text },
      relationships: { review: { data: { type: 'customerReviews', id: reviewId } } },
    },
  })
  return replyOf(data)
}

/** By the reply's own id. */
export async function deleteReply(transport: Transport, replyId: string): Promise<void> {
  await transport.write(v.unknown(), 'DELETE', `/v1/customerReviewResponses/${encodeURIComponent(replyId)}`)
}

/** The reply as it is now; null: there is none, or no such review. */
export async function readReply(transport: Transport, reviewId: string): Promise<StoreReply | null> {
  const path = `/v1/customerReviews/${encodeURIComponent(reviewId)}/response`
  try {
    const { data } = await transport.get(single(v.nullable(ReplyResource)), path)
    return data && replyOf(data)
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'not-found') return null
    throw error
  }
}
