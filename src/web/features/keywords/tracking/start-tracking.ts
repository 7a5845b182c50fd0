import { change, type KeywordsOf } from './change-keywords.ts'
import { inBatches } from './in-batches.ts'

interface More {
  /** Tags that all of them get. */
  tags?: readonly string[]
  /** Further tracked countries. */
  alsoIn?: readonly string[]
  /** Since when they were tracked before: a removal is undone. */
  since?: ReadonlyMap<string, string>
}

/** Tracks keywords, normalised ones, as many commands as they need. Resolves whether all are kept; a failure is told. */
export async function startTracking(
  of: KeywordsOf,
  names: readonly string[],
  { tags = [], alsoIn = [], since }: More = {},
): Promise<boolean> {
  const addedAt = new Date().toISOString()
  for (const keywords of inBatches(names)) {
    const isKept = await change('addKeywords', {
      ...of,
      keywords,
      tags: [...tags],
      alsoIn: [...alsoIn],
      addedAt,
      ...(since && { trackedSince: keywords.map((keyword) => since.get(keyword) ?? addedAt) }),
    })
    if (!isKept) return false
  }
  return true
}
