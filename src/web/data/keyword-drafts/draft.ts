import * as v from 'valibot'

/** What the organisation shares of a draft: all but title and subtitle. */
const Shared = v.object({
  entries: v.array(v.string()),
  published: v.nullable(v.array(v.string())),
  second: v.nullable(v.array(v.string())),
})
type Shared = v.InferOutput<typeof Shared>

/** The organisation's text, or what the queue makes of it; `revision` 0: there was none. */
export interface SharedDraft extends Shared {
  revision: number
}

/** The keyword field of one app and localization as it is composed on this device. */
export const Draft = v.object({
  entries: v.array(v.string()),
  /** The field that the store has, as far as the user said so; null: not said. */
  published: v.nullable(v.array(v.string())),
  /** Another draft, to compare with; null: none. */
  second: v.optional(v.nullable(v.array(v.string())), null),
  /** Title and subtitle that the user typed; null: those of the listing. */
  title: v.optional(v.nullable(v.string()), null),
  subtitle: v.optional(v.nullable(v.string()), null),
  /** What was last taken from the organisation or queued for it; null: nothing yet. */
  base: v.optional(v.nullable(v.object({ ...Shared.entries, revision: v.number() })), null),
})
export type Draft = v.InferOutput<typeof Draft>

export const EMPTY_DRAFT: Draft = {
  entries: [],
  published: null,
  second: null,
  title: null,
  subtitle: null,
  base: null,
}

const KIND = 'field'

/** The id of its row on the device. */
export const draftRowId = (projectId: string, locale: string): string => `${KIND} ${projectId} ${locale}`

/** What a row's id says; null: the row is no draft. */
export function draftOf(rowId: string): { projectId: string; locale: string } | null {
  const [kind, projectId, locale] = rowId.split(' ')
  return kind === KIND && projectId && locale ? { projectId, locale } : null
}

const text = (entries: readonly string[] | null) => (entries ?? []).join(',')

const isSame = (a: Shared, b: Shared) =>
  text(a.entries) === text(b.entries) && text(a.published) === text(b.published) && text(a.second) === text(b.second)

const isEmpty = ({ entries, published, second }: Shared) =>
  entries.length === 0 && (published ?? []).length === 0 && (second ?? []).length === 0

/**
 * What is to be done with a draft of this device and the organisation's: nothing, take over theirs, send one's own, or ask,
 * because both have changed.
 *
 * @param shared as it will be once the queue is sent; null: the organisation has none
 * @param isRefused a change of it was refused
 */
export function syncStep(
  draft: Draft,
  shared: SharedDraft | null,
  isRefused = false,
): 'none' | 'take' | 'send' | 'conflict' {
  if (isRefused) return 'conflict'
  const isChanged = draft.base ? !isSame(draft, draft.base) : !isEmpty(draft)
  const isBehind = (shared?.revision ?? 0) !== (draft.base?.revision ?? 0)
  if (shared && isSame(draft, shared)) return isBehind ? 'take' : 'none'
  if (isChanged) return isBehind ? 'conflict' : 'send'
  return shared ? 'take' : 'none'
}

/** The draft with what the organisation shares. */
export const withShared = (draft: Draft, { entries, published, second, revision }: SharedDraft): Draft => ({
  ...draft,
  entries,
  published,
  second,
  base: { entries, published, second, revision },
})

/** Whether a draft holds something that neither its listing nor the published field has, nor the organisation. */
export function isOnlyOnDevice(draft: Draft): boolean {
  const { entries, published, second, title, subtitle, base } = draft
  if (base && isSame(draft, base)) return title !== null || subtitle !== null
  const isOwn = (words: readonly string[] | null) => text(words) !== '' && text(words) !== text(published)
  return isOwn(entries) || isOwn(second) || title !== null || subtitle !== null
}
