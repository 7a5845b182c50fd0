import { ListingPart, type ListingChange } from '#contract/overview/history.ts'

/** Parts whose change is one of pictures: their addresses, a line each. */
export const pictureParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['icon', 'header', 'screenshots'])

export const linesOf = (addresses: string | null): string[] => addresses?.split('\n').filter(Boolean) ?? []

/** Which parts changed, in the listing's order. */
export const changedParts = (changes: readonly ListingChange[]): ListingPart[] =>
  ListingPart.options.filter((part) => changes.some((change) => change.part === part))
