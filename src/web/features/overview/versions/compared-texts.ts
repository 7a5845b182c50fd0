import type { AppVersion } from '#contract/overview/overview.ts'

type Texts = NonNullable<AppVersion['texts']>
export type TextField = keyof Texts

export interface ChangedText {
  field: TextField
  before: string | null
  after: string | null
}

export interface ComparedTexts {
  changed: ChangedText[]
  /** Those that both have, word for word. */
  same: TextField[]
}

const fields: readonly TextField[] = ['title', 'shortDescription', 'promotionalText', 'description']

/** What became of a listing's texts from one version to another; null: those of one of them are not known. */
export function comparedTexts(before: AppVersion, after: AppVersion): ComparedTexts | null {
  const [then, now] = [before.texts, after.texts]
  if (!then || !now) return null
  return {
    changed: fields
      .filter((field) => then[field] !== now[field])
      .map((field) => ({ field, before: then[field], after: now[field] })),
    same: fields.filter((field) => then[field] === now[field] && now[field]),
  }
}
