import type { Kysely } from 'kysely'
import type { RightState } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import { openAppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import type { StoreReply as AppleReply } from '#server/integrations/app-store-connect/replies.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { primaryConnection, type PrimaryConnection } from '#server/integrations/connections/primary-connection.ts'
import { openGooglePlay } from '#server/integrations/google-play/google-play.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'
import type { ReviewKey } from '../replies/own-review.ts'

/** The connection that sends an app's replies, and what its key is known to be allowed. */
export type ReplyConnection = PrimaryConnection & { reply_right: RightState | null }

/** An app's primary connection to its store; null: there is none. */
export async function replyConnection(db: Kysely<Schema>, app: ReviewKey): Promise<ReplyConnection | null> {
  const connection = await primaryConnection(db, app, 'reply')
  return connection && { ...connection, reply_right: connection.right }
}

/** A reply as its store has it. */
export interface StoreReply {
  text: string
  at: Date | null
  /** Customers see it. */
  isPublished: boolean
  /** By which the App Store deletes it. */
  id: string | null
}

export interface ReviewRef {
  trackId: string
  reviewId: string
}

/** Replies of one store's console. Everything rejects with a ProviderFailure. */
export interface StoreReplies {
  /** Answers, or replaces the answer. */
  send: (review: ReviewRef, text: string) => Promise<StoreReply>
  /** null: there is none, or the review is not handed out. */
  read: (review: ReviewRef) => Promise<StoreReply | null>
  /** By the reply's own id; one that is gone already is no failure. */
  remove: (replyId: string) => Promise<void>
}

/** null: the key can't be decrypted. */
export function storeReplies(
  connections: ConnectionClients,
  consoles: Consoles,
  connection: ReplyConnection,
): StoreReplies | null {
  const parts = connections.partsOf(connection)
  if (!parts) return null
  const { credentials, send, clock } = parts
  if (credentials.provider === 'app-store-connect')
    return ofApple(openAppStoreConnect({ credentials, send, clock, ...consoles.appStoreConnect }))
  if (credentials.provider === 'google-play')
    return ofGoogle(openGooglePlay({ credentials, send, clock, ...consoles.googlePlay }))
  throw new Error(`${credentials.provider} has no reviews.`)
}

const ofApple = (client: ReturnType<typeof openAppStoreConnect>): StoreReplies => ({
  send: async ({ reviewId }, text) => fromApple(await client.respond(reviewId, text)),
  async read({ reviewId }) {
    const reply = await client.response(reviewId)
    return reply && fromApple(reply)
  },
  remove: async (replyId) => void (await unlessGone(client.deleteResponse(replyId))),
})

const fromApple = ({ id, body, state, modifiedAt }: AppleReply): StoreReply => ({
  id,
  text: body,
  isPublished: state === 'PUBLISHED',
  at: timeOf(modifiedAt),
})

const ofGoogle = (client: ReturnType<typeof openGooglePlay>): StoreReplies => ({
  async send({ trackId, reviewId }, text) {
    const { body, changedAt } = await client.reply(trackId, reviewId, text)
    return { id: null, text: body, isPublished: false, at: timeOf(changedAt) }
  },
  async read({ trackId, reviewId }) {
    const review = await unlessGone(client.review(trackId, reviewId))
    const reply = review?.reply
    return reply ? { id: null, text: reply.body, isPublished: true, at: timeOf(reply.changedAt) } : null
  },
  remove: async () => {
    throw new ProviderFailure('google-play', 'refused', 'Google Play deletes no replies.')
  },
})

const timeOf = (at: string | null) => (at === null ? null : new Date(at))

async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'not-found') return undefined
    throw error
  }
}

/** As the store may show it: Google leaves tags out, and both trim. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Whether what a store shows is the text that it was given. */
export const isSameReply = (shown: string, given: string): boolean => plain(shown) === plain(given)
