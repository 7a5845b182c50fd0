import * as v from 'valibot'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { REPLY_DRAFTS_KIND, ReplyDraft } from './reply-draft.ts'

export interface SavedReply {
  store: string
  trackId: string
  reviewId: string
  text: string
}

const Row = v.record(v.string(), ReplyDraft)

/** The user's replies to reviews that were written and not sent: they exist nowhere but on this device. Throws `DeviceError`. */
export async function savedReplies(): Promise<SavedReply[]> {
  const userId = deviceUser.get()
  if (userId === null) return []
  const db = await userDatabase('data', userId)
  const rows = await withConnection(db, () => db.drafts.where('id').startsWith(`${REPLY_DRAFTS_KIND} `).toArray())
  return rows.flatMap(({ id, value }) => {
    const [, store, trackId] = id.split(' ')
    const drafts = v.safeParse(Row, value)
    if (!store || !trackId || !drafts.success) return []
    return Object.entries(drafts.output).map(([reviewId, { text }]) => ({ store, trackId, reviewId, text }))
  })
}

/** A file of such replies, to keep: JSON. */
export const repliesFile = (replies: readonly SavedReply[]): string =>
  `${JSON.stringify({ replyDrafts: replies }, null, 2)}\n`
