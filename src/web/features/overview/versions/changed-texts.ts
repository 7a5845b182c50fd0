import type { AppVersion } from '#contract/overview.ts'

type Texts = NonNullable<AppVersion['texts']>
export type TextField = keyof Texts

export interface ChangedText {
  field: TextField
  before: string | null
  after: string | null
}

const fields: readonly TextField[] = ['title', 'shortDescription', 'promotionalText', 'description']

/** The texts of a listing that came with a version; null: those of it or of the one before are not known. */
export function changedTexts(version: AppVersion, before: AppVersion | undefined): ChangedText[] | null {
  const [now, then] = [version.texts, before?.texts]
  if (!now || !then) return null
  return fields
    .filter((field) => now[field] !== then[field])
    .map((field) => ({ field, before: then[field], after: now[field] }))
}
