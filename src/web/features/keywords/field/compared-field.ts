import type { Draft } from '#web/data/keyword-drafts/draft.ts'

/** What a draft can be compared with. */
export const comparedFields = ['empty', 'published', 'second'] as const
export type ComparedField = (typeof comparedFields)[number]

/** Those that there are. */
export const comparable = (draft: Draft): ComparedField[] =>
  comparedFields.filter((one) => one === 'empty' || draft[one] !== null)

/** The one that was chosen, else the published field, the second draft, or an empty field. */
export function comparedOf(draft: Draft, chosen: ComparedField | null): ComparedField {
  if (chosen !== null && comparable(draft).includes(chosen)) return chosen
  if (draft.published !== null) return 'published'
  return draft.second === null ? 'empty' : 'second'
}

/** Its words. */
export const entriesOf = (draft: Draft, compared: ComparedField): readonly string[] =>
  compared === 'empty' ? [] : (draft[compared] ?? [])
