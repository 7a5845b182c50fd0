import * as v from 'valibot'
import { localesOfStorefront, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Draft, draftRowId, EMPTY_DRAFT } from '#web/data/keyword-drafts/draft.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'

/** The composer's view of an app in a country. */
const View = v.object({
  locale: v.string(),
  /** All localizations that the storefront searches count together. */
  together: v.boolean(),
})
export type View = v.InferOutput<typeof View>

export const drafts = savedRows(Draft, EMPTY_DRAFT)
export const views = savedRows<View | null>(v.nullable(View), null)

/** Always of the project's own app, also while a competitor is selected: only its field can be edited. */
export const draftId = ({ project }: AppInCountry, locale: string): string => draftRowId(project.projectId, locale)
export const viewId = ({ project, locale }: AppInCountry): string =>
  `view ${project.projectId} ${countryCodeOf(locale)}`

/** The view that was chosen, else the localization that the country's people see. */
export function viewOf({ locale }: AppInCountry, chosen: View | null): View {
  const isSearched = chosen !== null && localesOfStorefront(countryCodeOf(locale))?.includes(chosen.locale)
  return isSearched ? chosen : { locale: storeLocaleOf(locale), together: chosen?.together ?? false }
}

/** Drafts before the last changes of this page, newest last. */
const earlier = new Map<string, Draft[]>()
const REMEMBERED = 50
deviceUser.subscribe(() => earlier.clear())

/** What another person has changed is not undone from here. */
export const forgetEarlier = (id: string): void => void earlier.delete(id)

export const canUndo = (id: string): boolean => (earlier.get(id)?.length ?? 0) > 0

/** Changes a draft; the change can be undone until the page is closed. Throws like `SavedRows.change`. */
export async function changeDraft(id: string, next: (before: Draft) => Draft): Promise<void> {
  const before = await drafts.read(id)
  if (saysTheSame(before, next(before))) return
  earlier.set(id, [...(earlier.get(id) ?? []), before].slice(-REMEMBERED))
  await drafts.change(id, next)
}

/** Changes the words of its field. */
export const changeEntries = (id: string, next: (before: readonly string[]) => string[]): Promise<void> =>
  changeDraft(id, (draft) => ({ ...draft, entries: next(draft.entries) }))

/** Swaps the current draft and the second one. */
export const swapDrafts = (id: string): Promise<void> =>
  changeDraft(id, (draft) =>
    draft.second === null ? draft : { ...draft, entries: draft.second, second: draft.entries },
  )

export async function undo(id: string): Promise<void> {
  const before = earlier.get(id)?.pop()
  if (before) await drafts.change(id, ({ base }) => ({ ...before, base }))
}
