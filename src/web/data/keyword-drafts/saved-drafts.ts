import * as v from 'valibot'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { Draft, draftOf, isOnlyOnDevice } from './draft.ts'

export interface SavedDraft extends Draft {
  projectId: string
  /** Its localization. */
  locale: string
}

/** The user's drafts that exist nowhere but on this device. Throws `DeviceError`. */
export async function savedDrafts(): Promise<SavedDraft[]> {
  const userId = deviceUser.get()
  if (userId === null) return []
  const db = await userDatabase('data', userId)
  const rows = await withConnection(db, () => db.drafts.toArray())
  return rows.flatMap(({ id, value }) => {
    const of = draftOf(id)
    const parsed = v.safeParse(Draft, value)
    return of && parsed.success && isOnlyOnDevice(parsed.output) ? [{ ...of, ...parsed.output }] : []
  })
}

/** A file of drafts, to keep: JSON, in which each keyword field is written as the store takes it. */
export function draftsFile(drafts: readonly SavedDraft[], titleOf: (projectId: string) => string): string {
  const fieldOf = (entries: readonly string[] | null) => entries?.join(',') ?? null
  const kept = drafts.map(({ projectId, locale, entries, published, second, title, subtitle }) => ({
    app: titleOf(projectId),
    projectId,
    localization: locale,
    keywordField: fieldOf(entries),
    secondDraft: fieldOf(second),
    published: fieldOf(published),
    title,
    subtitle,
  }))
  return `${JSON.stringify({ keywordFieldDrafts: kept }, null, 2)}\n`
}
