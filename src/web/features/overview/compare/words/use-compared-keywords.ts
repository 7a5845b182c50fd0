import { useMemo } from 'react'
import { listingOf, type Side } from '../side.ts'
import { compareKeywords, type ComparedKeyword } from './compare-keywords.ts'

/** The keywords of both listings; null while one of them is not there. */
export function useComparedKeywords(own: Side, competitor: Side): ComparedKeyword[] | null {
  const [ours, theirs] = [detailsOf(own), detailsOf(competitor)]
  return useMemo(() => (ours && theirs ? compareKeywords(ours, theirs) : null), [ours, theirs])
}

const detailsOf = (side: Side) => {
  const listing = listingOf(side)
  return listing.state === 'ready' ? listing.details : null
}
