import * as v from 'valibot'
import { localesOfStorefront, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { keptRows } from './kept-rows.ts'

/** The keyword field of one app and localization as its user composes it on this device. */
const Draft = v.object({
  entries: v.array(v.string()),
  /** The field that the store has, as far as the user said so; null: not said. */
  published: v.nullable(v.array(v.string())),
  /** Another draft, to compare with; null: none. */
  second: v.optional(v.nullable(v.array(v.string())), null),
})
export type Draft = v.InferOutput<typeof Draft>

/** What the composer shows of an app in a country. */
const View = v.object({
  locale: v.string(),
  /** All localizations that the storefront searches count together. */
  together: v.boolean(),
})
export type View = v.InferOutput<typeof View>

export const EMPTY_DRAFT: Draft = { entries: [], published: null, second: null }

export const drafts = keptRows(Draft, EMPTY_DRAFT)
export const views = keptRows<View | null>(v.nullable(View), null)

/** Of the project's own app, also while one looks at a competitor: nobody else's field can be composed. */
export const draftId = ({ project }: AppInCountry, locale: string): string => `field ${project.projectId} ${locale}`
export const viewId = ({ project, locale }: AppInCountry): string =>
  `view ${project.projectId} ${countryCodeOf(locale)}`

/** The view that was chosen, else the localization that the country's people see. */
export function viewOf({ locale }: AppInCountry, chosen: View | null): View {
  const isSearched = chosen !== null && localesOfStorefront(countryCodeOf(locale))?.includes(chosen.locale)
  return isSearched ? chosen : { locale: storeLocaleOf(locale), together: chosen?.together ?? false }
}

/** Fields before the last changes of this page, newest last. */
const earlier = new Map<string, string[][]>()
const REMEMBERED = 50
deviceUser.subscribe(() => earlier.clear())

export const canUndo = (id: string): boolean => (earlier.get(id)?.length ?? 0) > 0

/** Changes the words of a field; the change can be undone as long as the page lasts. */
export async function changeEntries(id: string, next: (before: readonly string[]) => string[]): Promise<void> {
  const { entries } = await drafts.read(id)
  if (saysTheSame(entries, next(entries))) return
  earlier.set(id, [...(earlier.get(id) ?? []), entries].slice(-REMEMBERED))
  await drafts.change(id, (draft) => ({ ...draft, entries: next(draft.entries) }))
}

/** The second draft becomes the one that is composed, and that one the second; can be undone as any change of the words. */
export async function swapDrafts(id: string): Promise<void> {
  const { entries, second } = await drafts.read(id)
  if (second === null) return
  await changeEntries(id, () => second)
  await drafts.change(id, (draft) => ({ ...draft, second: entries }))
}

export async function undo(id: string): Promise<void> {
  const before = earlier.get(id)?.pop()
  if (before) await drafts.change(id, (draft) => ({ ...draft, entries: before }))
}
