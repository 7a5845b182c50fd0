import type { ComponentType } from 'react'
import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'

/** What became of a listing since the last visit. */
export interface Found {
  /** Device time of what was seen then, ms since 1970. */
  since: number
  /** Newest first, at least one. */
  changes: readonly ListingChange[]
  store: Store
  /** The project's own app, not a competitor. */
  isOwn: boolean
  /** Of the store's texts. */
  lang: string
}

/** With what draws it, which comes late. */
export interface Drawn extends Found {
  Line: ComponentType<{ found: Found }>
  Mark: ComponentType<{ found: Found; part: ListingPart }>
}
