import type { ListingPart } from '#contract/overview-history.ts'

/** Parts whose change is one of pictures: their addresses, a line each. */
export const pictureParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['icon', 'header', 'screenshots'])

export const linesOf = (addresses: string | null): string[] => addresses?.split('\n').filter(Boolean) ?? []
