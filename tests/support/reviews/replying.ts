import * as v from 'valibot'
import { DAY_MS } from '#contract/protocol/days.ts'
import { getReview, sendReply, withdrawReply } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { createLog } from '#server/kernel/log.ts'
import type { JobContext } from '#server/reviews/sending/outcomes.ts'
import { sendDueReplies } from '#server/reviews/sending/send-replies.ts'
import type { Open } from '../api/api-harness.ts'
import type { Member } from '../api/member.ts'
import { sample } from '../stores/sample-apps.ts'
import { customerReview, reviewedApp, type StoreReview } from './reviewed-app.ts'

const SECOND_MS = 1000
const AFTER_UNDO_MS = 11 * SECOND_MS

/** An app with some reviews of its console that are read, and what a test does with the replies to them. */
export async function replyingApp(
  open: Open,
  { app = sample.moorlight, count = 1, own = {} }: { app?: AppRef; count?: number; own?: Partial<StoreReview> } = {},
) {
  const connected = await reviewedApp(open, app)
  const { api, console, owner } = connected
  const ids = Array.from({ length: count }, (_, at) => `${app.trackId}-US-0-${at}`)
  const at = (index: number) => new Date(api.clock.now().getTime() - (index + 1) * 60_000)
  console.reviews.push(...ids.map((id, index) => customerReview(id, at(index), { version: '4.2', likes: 1, ...own })))
  await connected.run()
  const path = (reviewId: string) => ({ params: { trackId: app.trackId, reviewId }, query: { store: app.store } })
  const review = async (id = ids[0]!) => (await connected.current()).read(getReview, path(id))
  const seen = ({ changedAt, reply }: OwnReview) => ({ changedAt, reply: reply?.text ?? null })

  /** Runs the job on this organisation alone: the tests of a database share it. */
  const sendDue = async (parts: Partial<JobContext> = {}) => {
    const { db, clock } = api.services
    await db
      .updateTable('review_reply')
      .set({ send_at: new Date(clock().getTime() + 400 * DAY_MS) })
      .where('organisation_id', '<>', owner.identity.organizationId)
      .where('send_at', 'is not', null)
      .execute()
    return sendDueReplies({ ...api.services, ...parts })
  }
  return {
    ...connected,
    ids,
    path,
    review,
    seen,
    quiet: { log: createLog('silent') },
    sendDue,
    /** As somebody who has the review before their eyes. */
    reply: async (text: string, id = ids[0]!, member?: Member) => {
      const body = { text, seen: seen(await review(id)) }
      return (member ?? (await connected.current())).read(sendReply, { ...path(id), body })
    },
    withdraw: async (id = ids[0]!) => (await connected.current()).call(withdrawReply, path(id)),
    /** Lets time pass, and the job run. */
    after: async (seconds: number, parts: Partial<JobContext> = {}) => {
      api.clock.advance(seconds * SECOND_MS)
      await sendDue(parts)
    },
    afterUndo: async (parts: Partial<JobContext> = {}) => {
      api.clock.advance(AFTER_UNDO_MS)
      await sendDue(parts)
    },
    /** Calls by which the store was asked to take a reply. */
    posts: () => console.faults.calls.filter(isPost),
    /** What the store has, by review. */
    inStore: async () => {
      const kept = await console.records.list(console.given.owner, 'reply')
      return Object.fromEntries(kept.flatMap(({ id, value }) => textIn(id, value)))
    },
  }
}

export const isPost = (call: string) => call.startsWith('POST') && /customerReviewResponses|:reply/.test(call)

const KeptReply = v.union([v.object({ is: v.literal('reply'), body: v.string() }), v.object({ text: v.string() })])

function textIn(id: string, value: unknown): [string, string][] {
  const kept = v.safeParse(KeptReply, value)
  if (!kept.success) return []
  return [[id.split('/').at(-1)!, 'body' in kept.output ? kept.output.body : kept.output.text]]
}
