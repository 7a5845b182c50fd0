import { holdsForms } from '../holds-words.ts'
import { formsOf } from '../words.ts'
import type { KeywordKind } from './brand.ts'
import type { Movement } from './rank-movement.ts'

/** Tags that are worked out and not stored, in the order in which they are shown. */
export const systemTags = [
  'brand',
  'generic',
  'in-title',
  'in-subtitle',
  'in-keyword-field',
  'top-10',
  'new',
  'lost',
] as const
export type SystemTag = (typeof systemTags)[number]

export interface TaggedTexts {
  title: string
  /** Subtitle, or short description of Google Play. */
  shortDescription: string | null
  /** A draft, or the field itself where it is known; null: neither. */
  keywordField: string | null
}

interface TaggedKeyword {
  keyword: string
  /** Today, from 1; null: not among the places that the store lists. */
  rank: number | null
  kind: KeywordKind | null
  /** In the period that is looked at. */
  movement: Movement | null
}

/**
 * Tells the tags of an app's keywords. A keyword is in a text if all its words are, in any order, as the stores match them.
 * What is not known gives no tag.
 */
export function systemTagger(
  { title, shortDescription, keywordField }: TaggedTexts,
  locale: string,
): (keyword: TaggedKeyword) => SystemTag[] {
  const inTitle = holdsForms(title, locale)
  const inSubtitle = holdsForms(shortDescription ?? '', locale)
  const inKeywordField = holdsForms(keywordField ?? '', locale)
  return ({ keyword, rank, kind, movement }) => {
    const words = formsOf(keyword, locale)
    const has: Record<SystemTag, boolean> = {
      brand: kind === 'MY_BRAND' || kind === 'OTHER_BRAND',
      generic: kind === 'GENERIC',
      'in-title': inTitle(words),
      'in-subtitle': inSubtitle(words),
      'in-keyword-field': inKeywordField(words),
      'top-10': rank !== null && rank >= 1 && rank <= 10,
      new: movement === 'new',
      lost: movement === 'lost',
    }
    return systemTags.filter((tag) => has[tag])
  }
}
