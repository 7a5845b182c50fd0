import * as v from 'valibot'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'

/** How the ids of rows with rules that are being written begin. */
export const RULE_DRAFTS_KIND = 'rules'

export interface SavedRule {
  store: string
  trackId: string
  /** As it was written, complete or not. */
  rule: { name: string }
}

/** Its further parts are the business of those who write it. */
const Row = v.record(v.string(), v.object({ edited: v.looseObject({ name: v.string() }) }))

/** The user's rules for replies that were begun or changed and not saved: they exist nowhere but on this device. Throws `DeviceError`. */
export async function savedRules(): Promise<SavedRule[]> {
  const userId = deviceUser.get()
  if (userId === null) return []
  const db = await userDatabase('data', userId)
  const rows = await withConnection(db, () => db.drafts.where('id').startsWith(`${RULE_DRAFTS_KIND} `).toArray())
  return rows.flatMap(({ id, value }) => {
    const [, store, trackId] = id.split(' ')
    const drafts = v.safeParse(Row, value)
    if (!store || !trackId || !drafts.success) return []
    return Object.values(drafts.output).map(({ edited }) => ({ store, trackId, rule: edited }))
  })
}

/** A file of such rules, to keep: JSON. */
export const rulesFile = (rules: readonly SavedRule[]): string => `${JSON.stringify({ ruleDrafts: rules }, null, 2)}\n`
