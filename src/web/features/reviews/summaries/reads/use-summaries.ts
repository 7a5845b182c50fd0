import { useEffect } from 'react'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { followSummaries } from '../watch/follow-summaries.ts'
import { summariesRead } from './summary-reads.ts'

/** An app's summaries; those that are being made are asked for again, also once the page is left. */
export function useSummaries(orgId: string, app: AppRef, onReveal: (summary: SummaryListed) => void) {
  const list = useRead(summariesRead(orgId, app))
  const { data } = list
  const { trackId, store } = app
  useEffect(() => {
    if (data) followSummaries(summariesRead(orgId, { trackId, store }), data.summaries, onReveal)
  }, [data, orgId, trackId, store, onReveal])
  return list
}
