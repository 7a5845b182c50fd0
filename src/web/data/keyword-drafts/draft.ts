import * as v from 'valibot'

/** The keyword field of one app and localization as its user composes it on this device. */
export const Draft = v.object({
  entries: v.array(v.string()),
  /** The field that the store has, as far as the user said so; null: not said. */
  published: v.nullable(v.array(v.string())),
  /** Another draft, to compare with; null: none. */
  second: v.optional(v.nullable(v.array(v.string())), null),
  /** Title and subtitle that the user typed; null: those of the listing. */
  title: v.optional(v.nullable(v.string()), null),
  subtitle: v.optional(v.nullable(v.string()), null),
})
export type Draft = v.InferOutput<typeof Draft>

export const EMPTY_DRAFT: Draft = { entries: [], published: null, second: null, title: null, subtitle: null }

const KIND = 'field'

/** The id of its row on the device. */
export const draftRowId = (projectId: string, locale: string): string => `${KIND} ${projectId} ${locale}`

/** What a row's id says; null: the row is no draft. */
export function draftOf(rowId: string): { projectId: string; locale: string } | null {
  const [kind, projectId, locale] = rowId.split(' ')
  return kind === KIND && projectId && locale ? { projectId, locale } : null
}

const text = (entries: readonly string[] | null) => (entries ?? []).join(',')

/** Whether a draft holds something that neither its listing nor the published field has. */
export function isOnlyOnDevice({ entries, published, second, title, subtitle }: Draft): boolean {
  const isOwn = (words: readonly string[] | null) => text(words) !== '' && text(words) !== text(published)
  return isOwn(entries) || isOwn(second) || title !== null || subtitle !== null
}
