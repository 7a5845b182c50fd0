import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { withKeywords, type Tracked } from './tracked-in.ts'

/** The answer with tags given to and taken from keywords: first taken, then given. Tags that are new are made. */
export function withTags(
  tracked: Tracked,
  keywords: readonly string[],
  add: readonly KeywordTag[],
  remove: readonly string[],
): Tracked {
  const known = new Set(tracked.tags.map(({ name }) => name))
  const made = add.filter(({ name }) => !known.has(name))
  const tags = made.length === 0 ? tracked.tags : [...tracked.tags, ...made]
  return withKeywords({ ...tracked, tags }, keywords, (one) => {
    const left = one.tags.filter((name) => !remove.includes(name))
    return { ...one, tags: [...new Set([...left, ...add.map(({ name }) => name)])].toSorted() }
  })
}
