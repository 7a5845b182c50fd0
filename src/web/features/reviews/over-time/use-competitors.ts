import { useState } from 'react'
import { getCompetitorReviews, type CompetitorReviews } from '#contract/reviews/competitors.ts'
import type { Competitor } from '#contract/projects.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'

/** Most competitors in one chart. */
export const COMPETITORS_MAX = 4

export interface ComparedApp {
  competitor: Competitor
  color: string
  /** null: it is not chosen. */
  result: ReadResult<CompetitorReviews> | null
}

/** The competitors whose public reviews can be compared; none is selected at first. */
export function useCompetitors({ project, locale }: AppInCountry) {
  const { projectId } = project
  const [ids, setIds] = useState<readonly string[]>([])
  const competitors = useRead(competitorsRead(projectId, locale)).data?.content ?? []
  const chosen = competitors.filter(({ trackId }) => ids.includes(trackId))
  const results = useReads(chosen.map(({ trackId }) => read(getCompetitorReviews, { params: { projectId, trackId } })))
  const apps = competitors.map((competitor, index): ComparedApp => ({
    competitor,
    color: `var(--sg-c${(index % 7) + 2})`,
    result: results[chosen.indexOf(competitor)] ?? null,
  }))
  const toggle = (trackId: string) =>
    setIds(ids.includes(trackId) ? ids.filter((one) => one !== trackId) : [...ids, trackId].slice(0, COMPETITORS_MAX))
  return { apps, toggle }
}
