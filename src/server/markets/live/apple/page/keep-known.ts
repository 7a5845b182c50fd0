import type { ProductPage } from './product-page.ts'

/** Parts whose length tells whether a page was read whole. */
const PARTS = ['versions', 'purchases', 'media', 'similar', 'reviews', 'privacyTypes', 'accessibility'] as const
export type Part = (typeof PARTS)[number] | 'ratings'

export interface Lapse {
  part: Part
  before: number
  now: number
}

/**
 * What is kept after a page was read, and which of its parts are suspiciously short. A part that fell to half or to
 * nothing keeps its last value once: the second reading in a row that says so is believed. A page older than the last
 * one, as its newest version tells, comes from a slow copy of the store and changes nothing.
 */
export function keepKnown(read: ProductPage, last: ProductPage | null): { page: ProductPage; lapses: Lapse[] } {
  if (last === null) return { page: read, lapses: [] }
  if (newestOf(read) < newestOf(last)) return { page: last, lapses: [] }
  const lapses = ([...PARTS, 'ratings'] as const)
    .map((part) => ({ part, before: sizeOf(last, part), now: sizeOf(read, part) }))
    .filter(({ before, now }) => before > 0 && now * 2 <= before)
  const page = { ...read, doubted: lapses.map(({ part }) => part) }
  for (const { part } of lapses) if (!last.doubted.includes(part)) Object.assign(page, { [part]: last[part] })
  // What was doubted and is now believed is no longer in doubt.
  page.doubted = page.doubted.filter((part) => !last.doubted.includes(part))
  return { page, lapses }
}

/** 0: not known. */
const newestOf = ({ versions }: ProductPage): number =>
  Math.max(0, ...(versions ?? []).flatMap(({ releasedAt }) => (releasedAt === null ? [] : Date.parse(releasedAt))))

function sizeOf(page: ProductPage, part: Part): number {
  if (part === 'ratings') return page.ratings?.count ?? 0
  if (part === 'media') return (page.media ?? []).reduce((sum, { screenshots }) => sum + screenshots.length, 0)
  return page[part]?.length ?? 0
}
