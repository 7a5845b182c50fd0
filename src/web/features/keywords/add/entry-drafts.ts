import type { AppInCountry } from '#web/apps/selected-app.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { markUnsaved } from '#web/offline/updates/app-update.ts'

/** An entry of the dialog that is neither sent nor discarded. */
interface EntryDraft {
  /** As they were typed. */
  ended: readonly string[]
  /** How many of the keywords added last didn't fit into the list. */
  leftOut: number
  typed: string
  tags: readonly string[]
  alsoIn: readonly string[]
}

const EMPTY: EntryDraft = { ended: [], leftOut: 0, typed: '', tags: [], alsoIn: [] }

/** In memory: an entry survives leaving the page, but not a reload, so an update of the app waits for it. */
const entries = new Map<string, EntryDraft>()
deviceUser.subscribe(() => {
  for (const id of entries.keys()) discardEntryDraft(id)
})

export const entryKeyOf = ({ project, locale }: Pick<AppInCountry, 'project' | 'locale'>): string =>
  `add-keywords ${project.projectId} ${locale}`

export const readEntryDraft = (id: string): EntryDraft => entries.get(id) ?? EMPTY

export function saveEntryDraft(id: string, entry: EntryDraft): void {
  entries.set(id, entry)
  markUnsaved(id, entry.ended.length > 0 || entry.typed.trim() !== '')
}

export function discardEntryDraft(id: string): void {
  entries.delete(id)
  markUnsaved(id, false)
}
