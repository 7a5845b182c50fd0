import type { Competitor, Project } from '#contract/projects.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { knownCompetitors, resolveCompetitor } from './known-competitors.ts'
import { useSelectedCompetitor } from '../selected/use-selected.ts'
import { useProjectCompetitors } from './use-project-competitors.ts'

interface Competitors {
  /** Queued ones included; undefined: not known yet, `state` says why. */
  competitors: readonly Competitor[] | undefined
  /** null: there is none, or none is known yet. */
  selected: Competitor | null
  state: ReadState
  refresh: () => void
}

/**
 * The competitors of a project in one country and the selected one. In a country whose answer is not there yet, or was
 * never saved, they are as in another one: a change of the country keeps the competitor.
 */
export function useCompetitors(project: Project, locale: string): Competitors {
  // `knownCompetitors` reads the cache and the queue, which change without a change of its parameters.
  'use no memo'
  const result = useProjectCompetitors(project, locale)
  const competitorTrackId = useSelectedCompetitor()
  const competitors = result.data?.content ?? knownCompetitors(project, locale)
  return {
    competitors,
    selected: competitors ? resolveCompetitor(competitors, competitorTrackId) : null,
    state: readState(result),
    refresh: result.refresh,
  }
}
