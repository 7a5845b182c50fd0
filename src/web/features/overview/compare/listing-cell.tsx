import type { ReactNode } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { CellState } from '../listing-states.tsx'
import { listingOf, type Side } from './side.ts'

interface Props {
  side: Side
  /** Nothing: the market doesn't know it. */
  children: (details: AppDetails) => ReactNode
}

/** What one side's listing says; the side's head offers another try where it could not be had. */
export function ListingCell({ side, children }: Props) {
  const listing = listingOf(side)
  if (listing.state !== 'ready') return <CellState state={listing.state} locale={side.locale} />
  return children(listing.details) || <EmptyField />
}
